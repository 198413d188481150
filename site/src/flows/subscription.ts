import type { HostedPage, SubscriptionStatus, Tier } from '@fit-to-print/backend/contracts/subscription';
import { referenceOf } from './reference.ts';
import { fetchWithRetry } from './retry.ts';

/** How long a call may take, its retries included. In ms. */
const patience = 15_000;

/** An answer that is no plain yes, and what to quote to whoever looks into it. */
export class RefusedCall extends Error {
  readonly reference: string | undefined;
  constructor(message: string, reference: string | undefined) {
    super(message);
    this.reference = reference;
  }
}

/** Calls a function for whoever the token is of. Rejects when there is no plain answer. */
async function call<Answer>(
  name: string,
  token: string,
  { signal, body }: { signal?: AbortSignal; body?: object } = {},
): Promise<Answer> {
  const response = await fetchWithRetry(
    `${import.meta.env.VITE_SUPABASE_URL as string}/functions/v1/${name}`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
    },
  );
  if (!response.ok) {
    const { reference } = referenceOf(await response.json().catch(() => null));
    throw new RefusedCall(`${name} answered ${response.status}.`, reference);
  }
  return (await response.json()) as Answer;
}

export const checkSubscription = (token: string, signal: AbortSignal) =>
  call<SubscriptionStatus>('check-subscription', token, { signal });

/** The address of a page of the payment provider's: where a package is paid, or where a subscription is managed. */
export async function hostedPage(
  page: 'checkout' | 'portal',
  token: string,
  tier: Tier | undefined,
): Promise<string> {
  const { url } =
    page === 'portal'
      ? await call<HostedPage>('customer-portal', token)
      : await call<HostedPage>('create-checkout', token, tier ? { body: { tier } } : {});
  return url;
}
