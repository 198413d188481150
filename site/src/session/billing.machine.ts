import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import { assign, emit, fromPromise, setup } from 'xstate';

/** Pages of the payment provider's: where a package is paid, and where a subscription is managed. */
export type HostedPageName = 'checkout' | 'portal';

export interface BillingContext {
  /** The package that was pressed; undefined for whatever there is to manage. */
  tier: TierId | undefined;
  page: HostedPageName;
}

const unprovided = (actor: string) => () =>
  Promise.reject(new Error(`Billing has no such call: provide the actor \`${actor}\`.`));

/**
 * Checkout and portal (specification, section 4): whoever is not signed in signs in first, a subscriber gets the portal,
 * anyone else checkout. It knows neither windows nor the network: what is to be opened or said is emitted.
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
    /** Which page is for whoever pressed; null for a stranger. */
    identify: fromPromise<HostedPageName | null>(unprovided('identify')),
    /** Null when their session turns out to have ended. */
    address: fromPromise<string | null, BillingContext>(unprovided('address')),
  },
  delays: {
    /** How long each of them may take. */
    timeoutMs: 15_000,
  },
}).createMachine({
  id: 'billing',
  context: { tier: undefined, page: 'checkout' },
  initial: 'idle',
  on: {
    open: {
      target: '.identifying',
      // As far as it is known; a subscriber is led to the portal from everywhere.
      actions: assign(({ event: { tier } }) => ({ tier, page: tier ? 'checkout' : 'portal' })),
    },
  },
  states: {
    idle: {},
    /** It may not be known yet who subscribes. */
    identifying: {
      invoke: {
        src: 'identify',
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
        src: 'address',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'anonymous' },
          {
            target: 'opened',
            actions: emit(({ context, event }) => ({
              type: 'opened' as const,
              page: context.page,
              url: event.output!,
            })),
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
