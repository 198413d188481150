import type { HostedPage, Tier } from '@fit-to-print/backend/contracts/subscription';
import { callSignedIn } from './signedIn.ts';
import { patience, plainAnswer } from './subscription.ts';

/** The address of a page of the payment provider's: where a package is paid, or where a subscription is managed. */
export async function hostedPage(
  page: 'checkout' | 'portal',
  token: string,
  tier: Tier | undefined,
): Promise<string> {
  const name = page === 'portal' ? 'customer-portal' : 'create-checkout';
  const response = await callSignedIn(name, token, {
    body: page === 'checkout' && tier ? { tier } : undefined,
    signal: AbortSignal.timeout(patience),
  });
  return (await plainAnswer<HostedPage>(name, response)).url;
}
