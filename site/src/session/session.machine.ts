import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import { assign, fromPromise, setup } from 'xstate';
import type { AuthEvent } from '../api/authService.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** A link in a mail that had been used, or had lain too long: what it was to do. */
export type FailedLink = 'confirmation' | 'recovery';

/** Why the visitor has no session: they gave it up at Google, it failed, or it is there and the service does not say whose it is. */
export type Refusal = 'denied' | 'failed' | 'unreachable';

export interface SessionContext {
  user: User | null;
  /** Whose session ended by itself: they may be writing still. */
  ended: User | null;
  /** Came by the link of a forgotten password, and has not chosen another yet. */
  recovering: boolean;
  /** Brought the visitor here, and did not sign them in. */
  failedLink: FailedLink | null;
  refusal: Refusal | null;
  /** As of the last check. A check that failed counts as no subscription. */
  subscription: SubscriptionStatus;
}

const unsubscribed: SubscriptionStatus = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
};
const signedOutContext = { user: null, ended: null, recovering: false, subscription: unsubscribed } as const;

/**
 * Who reads. `unknown` is what a prerendered page knows, and what a page that is left remembers: nothing.
 * Whatever the service reports, it is the user that comes with it who decides.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as
      /** A session is stored, or the address carries the answer of a sign-in; the service is being asked. */
      | { type: 'restore'; recovering: boolean }
      /** Nobody is signed in, or whoever was has signed out; the service need not be asked. */
      | { type: 'signedOut' }
      /** The service cannot be asked. */
      | { type: 'unreachable' }
      /** There is another password. */
      | { type: 'recovered' }
      | { type: 'linkFailed'; link: FailedLink }
      | { type: 'refused'; refusal: Refusal }
      /** The visitor was told why. */
      | { type: 'refusalAcknowledged' }
      /** The subscription may be another by now. */
      | { type: 'recheck' }
      | { type: 'auth'; event: AuthEvent; user: User | null }
      /** The page goes, perhaps into the browser's back/forward cache. */
      | { type: 'leave' },
  },
  actors: {
    check: fromPromise<SubscriptionStatus>(() =>
      Promise.reject(new Error('The session cannot check a subscription: provide the actor `check`.')),
    ),
  },
  actions: {
    /** Without words for the visitor: the specification has it logged only. */
    logFailure: (_args, _params: { error: unknown }) => {},
  },
  delays: {
    /** How long the service may take to say who it is. Then the visitor is told. */
    timeoutMs: 15_000,
  },
}).createMachine({
  id: 'session',
  context: { ...signedOutContext, failedLink: null, refusal: null },
  initial: 'unknown',
  on: {
    restore: { target: '.loading', actions: assign(({ event: { recovering } }) => ({ recovering })) },
    signedOut: { target: '.signedOut', actions: assign(signedOutContext) },
    unreachable: '.unreachable',
    recovered: { actions: assign({ recovering: false }) },
    linkFailed: { actions: assign(({ event }) => ({ failedLink: event.link })) },
    auth: [
      {
        guard: ({ event }) => event.user !== null,
        target: '.signedIn',
        actions: assign(({ context, event }) => ({
          user: event.user,
          recovering: context.recovering || event.event === 'PASSWORD_RECOVERY',
          ended: null,
          // Whoever is signed in has no use for what the link was to do.
          failedLink: null,
        })),
      },
      {
        target: '.signedOut',
        actions: assign(({ context }) => ({ ...signedOutContext, ended: context.user ?? context.ended })),
      },
    ],
    refused: { actions: assign(({ event }) => ({ refusal: event.refusal })) },
    refusalAcknowledged: { actions: assign({ refusal: null }) },
    leave: { target: '.unknown', actions: assign({ ...signedOutContext, failedLink: null, refusal: null }) },
  },
  states: {
    unknown: {},
    loading: { after: { timeoutMs: 'unreachable' } },
    /** Nobody is signed out by that. The client goes on trying, where it is there, and reports who it is. */
    unreachable: { entry: assign({ refusal: 'unreachable' }) },
    signedOut: {},
    /** The service tells it again whenever something changes, and then it is checked again. */
    signedIn: {
      initial: 'checking',
      on: { recheck: '.checking' },
      states: {
        checking: {
          invoke: {
            src: 'check',
            onDone: {
              target: 'checked',
              actions: assign(({ event }) => ({ subscription: event.output })),
            },
            onError: {
              target: 'checked',
              actions: [
                assign({ subscription: unsubscribed }),
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
        checked: {},
      },
    },
  },
});
