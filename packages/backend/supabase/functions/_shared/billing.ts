import { type Refusal, rateLimited } from './response.ts';
import type { Caller } from './caller.ts';
import { rpc } from './database.ts';
import { hmac } from './digest.ts';
import type { Env } from './env.ts';

/** The state of an account at Stripe. */
interface Billing {
  customer: string | null;
  subscribed: boolean;
}

/** Call this before calling Stripe for a user: it limits how often that happens. */
export async function beginBilling(caller: Caller, env: Env): Promise<Billing | Refusal> {
  const result = await rpc(env, 'begin_account_action', {
    p_action: 'billing',
    p_user_id: caller.id,
    p_session_id: caller.sessionId,
    p_user_hash: hmac(env.hashSecret, caller.id),
  });
  if (result.outcome === 'limited') {
    return rateLimited(result.retry_after);
  }
  return { customer: result.customer_id, subscribed: result.subscribed };
}
