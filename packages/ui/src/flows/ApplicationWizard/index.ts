export type { ApplicationAnswers, ApplicationOutcome, ApplicationProblems } from './application.machine.ts';
export {
  ApplicationWizard,
  type ApplicationCopy,
  type ApplicationWizardProps,
} from './ApplicationWizard.tsx';
export type { DraftStore } from './useSaving.ts';
