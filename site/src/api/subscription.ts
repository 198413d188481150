import type { HostedPage, SubscriptionStatus, TierId } from '@fit-to-print/backend/contracts/subscription';
import { callFunction } from './callAsUser.ts';
import { referenceOf } from './requestReference.ts';

/** A failed call, with the reference to quote. */
export class FailedCall extends Error {
  readonly status: number;
  readonly reference: string | undefined;
  constructor(name: string, status: number, reference: string | undefined) {
    super(`${name} answered ${status}.`);
    this.status = status;
    this.reference = reference;
  }
}

/** Rejects unless the response is OK. */
async function call<Answer>(...[name, options]: Parameters<typeof callFunction>): Promise<Answer> {
  const response = await callFunction(name, options);
  if (!response.ok) {
    const { reference } = referenceOf(await response.json().catch(() => null));
    throw new FailedCall(name, response.status, reference);
  }
  return (await response.json()) as Answer;
}

/** @param token The token that was reported last. The client itself would refresh it if the clock is wrong, which starts another check. */
export const checkSubscription = (token: string, signal: AbortSignal) =>
  call<SubscriptionStatus>('check-subscription', { token, signal });

/** The URL of the payment provider's checkout or portal. Null if the session has ended. */
export async function fetchHostedPageUrl(
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
    if (error instanceof FailedCall && error.status === 401) return null;
    throw error;
  }
}
