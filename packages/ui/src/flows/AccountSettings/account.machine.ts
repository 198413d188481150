// The state machine of the account's settings: the download of the user's data, and the deletion of the account.
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, type Outcome, rejectionOf, timeoutMs } from '../shared/request.ts';

/** The kind of text that the user enters to confirm the deletion: the password, or a given word if the account has no password. */
export type Reauthentication = 'password' | 'word';

/** The outcome of a request. `isAboutPassword`: the request was rejected because the password is wrong or missing. */
export type AccountOutcome = Outcome<{ readonly isAboutPassword: boolean }>;

/** What the settings' state machine remembers. */
export interface AccountContext {
  reauthentication: Reauthentication;
  /** The entered password or word. Empty unless a request needs it. */
  entered: string;
  /** The error message about the entered text; null if nothing is wrong. */
  problem: string | null;
  /** The number of times that the user tried to delete the account. */
  submitCount: number;
}

/** Downloads an account's data and deletes the account. The component provides the requests and shows the outcome. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    input: {} as { reauthentication: Reauthentication },
    events: {} as
      | { type: 'download' }
      /** Opens the dialog that confirms the deletion. */
      | { type: 'requestDeletion' }
      | { type: 'cancel' }
      | { type: 'submit'; entered: string; problem: string | null },
    emitted: {} as
      | { type: 'downloaded' }
      | { type: 'deleted' }
      | {
          type: 'failed';
          request: 'download' | 'delete';
          message: string | undefined;
          /** The request's reference, which the user can quote to support. */
          reference: string | undefined;
        },
  },
  actors: {
    download: fromPromise<AccountOutcome>(mustBeProvided('download')),
    delete: fromPromise<AccountOutcome, { password: string | undefined }>(mustBeProvided('delete')),
  },
  delays: { timeoutMs },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({
    reauthentication: input.reauthentication,
    entered: '',
    problem: null,
    submitCount: 0,
  }),
  initial: 'idle',
  on: {
    submit: [
      {
        guard: ({ event }) => event.problem !== null,
        target: '.invalid',
        actions: assign(({ context, event }) => ({
          problem: event.problem,
          submitCount: context.submitCount + 1,
        })),
      },
      {
        target: '.deleting',
        actions: assign(({ context, event }) => ({
          entered: event.entered,
          problem: null,
          submitCount: context.submitCount + 1,
        })),
      },
    ],
    cancel: { target: '.idle', actions: assign({ entered: '', problem: null }) },
  },
  states: {
    idle: { on: { download: 'downloading', requestDeletion: 'confirming', submit: {} } },
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
      after: { timeoutMs: { target: 'idle', actions: emit(({ event }) => failed('download', event)) } },
      on: { submit: {}, cancel: {} },
    },
    confirming: {},
    invalid: {},
    deleting: {
      invoke: {
        src: 'delete',
        input: ({ context: { reauthentication, entered } }) => ({
          password: reauthentication === 'password' ? entered : undefined,
        }),
        onDone: [
          { guard: ({ event }) => event.output.accepted, target: 'deleted' },
          {
            guard: ({ event: { output } }) => !output.accepted && output.isAboutPassword === true,
            target: 'failed',
            // The server may ask for a password although the account was taken to have none.
            actions: assign(({ event }) => ({
              reauthentication: 'password' as const,
              problem: rejectionOf(event).message ?? null,
            })),
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { timeoutMs: 'failed' },
      // The deletion cannot be canceled, and a double click sends one request.
      on: { submit: {}, cancel: {} },
    },
    failed: { entry: [assign({ entered: '' }), emit(({ event }) => failed('delete', event))] },
    deleted: { type: 'final', entry: [assign({ entered: '' }), emit({ type: 'deleted' as const })] },
  },
});

function failed(request: 'download' | 'delete', event: object) {
  const { message, reference } = rejectionOf(event);
  return { type: 'failed' as const, request, message, reference };
}
