import type { SubscriptionStatus } from '../_shared/contracts/subscription.ts';
import { rpc } from '../_shared/database.ts';
import { forSignedIn } from '../_shared/signedIn.ts';

/** Whether the caller subscribes, to what and until when: read from the mirror that `stripe-webhook` keeps. */
export default forSignedIn('check-subscription', async (caller, env) => ({
  body: await rpc<SubscriptionStatus>(env, 'subscription_status', { p_user_id: caller.id }),
}));
