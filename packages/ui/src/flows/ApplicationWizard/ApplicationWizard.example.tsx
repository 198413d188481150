// An example of `ApplicationWizard` in an app.
import {
  type ApplicationAnswers,
  type ApplicationCopy,
  type ApplicationOutcome,
  ApplicationWizard,
  type DraftStore,
} from '@fit-to-print/ui/flows/ApplicationWizard';

interface ApplyProps {
  copy: ApplicationCopy;
  drafts: DraftStore;
  send: (answers: ApplicationAnswers, signal: AbortSignal) => Promise<ApplicationOutcome>;
  /** Opens the sign-in, and resolves to whether the visitor has signed in. */
  signIn: () => Promise<boolean>;
  onSent: () => void;
}

/**
 * It needs a `ToastProvider` around it, which shows whether the application was sent. `opened` has the saved drafts with which the wizard
 * opens; here none is saved. `prefilled` has the answers to start with if there is no draft. `validate` returns error messages by field.
 */
export const Apply = ({ copy, drafts, send, signIn, onSent }: ApplyProps) => (
  <ApplicationWizard
    copy={copy}
    prefilled={{ email: 'ada@hopyard.example' }}
    opened={{ current: null, otherDraft: null }}
    drafts={drafts}
    validate={({ firstName }) => (firstName.trim() ? {} : { firstName: 'Enter your first name.' })}
    submit={send}
    signIn={signIn}
    onSubmitted={onSent}
  />
);
