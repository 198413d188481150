/** The first steps of every function that calls Stripe for an account, or deletes the account. */
import type { Caller } from './caller.ts';
import { type AccountState, rpc } from './database.ts';
import { hmac } from './digest.ts';
import type { Env } from './env.ts';
import { rateLimited, type ErrorResult } from './response.ts';

/**
 * Counts a call against the account's rate limit, and returns what the calling function has to know about the account.
 * @param action `billing` before Stripe is called, `account` before the account is deleted: each has its own limit
 * @returns the state of the account, or the rejection of a call over the limit
 */
export async function beginAccountAction(
  action: 'billing' | 'account',
  caller: Caller,
  env: Env,
): Promise<AccountState | ErrorResult> {
  const result = await rpc(env, 'begin_account_action', {
    p_action: action,
    p_user_id: caller.id,
    p_session_id: caller.sessionId,
    p_user_hash: hmac(env.hashSecret, caller.id),
  });
  return result.outcome === 'limited' ? rateLimited(result.retry_after) : result;
}
