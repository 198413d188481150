// The state machine of the list of browsers in which the user is signed in (sessions).
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, timeoutMs } from '../shared/request.ts';

/** A browser in which the account is signed in. */
export interface AccountSession {
  readonly id: string;
  /** `Firefox on Linux`; null if it is not known any more. */
  readonly browser: string | null;
  /** An ISO 8601 date. */
  readonly signedInAt: string;
  /** An ISO 8601 date. */
  readonly lastUsedAt: string;
  /** The session of this browser. */
  readonly isCurrent: boolean;
}

/** What the state machine of the list of sessions remembers. */
export interface SessionsContext {
  /** The sessions of the account, the one of this browser first. */
  sessions: readonly AccountSession[];
  /** The ids of the sessions that are being ended. */
  ending: readonly string[];
}

/** Whether sessions were ended. `signInNeeded`: none was, because the user has signed in too long ago. */
export type EndResult = 'ended' | 'signInNeeded';

/** Lists the sessions of the account, and ends any of them except the current one. The component provides the requests. */
export const sessionsMachine = setup({
  types: {
    context: {} as SessionsContext,
    events: {} as { type: 'retry' } | { type: 'end'; ids: readonly string[] },
    emitted: {} as { type: EndResult } | { type: 'failed' },
  },
  actors: {
    load: fromPromise<readonly AccountSession[]>(mustBeProvided('load')),
    end: fromPromise<EndResult, readonly string[]>(mustBeProvided('end')),
  },
  delays: { timeoutMs },
}).createMachine({
  id: 'sessions',
  context: { sessions: [], ending: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: assign(({ event }) => ({ sessions: event.output })) },
        onError: 'unknown',
      },
      after: { timeoutMs: 'unknown' },
    },
    unknown: { on: { retry: 'loading' } },
    ready: {
      entry: assign({ ending: [] }),
      on: { end: { target: 'ending', actions: assign(({ event }) => ({ ending: event.ids })) } },
    },
    ending: {
      invoke: {
        src: 'end',
        input: ({ context }) => context.ending,
        onDone: [
          {
            guard: ({ event }) => event.output === 'signInNeeded',
            target: 'ready',
            actions: emit({ type: 'signInNeeded' as const }),
          },
          {
            target: 'ready',
            actions: [
              assign(({ context: { sessions, ending } }) => ({
                sessions: sessions.filter(({ id }) => !ending.includes(id)),
              })),
              emit({ type: 'ended' as const }),
            ],
          },
        ],
        onError: { target: 'ready', actions: emit({ type: 'failed' as const }) },
      },
      after: { timeoutMs: { target: 'ready', actions: emit({ type: 'failed' as const }) } },
    },
  },
});
