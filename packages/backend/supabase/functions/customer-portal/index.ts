import { beginAccountAction } from '../_shared/accountAction.ts';
import type { HostedPage } from '../_shared/contracts/subscription.ts';
import { signedInFunction } from '../_shared/signedInFunction.ts';
import { openStripe } from '../_shared/stripe.ts';

/** Creates a page at Stripe on which the caller sees, changes and cancels the subscription. */
export default signedInFunction('customer-portal', [], async (caller, env) => {
  const account = await beginAccountAction('billing', caller, env);
  if ('status' in account) return account;
  if (!account.customer_id)
    return {
      status: 409,
      error: 'You have no subscription to manage yet. Choose a package on the rate card first.',
    };
  const { url } = await openStripe().billingPortal.sessions.create({
    customer: account.customer_id,
    return_url: `${env.siteUrl}/pricing`,
  });
  return { body: { url } satisfies HostedPage };
});
