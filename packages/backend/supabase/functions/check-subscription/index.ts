import { readFields } from '../_shared/body.ts';
import type { SubscriptionStatus } from '../_shared/contracts/subscription.ts';
import { rpc } from '../_shared/database.ts';
import { signedInFunction } from '../_shared/signedIn.ts';

/** The caller's subscription, from the copy that `stripe-webhook` keeps. */
export default signedInFunction('check-subscription', async (caller, env, request) => {
  const body = await readFields(request, []);
  if ('refusal' in body) return body.refusal;
  const status = await rpc(env, 'subscription_status', { p_user_id: caller.id });
  return { body: status satisfies SubscriptionStatus };
});
