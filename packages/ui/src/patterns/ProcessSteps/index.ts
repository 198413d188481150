export { ProcessSteps, type ProcessStepsProps, type Step } from './ProcessSteps.tsx';
