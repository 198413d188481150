export type {
  ApplicationAnswers,
  ApplicationOutcome,
  ApplicationProblems,
  ApplicationRequest,
} from './application.machine.ts';
export {
  type ApplicationCopy,
  ApplicationWizard,
  type ApplicationWizardProps,
  type DraftStore,
} from './ApplicationWizard.tsx';
