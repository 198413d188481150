import { beginAccountAction } from '../_shared/accountAction.ts';
import { signedInFunction } from '../_shared/signedInFunction.ts';
import { hostedPage, withStripe } from '../_shared/stripe.ts';

const name = 'customer-portal';

/** Creates a page at Stripe on which the caller sees, changes and cancels the subscription. */
export default signedInFunction(name, [], async (caller, env) => {
  const account = await beginAccountAction('billing', caller, env);
  if ('status' in account) return account;
  const { customer_id: customer } = account;
  if (!customer)
    return {
      status: 409,
      error: 'You have no subscription to manage yet. Choose a package on the rate card first.',
    };
  return withStripe(name, async stripe => {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${env.siteUrl}/pricing`,
    });
    return hostedPage(url);
  });
});
