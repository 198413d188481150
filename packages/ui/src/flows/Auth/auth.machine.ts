// The state machine of the sign-in form, which also creates accounts and sets new passwords (its modes).
import { assign, emit, fromPromise, setup } from 'xstate';
import { type SubmissionState, countSubmission, hasProblems } from '../shared/submission.ts';
import { mustBeProvided, type Outcome, rejectionOf, timeoutMs } from '../shared/request.ts';

/** The fields that the form needs, by mode. A mode is the purpose that the form serves. */
export const fieldsOfMode = {
  signIn: ['email', 'password'],
  signUp: ['email', 'password'],
  requestReset: ['email'],
  resendConfirmation: ['email'],
  setPassword: ['password'],
} as const;
export type AuthMode = keyof typeof fieldsOfMode;
/** The modes that end with an email. */
export type EmailMode = 'signUp' | 'requestReset' | 'resendConfirmation';

/** What the visitor enters into the form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}
/** Error messages, by field. */
export type AuthProblems = Readonly<Partial<Record<keyof Credentials, string>>>;

/** The outcome of a request. A rejection may name the field that it is about. */
export type AuthOutcome = Outcome<{ readonly field: keyof Credentials }>;

/** What the form's state machine remembers. */
export interface AuthContext extends SubmissionState<AuthProblems> {
  mode: AuthMode;
  /** The credentials that were submitted last. A change of the mode replaces the email address by the one in the field, and clears the password. */
  credentials: Credentials;
}

/** Signs in and up, resets passwords and resends confirmations. The component provides the requests and shows the outcome. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    input: {} as { mode: AuthMode },
    events: {} as
      | { type: 'submit'; credentials: Credentials; problems: AuthProblems }
      | { type: 'continueWithGoogle' }
      | { type: 'changeMode'; mode: AuthMode; email: string }
      | { type: 'resend' }
      /** The browser's back button restored the page after it left for Google. */
      | { type: 'pageRestored' },
    emitted: {} as
      | { type: 'signedIn' }
      | { type: 'passwordSet' }
      | { type: 'emailSent'; mode: AuthMode }
      | { type: 'failed'; mode: AuthMode; message: string | undefined },
  },
  actors: {
    authenticate: fromPromise<AuthOutcome, { mode: AuthMode; credentials: Credentials }>(
      mustBeProvided('authenticate'),
    ),
    redirectToGoogle: fromPromise<AuthOutcome>(mustBeProvided('redirectToGoogle')),
  },
  delays: { timeoutMs },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    mode: input.mode,
    credentials: { email: '', password: '' },
    problems: {},
    submitCount: 0,
  }),
  initial: 'idle',
  on: {
    submit: [
      {
        guard: hasProblems,
        target: '.invalid',
        actions: assign(({ context, event }) => countSubmission(context, event)),
      },
      {
        target: '.submitting',
        actions: assign(({ context, event }) => ({
          ...countSubmission(context, event),
          credentials: event.credentials,
        })),
      },
    ],
    continueWithGoogle: { target: '.redirecting', actions: assign({ problems: {} }) },
    changeMode: {
      target: '.idle',
      actions: assign(({ event }) => ({
        mode: event.mode,
        credentials: { email: event.email, password: '' },
        problems: {},
      })),
    },
  },
  states: {
    idle: {},
    invalid: {},
    submitting: {
      invoke: {
        src: 'authenticate',
        input: ({ context: { mode, credentials } }) => ({ mode, credentials }),
        onDone: [
          {
            guard: ({ event }) => !event.output.accepted,
            target: 'failed',
            actions: assign(({ event: { output } }) => ({
              problems:
                !output.accepted && output.field && output.message ? { [output.field]: output.message } : {},
            })),
          },
          { guard: ({ context }) => context.mode === 'signIn', target: 'signedIn' },
          { guard: ({ context }) => context.mode === 'setPassword', target: 'passwordSet' },
          { target: 'emailSent' },
        ],
        onError: 'failed',
      },
      after: { timeoutMs: 'failed' },
      // The machine keeps the password only while a request needs it.
      exit: assign(({ context }) => ({ credentials: { ...context.credentials, password: '' } })),
      // Ignored while a request runs, so that a double click sends one request.
      on: { submit: {}, continueWithGoogle: {}, changeMode: {} },
    },
    redirecting: {
      invoke: {
        src: 'redirectToGoogle',
        onDone: { guard: ({ event }) => !event.output.accepted, target: 'failed' },
        onError: 'failed',
      },
      after: { timeoutMs: 'failed' },
      on: { submit: {}, continueWithGoogle: {}, changeMode: {}, pageRestored: 'idle' },
    },
    failed: {
      entry: emit(({ context, event }) => ({
        type: 'failed' as const,
        mode: context.mode,
        message: rejectionOf(event).message,
      })),
    },
    signedIn: { type: 'final', entry: emit({ type: 'signedIn' as const }) },
    passwordSet: { type: 'final', entry: emit({ type: 'passwordSet' as const }) },
    emailSent: {
      entry: emit(({ context }) => ({ type: 'emailSent' as const, mode: context.mode })),
      on: {
        submit: {},
        continueWithGoogle: {},
        resend: {
          target: 'submitting',
          // After signing up the account exists: only its email is sent again.
          actions: assign(({ context: { mode } }) => ({
            mode: mode === 'signUp' ? 'resendConfirmation' : mode,
          })),
        },
      },
    },
  },
});
