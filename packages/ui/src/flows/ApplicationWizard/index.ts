// `ApplicationWizard`: the form for a partnership application, with two stages and a review.
// A flow is a form or a dialog with a state machine.
export type { ApplicationAnswers, ApplicationOutcome, ApplicationProblems } from './application.machine.ts';
export {
  type ApplicationCopy,
  ApplicationWizard,
  type ApplicationWizardProps,
} from './ApplicationWizard.tsx';
export type { DraftStore } from './useDraftSaving.ts';
