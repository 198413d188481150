import { assign, setup } from 'xstate';

/** What the authentication service reports (specification, section 4). */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

export interface User {
  readonly id: string;
  readonly email: string;
}

/**
 * Who reads. `unknown` is what a prerendered page knows, and what a page that is left remembers: nothing.
 * Whatever the service reports, it is the user that comes with it who decides.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { user: User | null },
    events: {} as
      /** A session is stored, or the address carries the answer of a sign-in; the service is being asked. */
      | { type: 'restore' }
      /** Nobody is signed in, and the service need not be asked. */
      | { type: 'none' }
      | { type: 'auth'; event: AuthEvent; user: User | null }
      /** The page goes, perhaps into the browser's back/forward cache. */
      | { type: 'leave' },
  },
  delays: {
    /** How long the service may take to say who it is. Then the page goes on without. */
    patience: 15_000,
  },
}).createMachine({
  id: 'session',
  context: { user: null },
  initial: 'unknown',
  on: {
    restore: '.loading',
    none: { target: '.signedOut', actions: assign({ user: null }) },
    auth: [
      {
        guard: ({ event }) => event.user !== null,
        target: '.signedIn',
        actions: assign({ user: ({ event }) => event.user }),
      },
      { target: '.signedOut', actions: assign({ user: null }) },
    ],
    leave: { target: '.unknown', actions: assign({ user: null }) },
  },
  states: {
    unknown: {},
    loading: { after: { patience: 'signedOut' } },
    signedOut: {},
    signedIn: {},
  },
});
