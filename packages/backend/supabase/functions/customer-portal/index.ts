import { beginBilling } from '../_shared/billing.ts';
import { readFields } from '../_shared/body.ts';
import type { HostedPage } from '../_shared/contracts/subscription.ts';
import { forSignedIn } from '../_shared/signedIn.ts';
import { openStripe } from '../_shared/stripe.ts';

/** Opens a page of Stripe's on which the caller sees, changes and cancels what they subscribe to. */
export default forSignedIn('customer-portal', async (caller, env, request) => {
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
