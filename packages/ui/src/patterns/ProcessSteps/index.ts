// `ProcessSteps`: the five steps of the studio’s work for a client, illustrated by the production of a newspaper page.
export { ProcessSteps, type ProcessStepsProps, type Step } from './ProcessSteps.tsx';
