import { failed, minutes, recorded, type Refusal } from '../_shared/answer.ts';
import { type Caller, callerOf } from '../_shared/caller.ts';
import {
  type ApplicationResponse,
  maximumApplicationBytes,
  validateApplication,
} from '../_shared/contracts/application.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import { type Env, readEnv } from '../_shared/env.ts';
import { afterResponse, cors, json, readBody } from '../_shared/http.ts';
import { log, reason } from '../_shared/log.ts';
import { dispatchSoon } from '../_shared/outbox.ts';

type Outcome = { status: 200; repeated: boolean } | Refusal;

const name = 'submit-application';

/** Accepts an application of whoever is signed in: once it says so, it is in the database, exactly once. */
export default {
  fetch: (request: Request): Promise<Response> =>
    recorded(name, request, requestId => answer(request, requestId)),
};

async function answer(request: Request, requestId: string): Promise<Response> {
  const env = readEnv();
  const headers = cors(request, env);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method !== 'POST') {
    return json({ success: false, error: 'Use POST.' }, 405, { ...headers, allow: 'POST, OPTIONS' });
  }
  const outcome = await accept(request, env).catch((error: unknown) => {
    log(name, { requestId, error: reason(error) });
    return failed;
  });
  if (outcome.status === 200) {
    if (!outcome.repeated) afterResponse(dispatchSoon(env));
    return json({ success: true } satisfies ApplicationResponse, 200, headers);
  }
  const { status, error, fields, retryAfter } = outcome;
  return json({ success: false, error, ...(fields && { fields }) } satisfies ApplicationResponse, status, {
    ...headers,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  });
}

async function accept(request: Request, env: Env): Promise<Outcome> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json') return { status: 415, error: 'Send application/json.' };
  // Before the body: nobody's is read.
  const caller = await callerOf(request, env);
  if (!caller) return { status: 401, error: 'Sign in again to send your application.' };
  const bytes = await readBody(request, maximumApplicationBytes);
  if (!bytes) return { status: 413, error: 'The application is too long. Shorten it and send it again.' };
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { status: 400, error: 'The request could not be read. Send valid JSON in UTF-8.' };
  }
  return submit(input, caller, env);
}

type SubmitResult =
  | { outcome: 'accepted' | 'repeated' | 'conflict' }
  | { outcome: 'limited'; retry_after: number };

async function submit(input: unknown, caller: Caller, env: Env): Promise<Outcome> {
  const checked = validateApplication(input);
  if (!checked.ok) return { status: 400, error: 'Some fields need another look.', fields: checked.fields };
  const { profileData: profile, applicationData: business, idempotencyKey } = checked.value;
  const result = await rpc<SubmitResult>(env, 'submit_application', {
    p_user_id: caller.id,
    p_account_email: caller.email,
    p_idempotency_key: idempotencyKey,
    p_first_name: profile.firstName,
    p_last_name: profile.lastName,
    p_email: profile.email,
    p_title: profile.title,
    p_company_name: profile.companyName,
    p_current_location: profile.currentLocation,
    p_phone_number: profile.phoneNumber,
    p_linkedin_url: profile.linkedinUrl || null,
    p_full_time: profile.fullTime,
    p_business_details: business.businessDetails,
    p_business_team: business.businessTeam,
    p_business_progress: business.businessProgress,
    p_business_strategy: business.businessStrategy,
    p_user_hash: await hmac(env.hashSecret, caller.id),
  });
  if (result.outcome === 'conflict') {
    return {
      status: 409,
      error: 'This application was already sent with other words. Reload the page to send it as it is now.',
    };
  }
  if (result.outcome === 'limited') {
    return {
      status: 429,
      error: `Too many applications have been sent. Please try again in ${minutes(result.retry_after)}.`,
      retryAfter: result.retry_after,
    };
  }
  return { status: 200, repeated: result.outcome === 'repeated' };
}
