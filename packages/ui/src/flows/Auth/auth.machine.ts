import { assign, emit, fromPromise, setup } from 'xstate';

/**
 * What the form is for: to sign in or up, to have a mail sent that leads to a new password, to have the confirmation sent
 * again, and to choose the new password. Each asks for no more than it needs.
 */
export const fieldsOf = {
  signIn: ['email', 'password'],
  signUp: ['email', 'password'],
  recover: ['email'],
  resend: ['email'],
  renew: ['password'],
} as const;
export type AuthMode = keyof typeof fieldsOf;
/** Those that end with a mail. */
export type MailingMode = 'signUp' | 'recover' | 'resend';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
/** What is wrong and what to do about it, by field. */
export type AuthProblems = Readonly<Partial<Record<keyof Credentials, string>>>;

/** How a call ended. A refusal carries the service's own message, and names the field that it is about. */
export type AuthOutcome =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly message?: string; readonly field?: keyof Credentials };

export interface AuthContext {
  mode: AuthMode;
  /** As last used: the address goes along from sign-in to sign-up, and the confirmation names it. */
  credentials: Credentials;
  problems: AuthProblems;
  /** How often sending was tried. */
  attempt: number;
}

/** How long a call may take before it counts as failed. In ms. */
export const patience = 15_000;

const unprovided = (actor: string) => () =>
  Promise.reject(new Error(`Signing in has no such call: provide the actor \`${actor}\`.`));

/**
 * Signing in, signing up and what may come between, in the dialog and on the page. It knows neither the document nor the service: the calls come
 * with `provide`, and what became of them is emitted for whoever shows the form to say.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    input: {} as { mode: AuthMode },
    events: {} as
      | { type: 'submit'; credentials: Credentials; problems: AuthProblems }
      | { type: 'google' }
      | { type: 'switch'; mode: AuthMode; email: string }
      /** The mail did not come. */
      | { type: 'again' }
      /** The visitor came back from Google by the browser's back button. */
      | { type: 'return' },
    emitted: {} as
      | { type: 'signedIn' }
      /** Signed in all along; the password is another now. */
      | { type: 'renewed' }
      | { type: 'mailed'; mode: AuthMode }
      /** With what the service said, where it said something. */
      | { type: 'failed'; mode: AuthMode; message: string | undefined },
  },
  actors: {
    authenticate: fromPromise<AuthOutcome, { mode: AuthMode; credentials: Credentials }>(
      unprovided('authenticate'),
    ),
    google: fromPromise<AuthOutcome>(unprovided('google')),
  },
  delays: { patience },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    mode: input.mode,
    credentials: { email: '', password: '' },
    problems: {},
    attempt: 0,
  }),
  initial: 'idle',
  on: {
    submit: [
      {
        guard: ({ event }) => Object.keys(event.problems).length > 0,
        target: '.invalid',
        actions: assign(({ context, event }) => ({
          problems: event.problems,
          attempt: context.attempt + 1,
        })),
      },
      {
        target: '.submitting',
        actions: assign(({ context, event }) => ({
          credentials: event.credentials,
          problems: {},
          attempt: context.attempt + 1,
        })),
      },
    ],
    google: { target: '.redirecting', actions: assign({ problems: {} }) },
    switch: {
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
          { guard: ({ context }) => context.mode === 'renew', target: 'renewed' },
          { target: 'confirming' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
      // Nothing keeps a password longer than the call needs it.
      exit: assign(({ context }) => ({ credentials: { ...context.credentials, password: '' } })),
      // One press, one call.
      on: { submit: {}, google: {}, switch: {} },
    },
    /** On the way to Google: this page goes, unless the way is blocked. */
    redirecting: {
      invoke: {
        src: 'google',
        onDone: { guard: ({ event }) => !event.output.accepted, target: 'failed' },
        onError: 'failed',
      },
      after: { patience: 'failed' },
      on: { submit: {}, google: {}, switch: {}, return: 'idle' },
    },
    failed: {
      entry: emit(({ context, event }) => ({
        type: 'failed' as const,
        mode: context.mode,
        message: saidBy(event),
      })),
    },
    signedIn: { type: 'final', entry: emit({ type: 'signedIn' as const }) },
    renewed: { type: 'final', entry: emit({ type: 'renewed' as const }) },
    confirming: {
      entry: emit(({ context }) => ({ type: 'mailed' as const, mode: context.mode })),
      on: {
        submit: {},
        google: {},
        again: {
          target: 'submitting',
          // The account is there already; only its mail is missing.
          actions: assign(({ context: { mode } }) => ({ mode: mode === 'signUp' ? 'resend' : mode })),
        },
      },
    },
  },
});

/** The message of a refusal; a call that broke or hung says nothing to a visitor. */
function saidBy(event: object): string | undefined {
  const { output } = event as { output?: AuthOutcome };
  return output?.accepted === false ? output.message : undefined;
}
