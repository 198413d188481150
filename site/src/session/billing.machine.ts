// The state machine of a click that opens a page of the payment provider. A tier is a monthly package.
import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { OpenedPage } from '../api/subscription.ts';

/** The payment provider's pages: checkout to buy a tier, the portal to manage a subscription. */
export type HostedPageName = 'checkout' | 'portal';

/** What the state machine of checkout and portal remembers. */
export interface BillingContext {
  /** The tier that was clicked; undefined if the user clicked “Manage subscription”. */
  tier: TierId | undefined;
  page: HostedPageName;
}

const mustBeProvided = (actor: string) => () =>
  Promise.reject(new Error(`Billing has no such call: provide the actor \`${actor}\`.`));

/**
 * Checkout and portal (specification, section 4): anonymous visitors sign in first. A click on a tier opens the portal for a subscriber,
 * and checkout for any other user. “Manage subscription” always opens the portal. The machine opens no window and calls no service itself: it emits what to open or to show.
 */
export const billingMachine = setup({
  types: {
    context: {} as BillingContext,
    events: {} as { type: 'open'; tier: TierId | undefined },
    emitted: {} as
      | { type: 'anonymous'; tier: TierId | undefined }
      | { type: 'opened'; page: HostedPageName; url: string }
      | { type: 'failed'; page: HostedPageName; error: unknown },
  },
  actors: {
    /** The page for the current user; null for an anonymous visitor. */
    chooseHostedPage: fromPromise<HostedPageName | null, BillingContext>(mustBeProvided('chooseHostedPage')),
    /** The page that the server opens, which may be another than the one asked for; null if the session has ended. */
    openPage: fromPromise<OpenedPage | null, BillingContext>(mustBeProvided('openPage')),
  },
  delays: {
    /** The longest time that each call may take. */
    timeoutMs: 15_000,
  },
}).createMachine({
  id: 'billing',
  context: { tier: undefined, page: 'checkout' },
  initial: 'idle',
  on: {
    open: {
      target: '.choosingPage',
      // Preliminary: a subscriber gets the portal in any case.
      actions: assign(({ event: { tier } }) => ({ tier, page: tier ? 'checkout' : 'portal' })),
    },
  },
  states: {
    idle: {},
    /** Waits until it is known whether the user subscribes. */
    choosingPage: {
      invoke: {
        src: 'chooseHostedPage',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'anonymous' },
          { target: 'opening', actions: assign(({ event }) => ({ page: event.output! })) },
        ],
        onError: 'failed',
      },
      after: { timeoutMs: 'failed' },
      on: { open: {} },
    },
    anonymous: { entry: emit(({ context }) => ({ type: 'anonymous' as const, tier: context.tier })) },
    opening: {
      invoke: {
        src: 'openPage',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'anonymous' },
          {
            target: 'opened',
            actions: emit(({ event }) => ({ type: 'opened' as const, ...event.output! })),
          },
        ],
        onError: 'failed',
      },
      after: { timeoutMs: 'failed' },
      on: { open: {} },
    },
    opened: {},
    failed: {
      entry: emit(({ context, event }) => ({
        type: 'failed' as const,
        page: context.page,
        error: (event as { error?: unknown }).error,
      })),
    },
  },
});
