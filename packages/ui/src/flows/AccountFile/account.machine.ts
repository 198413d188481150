import { assign, emit, fromPromise, setup } from 'xstate';

/** How somebody shows that it is them: by the password, or, where the account has none, by a word typed on purpose. */
export type Proof = 'password' | 'word';

/** How a call ended. A refusal carries the service's own message. */
export type AccountOutcome =
  | { readonly accepted: true }
  | {
      readonly accepted: false;
      readonly message?: string;
      /** It was the password that was refused. */
      readonly password?: boolean;
      /** What can be quoted of the refusal, when asking us. */
      readonly reference?: string;
    };

export interface AccountContext {
  proof: Proof;
  /** For as long as a call needs it. */
  typed: string;
  /** What is wrong with it, and what to do about it. */
  problem: string | null;
  /** How often deleting was tried. */
  attempt: number;
}

/** How long a call may take, its retries included, before it counts as failed. In ms. */
export const patience = 15_000;

const unprovided = (actor: string) => () =>
  Promise.reject(new Error(`The account's file has no such call: provide the actor \`${actor}\`.`));

/**
 * What an account's owner may do with what is held about them: take a copy of it, and have it deleted. It knows neither the
 * document nor the service: the calls come with `provide`, and what became of them is emitted for whoever shows it to say.
 */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    input: {} as { proof: Proof },
    events: {} as
      | { type: 'download' }
      /** Wants to delete: is asked first. */
      | { type: 'ask' }
      | { type: 'keep' }
      | { type: 'submit'; typed: string; problem: string | null },
    emitted: {} as
      | { type: 'downloaded' }
      | { type: 'deleted' }
      /** With what the service said, where it said something. */
      | {
          type: 'failed';
          call: 'download' | 'delete';
          message: string | undefined;
          reference: string | undefined;
        },
  },
  actors: {
    download: fromPromise<AccountOutcome>(unprovided('download')),
    delete: fromPromise<AccountOutcome, { password: string | undefined }>(unprovided('delete')),
  },
  delays: { patience },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ proof: input.proof, typed: '', problem: null, attempt: 0 }),
  initial: 'idle',
  on: {
    submit: [
      {
        guard: ({ event }) => event.problem !== null,
        target: '.invalid',
        actions: assign(({ context, event }) => ({ problem: event.problem, attempt: context.attempt + 1 })),
      },
      {
        target: '.deleting',
        actions: assign(({ context, event }) => ({
          typed: event.typed,
          problem: null,
          attempt: context.attempt + 1,
        })),
      },
    ],
    keep: { target: '.idle', actions: assign({ typed: '', problem: null }) },
  },
  states: {
    idle: { on: { download: 'downloading', ask: 'asking', submit: {} } },
    downloading: {
      invoke: {
        src: 'download',
        onDone: [
          {
            guard: ({ event }) => event.output.accepted,
            target: 'idle',
            actions: emit({ type: 'downloaded' as const }),
          },
          { target: 'idle', actions: emit(({ event }) => failed('download', event)) },
        ],
        onError: { target: 'idle', actions: emit(({ event }) => failed('download', event)) },
      },
      after: { patience: { target: 'idle', actions: emit(({ event }) => failed('download', event)) } },
      on: { submit: {}, keep: {} },
    },
    /** The dialog is open. */
    asking: {},
    invalid: {},
    deleting: {
      invoke: {
        src: 'delete',
        input: ({ context }) => ({ password: context.proof === 'password' ? context.typed : undefined }),
        onDone: [
          { guard: ({ event }) => event.output.accepted, target: 'deleted' },
          {
            guard: ({ event }) => !event.output.accepted && event.output.password === true,
            target: 'failed',
            // An account that was thought to have no password may turn out to have one.
            actions: assign(({ event }) => ({
              proof: 'password' as const,
              problem: refusalOf(event)?.message ?? null,
            })),
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
      // It is too late to think again, and once is enough.
      on: { submit: {}, keep: {} },
    },
    failed: { entry: [assign({ typed: '' }), emit(({ event }) => failed('delete', event))] },
    deleted: { type: 'final', entry: [assign({ typed: '' }), emit({ type: 'deleted' as const })] },
  },
});

const failed = (call: 'download' | 'delete', event: object) => ({
  type: 'failed' as const,
  call,
  message: refusalOf(event)?.message,
  reference: refusalOf(event)?.reference,
});

/** What was refused; a call that broke or hung says nothing to a visitor. */
function refusalOf(event: object) {
  const { output } = event as { output?: AccountOutcome };
  return output?.accepted === false ? output : undefined;
}
