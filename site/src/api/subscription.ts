// Asks the backend for the user's subscription, and for the pages of the payment provider. A tier is a monthly package.
import type { HostedPage, SubscriptionStatus, TierId } from '@fit-to-print/backend/contracts/subscription';
import { callFunction } from './callAsUser.ts';
import { referenceOf } from './functionResponse.ts';

/** A failed call, with the reference to quote. */
export class FailedCall extends Error {
  readonly status: number;
  readonly reference: string | undefined;
  /** The function's error message for the visitor. Undefined if the response is a gateway's HTML page. */
  readonly reason: string | undefined;
  constructor(name: string, status: number, body: unknown) {
    super(`${name} answered ${status}.`);
    this.status = status;
    this.reference = referenceOf(body).reference;
    const { error } = Object(body) as { error?: unknown };
    this.reason = typeof error === 'string' ? error : undefined;
  }
}

/** Calls a function, and returns the JSON of its response. Rejects unless the response is OK. */
async function call<Answer>(...[name, options]: Parameters<typeof callFunction>): Promise<Answer> {
  const response = await callFunction(name, options);
  if (response.ok) return (await response.json()) as Answer;
  throw new FailedCall(name, response.status, await response.json().catch(() => null));
}

/**
 * Reads the subscription of the signed-in user from the backend. Rejects if the backend does not know whether there is a paid one.
 * @param token The access token that the auth client reported last. Asking the client for it could refresh it, if this device's
 * clock is wrong, and every new token starts another check.
 */
export async function checkSubscription(token: string, signal: AbortSignal): Promise<SubscriptionStatus> {
  const status = await call<SubscriptionStatus>('check-subscription', { token, signal });
  if (status.subscribed === null) throw new Error('It is not known whether the subscription is paid.');
  return status;
}

/** A page of the payment provider. */
export interface OpenedPage extends HostedPage {
  /** The page of the payment provider: its checkout, or its portal for subscriptions. */
  page: 'checkout' | 'portal';
}

/**
 * Opens the payment provider's checkout of a tier, or the portal if there is no tier, and returns its URL; null if the session has
 * ended. A checkout always names its tier, because the server sells the first tier to a request that names none. If the server rejects a checkout
 * because the user subscribes already (409), it opens the portal.
 */
export async function openPage(tier: TierId | undefined): Promise<OpenedPage | null> {
  try {
    if (!tier) return { page: 'portal', ...(await call<HostedPage>('customer-portal')) };
    return { page: 'checkout', ...(await call<HostedPage>('create-checkout', { body: { tier } })) };
  } catch (error) {
    if (!(error instanceof FailedCall)) throw error;
    if (error.status === 401) return null;
    if (error.status === 409 && tier) return openPage(undefined);
    throw error;
  }
}
