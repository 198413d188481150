import type { SubscriptionStatus } from '../_shared/contracts/subscription.ts';
import { rpc } from '../_shared/database.ts';
import { signedInFunction } from '../_shared/signedInFunction.ts';

/** Returns whether the caller has a subscription, and to which tier (monthly package), from the copy that `stripe-webhook` stores. */
export default signedInFunction('check-subscription', [], async (caller, env) => {
  const status = await rpc(env, 'subscription_status', { p_user_id: caller.id });
  return { body: status satisfies SubscriptionStatus };
});
