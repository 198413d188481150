import { beginBilling } from '../_shared/billing.ts';
import { readFields } from '../_shared/body.ts';
import type { HostedPage } from '../_shared/contracts/subscription.ts';
import { signedInFunction } from '../_shared/signedIn.ts';
import { openStripe } from '../_shared/stripe.ts';

/** Creates a page at Stripe on which the caller sees, changes and cancels the subscription. */
export default signedInFunction('customer-portal', async (caller, env, request) => {
  const body = await readFields(request, []);
  if ('refusal' in body) return body.refusal;
  const billing = await beginBilling(caller, env);
  if ('status' in billing) return billing;
  if (!billing.customer) return { status: 409, error: 'There is no subscription to manage yet.' };
  const { url } = await openStripe().billingPortal.sessions.create({
    customer: billing.customer,
    return_url: `${env.siteUrl}/pricing`,
  });
  return { body: { url } satisfies HostedPage };
});
