import { readFields } from '../_shared/body.ts';
import type { SubscriptionStatus } from '../_shared/contracts/subscription.ts';
import { rpc } from '../_shared/database.ts';
import { forSignedIn } from '../_shared/signedIn.ts';

/** Whether the caller subscribes, to what and until when: read from the mirror that `stripe-webhook` keeps. */
export default forSignedIn('check-subscription', async (caller, env, request) => {
  const body = await readFields(request, []);
  if ('refusal' in body) return body.refusal;
  const status = await rpc(env, 'subscription_status', { p_user_id: caller.id });
  return { body: status satisfies SubscriptionStatus };
});
