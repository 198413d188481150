// `ApplicationWizard`: the application for a partnership: two stages and a review.
export type { ApplicationAnswers, ApplicationOutcome, ApplicationProblems } from './application.machine.ts';
export {
  type ApplicationCopy,
  ApplicationWizard,
  type ApplicationWizardProps,
} from './ApplicationWizard.tsx';
export type { DraftStore } from './useDraftSaving.ts';
