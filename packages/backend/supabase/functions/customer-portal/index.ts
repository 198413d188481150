import { beginAccountAction } from '../_shared/accountAction.ts';
import type { ErrorResult } from '../_shared/response.ts';
import { signedInFunction } from '../_shared/signedInFunction.ts';
import { findSubscribedCustomer, hostedPage, withStripe } from '../_shared/stripe.ts';

const functionName = 'customer-portal';

/**
 * Creates a page at Stripe on which the caller sees, changes and cancels the subscription. A page shows one customer: of several
 * subscriptions with the caller's address, one that will be renewed. After it is canceled, the next call shows another one.
 */
export default signedInFunction(functionName, [], async (caller, env) => {
  const account = await beginAccountAction('billing', caller, env);
  if ('status' in account) return account;
  return withStripe(functionName, async stripe => {
    const customer =
      (await findSubscribedCustomer(stripe, caller, account.customer_ids)) ?? account.customer_id;
    if (!customer) return noSubscription;
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${env.siteUrl}/account`,
    });
    return hostedPage(url);
  });
});

const noSubscription: ErrorResult = {
  status: 409,
  error: 'You have no subscription to manage yet. Choose a package on the rate card first.',
};
