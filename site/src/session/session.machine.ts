// The state machine of a visitor's session: not known yet, signed out, or signed in with a subscription.
import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import { assign, fromPromise, setup } from 'xstate';
import type { AuthEvent } from '../api/authService.ts';

/** The signed-in user. */
export interface User {
  readonly id: string;
  readonly email: string;
}

/** The purpose of an expired or used link in a mail: to confirm an address, or to set a new password. */
export type FailedLink = 'confirmation' | 'recovery';

/**
 * The reason for which a session ended although the user did not sign out in this tab: the service refused to renew it (`ended`), the browser's storage was
 * cleared, or the user signed out or deleted the account in another tab.
 */
export type SessionEnd = 'ended' | 'cleared' | 'signedOutInOtherTab' | 'deletedInOtherTab';

/**
 * The message for a visitor who returns. `confirmed`: the address is confirmed. `denied`: the visitor canceled at Google. `failed`: the
 * sign-in failed. `unreachable`: the service does not respond. `signedIn`: a mailed link was opened while another user is signed in, who
 * stays signed in. The others say why the session has ended.
 */
export type SessionNotice = 'confirmed' | 'denied' | 'failed' | 'unreachable' | 'signedIn' | SessionEnd;

/** What the session's state machine remembers. */
export interface SessionContext {
  user: User | null;
  /** The user whose session expired. Kept, because a form may have text of theirs that is not sent yet. */
  expiredUser: User | null;
  /** True after a click on a mailed link that asks for a password (a new account, or a forgotten password), until the password is set. */
  mustSetPassword: boolean;
  /** The link that brought the visitor here and did not sign them in. */
  failedLink: FailedLink | null;
  /** The message about the session that the visitor has not seen yet; null if there is none. */
  notice: SessionNotice | null;
  /** The result of the last check; null while it is unknown: before the first check, and after one that failed. */
  subscription: SubscriptionStatus | null;
  /** The number of checks that have failed in a row. */
  failedChecks: number;
}

const signedOutContext = {
  user: null,
  expiredUser: null,
  mustSetPassword: false,
  subscription: null,
  failedChecks: 0,
} as const;

/**
 * The visitor's session. It is `unknown` on a prerendered page, and on a page in the back/forward cache. The machine reads the user
 * from every event of the service; only the event `PASSWORD_RECOVERY` also means that a new password is needed.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as
      /** A session is stored, or is in the URL: the service is asked whether it is valid. */
      | { type: 'restore'; mustSetPassword: boolean }
      /** No session is stored, or the user signed out. The service is not asked. */
      | { type: 'signedOut' }
      /** The service does not respond. */
      | { type: 'unreachable' }
      /** The link of a mail asks for a new password. */
      | { type: 'passwordNeeded' }
      /** A new password is set. */
      | { type: 'passwordChanged' }
      | { type: 'linkFailed'; link: FailedLink }
      | { type: 'notice'; notice: SessionNotice }
      /** The visitor has seen the notice. */
      | { type: 'noticeAcknowledged' }
      /** The subscription may have changed. */
      | { type: 'recheckSubscription' }
      | { type: 'auth'; event: AuthEvent; user: User | null }
      /** The visitor leaves the page, which may go to the back/forward cache. */
      | { type: 'leave' },
  },
  actors: {
    checkSubscription: fromPromise<SubscriptionStatus>(() =>
      Promise.reject(new Error('Provide the actor checkSubscription.')),
    ),
  },
  actions: {
    /** The failure is logged (docs/specification.md, section 8). The account page shows it, too. */
    logFailure: (_args, _params: { error: unknown }) => {},
  },
  delays: {
    /** The longest time that the service may take to identify the user. After that, the visitor sees a message. */
    timeoutMs: 15_000,
    /** The wait after a failed check: 5, 10, 20 s and so on, at most 5 minutes. The page also asks again when it gets the focus or is back online. */
    recheckMs: ({ context }) => Math.min(300_000, 2500 * 2 ** context.failedChecks),
  },
}).createMachine({
  id: 'session',
  context: { ...signedOutContext, failedLink: null, notice: null },
  initial: 'unknown',
  on: {
    restore: {
      target: '.loading',
      actions: assign(({ event: { mustSetPassword } }) => ({ mustSetPassword })),
    },
    signedOut: { target: '.signedOut', actions: assign(signedOutContext) },
    unreachable: '.unreachable',
    passwordNeeded: { actions: assign({ mustSetPassword: true }) },
    passwordChanged: { actions: assign({ mustSetPassword: false }) },
    linkFailed: { actions: assign(({ event }) => ({ failedLink: event.link, mustSetPassword: false })) },
    auth: [
      {
        guard: ({ event }) => event.user !== null,
        target: '.signedIn',
        actions: assign(({ context, event }) => ({
          user: event.user,
          subscription: event.user?.id === context.user?.id ? context.subscription : null,
          mustSetPassword: context.mustSetPassword || event.event === 'PASSWORD_RECOVERY',
          expiredUser: null,
          // A signed-in user does not need the link any more.
          failedLink: null,
        })),
      },
      {
        target: '.signedOut',
        actions: assign(({ context, event }) => ({
          ...signedOutContext,
          expiredUser: context.user ?? context.expiredUser,
          notice: event.event === 'SIGNED_OUT' ? 'ended' : context.notice,
        })),
      },
    ],
    notice: { actions: assign(({ event }) => ({ notice: event.notice })) },
    noticeAcknowledged: { actions: assign({ notice: null }) },
    leave: {
      target: '.unknown',
      actions: assign({ ...signedOutContext, failedLink: null, notice: null }),
    },
  },
  states: {
    unknown: {},
    loading: { after: { timeoutMs: 'unreachable' } },
    /** The stored session is kept. Supabase's client retries, and sends `auth` when it succeeds. */
    unreachable: { entry: assign({ notice: 'unreachable' }) },
    // The client may report the end of a session twice, and after the user's own sign-out.
    signedOut: { on: { auth: { guard: ({ event }) => !event.user } } },
    /** Each change that the service reports starts another check. */
    signedIn: {
      initial: 'checking',
      on: { recheckSubscription: '.checking' },
      states: {
        checking: {
          invoke: {
            src: 'checkSubscription',
            onDone: {
              target: 'checked',
              actions: assign(({ event }) => ({ subscription: event.output, failedChecks: 0 })),
            },
            onError: {
              target: 'unchecked',
              actions: [
                assign(({ context }) => ({ subscription: null, failedChecks: context.failedChecks + 1 })),
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
        checked: {},
        /** The subscription is not known, which is not the same as no subscription. */
        unchecked: { after: { recheckMs: 'checking' } },
      },
    },
  },
});
