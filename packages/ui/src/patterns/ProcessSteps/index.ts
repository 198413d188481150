// `ProcessSteps`: the five steps of the studio’s work for a client, illustrated by the production of a newspaper page.
// A pattern is a section of a page, made of components.
export { ProcessSteps, type ProcessStepsProps, type Step } from './ProcessSteps.tsx';
