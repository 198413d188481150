/** Calls the SQL functions of the database through its REST API. */
import { setTimeout as sleep } from 'node:timers/promises';
import { allowedFetch } from './allowedFetch.ts';
import type { DatabaseHealth } from './contracts/health.ts';
import type { AccountExport } from './contracts/account.ts';
import type { SubscriptionStatus } from './contracts/subscription.ts';
import type { Database } from './database.generated.ts';
import type { Env } from './env.ts';
import type { SubmissionResult } from './submission.ts';

type Functions = Database['public']['Functions'];

/** The result of a call over a rate limit. `retry_after`: seconds. */
export type RateLimited = { outcome: 'limited'; retry_after: number };

/** What a function has to know about an account before it changes the account or calls Stripe. */
export interface AccountState {
  outcome: 'ready';
  /** The customer at Stripe who subscribes, or who went to checkout. */
  customer_id: string | null;
  /** All customers at Stripe of the account: each purchase through a payment link has one. */
  customer_ids: readonly string[];
  subscribed: SubscriptionStatus['subscribed'];
  has_password: boolean;
  /** True if the session began within the last ten minutes. */
  signed_in_just_now: boolean;
  /** True for a member of the staff, also without a second factor in this session. */
  is_staff: boolean;
}

/** The content of `jsonb` results. All other types are generated. */
interface JsonResults {
  health: DatabaseHealth;
  submit_contact: SubmissionResult;
  submit_application: SubmissionResult;
  subscription_status: SubscriptionStatus;
  export_account: { outcome: 'ready'; data: AccountExport } | RateLimited;
  begin_account_action: AccountState | RateLimited;
  save_customer: { customer_id: string };
  /** `duplicate`: the event was processed before. `fetch_number` orders the fetches of a subscription from Stripe. */
  take_fetch_number: { outcome: 'duplicate' } | { outcome: 'new'; fetch_number: number };
  /**
   * `sold`: the first payment was stored. `ordered`: a later payment that includes a press release. `saved`: another change. `second`: the
   * buyer already had a subscription, so this one has to be canceled and refunded. `stale`: a later fetch was stored before.
   * `unknown_customer`: nothing was stored. `duplicate`: the event was processed before.
   */
  save_subscription: {
    outcome: 'sold' | 'ordered' | 'saved' | 'second' | 'stale' | 'unknown_customer' | 'duplicate';
  };
  /** The ids of subscriptions at Stripe. */
  subscriptions_to_fetch: readonly string[];
}

type Result<Name extends keyof Functions> = Name extends keyof JsonResults
  ? JsonResults[Name]
  : Functions[Name]['Returns'];

const timeoutMs = 10_000;
const maxDelayMs = 800;

/** Any argument may be null: the generated types do not say which arguments the SQL function accepts as null. */
type Arguments<Name extends keyof Functions> = {
  [Argument in keyof Functions[Name]['Args']]: Functions[Name]['Args'][Argument] | null;
};

/**
 * Calls a SQL function as `service_role`, the database role of our secret API key (header `apikey`). The names of its arguments begin
 * with `p_`. It uses no client library, because a cold start is faster without.
 * While the gateway does not reach the database (502, 503, 504), it retries after 200, 400 and 800 ms. No function does harm when it is
 * called twice: at worst a hit of a rate limit is counted twice, and mail that was handed out to be sent waits until its lease ends.
 * @throws when the call fails; the message has the error code, never the arguments.
 */
export async function rpc<Name extends keyof Functions>(
  env: Env,
  name: Name,
  args: Arguments<Name>,
): Promise<Result<Name>> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let delayMs = 200; ; delayMs *= 2) {
    const response = await allowedFetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: env.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal,
    });
    const body = await response.text();
    if (response.ok) return (body ? JSON.parse(body) : undefined) as Result<Name>;
    if (delayMs > maxDelayMs || ![502, 503, 504].includes(response.status)) {
      const code = /"code"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? 'no code';
      throw new Error(`${name} answered ${response.status} (${code}).`);
    }
    await sleep(delayMs, undefined, { signal });
  }
}
