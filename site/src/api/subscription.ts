import type { HostedPage, SubscriptionStatus, TierId } from '@fit-to-print/backend/contracts/subscription';
import { callFunction } from './call.ts';
import { referenceOf } from './reference.ts';

/** An answer that is no plain yes, and what to quote to whoever looks into it. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly reference: string | undefined;
  constructor(name: string, status: number, reference: string | undefined) {
    super(`${name} answered ${status}.`);
    this.status = status;
    this.reference = reference;
  }
}

/** Rejects when there is no plain answer. */
async function call<Answer>(...[name, options]: Parameters<typeof callFunction>): Promise<Answer> {
  const response = await callFunction(name, options);
  if (!response.ok) {
    const { reference } = referenceOf(await response.json().catch(() => null));
    throw new RefusedCall(name, response.status, reference);
  }
  return (await response.json()) as Answer;
}

/**
 * @param token As last reported. Asking the client for it, by a clock that is wrong, would refresh it, which is reported, and
 * has the subscription checked.
 */
export const checkSubscription = (token: string, signal: AbortSignal) =>
  call<SubscriptionStatus>('check-subscription', { token, signal });

/**
 * The address of a page of the payment provider's: where a package is paid, or where a subscription is managed. Null for whoever
 * has to sign in first: their session has ended.
 */
export async function hostedPage(
  page: 'checkout' | 'portal',
  tier: TierId | undefined,
): Promise<string | null> {
  try {
    const { url } =
      page === 'portal'
        ? await call<HostedPage>('customer-portal')
        : await call<HostedPage>('create-checkout', tier && { body: { tier } });
    return url;
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 401) return null;
    throw error;
  }
}
