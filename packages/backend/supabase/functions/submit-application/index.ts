import type { ConnectionInfo } from '../_shared/address.ts';
import { failed, minutes, recorded, type Refusal } from '../_shared/answer.ts';
import { mediaType, readJson } from '../_shared/body.ts';
import type { Caller } from '../_shared/caller.ts';
import { type ApplicationResponse, validateApplication } from '../_shared/contracts/application.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import { type Env, readEnv } from '../_shared/env.ts';
import { afterResponse, cors, json } from '../_shared/http.ts';
import { log, reason } from '../_shared/log.ts';
import { dispatchSoon } from '../_shared/outbox.ts';
import { identify } from '../_shared/signedIn.ts';

type Outcome = { status: 200; repeated: boolean } | Refusal;

const name = 'submit-application';

/** Accepts an application of whoever is signed in: once it says so, it is in the database, exactly once. */
export default {
  fetch: (request: Request, info?: ConnectionInfo): Promise<Response> =>
    recorded(name, request, () => answer(request, info), info),
};

async function answer(request: Request, info: ConnectionInfo | undefined): Promise<Response> {
  const env = readEnv();
  const headers = cors(request, env);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method !== 'POST') {
    return json({ success: false, error: 'Use POST.' }, 405, { ...headers, allow: 'POST, OPTIONS' });
  }
  const outcome = await accept(request, info, env).catch((error: unknown) => {
    log(name, { error: reason(error) });
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

async function accept(request: Request, info: ConnectionInfo | undefined, env: Env): Promise<Outcome> {
  if (mediaType(request) !== 'application/json') return { status: 415, error: 'Send application/json.' };
  // Before the body: nobody's is read.
  const caller = await identify(request, info, env);
  if ('status' in caller) {
    return caller.status === 401 ? { ...caller, error: 'Sign in again to send your application.' } : caller;
  }
  const body = await readJson(request, {
    tooLong: 'The application is too long. Shorten it and send it again.',
  });
  return 'input' in body ? submit(body.input, caller, env) : body;
}

async function submit(input: unknown, caller: Caller, env: Env): Promise<Outcome> {
  const checked = validateApplication(input);
  if (!checked.ok) return { status: 400, error: 'Some fields need another look.', fields: checked.fields };
  const { profileData: profile, applicationData: business, idempotencyKey } = checked.value;
  const result = await rpc(env, 'submit_application', {
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
