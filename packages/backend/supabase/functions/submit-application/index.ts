import { minutes, type Refusal } from '../_shared/answer.ts';
import { readJson, wrongFields } from '../_shared/body.ts';
import type { Caller } from '../_shared/caller.ts';
import { type ApplicationResponse, validateApplication } from '../_shared/contracts/application.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import type { Env } from '../_shared/env.ts';
import { afterResponse } from '../_shared/http.ts';
import { dispatchSoon } from '../_shared/outbox.ts';
import { forSignedIn } from '../_shared/signedIn.ts';

/** Accepts an application of whoever is signed in: once it says so, it is in the database, exactly once. */
export default forSignedIn('submit-application', async (caller, env, request) => {
  const body = await readJson(request, {
    tooLong: 'The application is too long. Shorten it and send it again.',
  });
  return 'input' in body ? submit(body.input, caller, env) : body;
});

async function submit(
  input: unknown,
  caller: Caller,
  env: Env,
): Promise<{ body: ApplicationResponse } | Refusal> {
  const checked = validateApplication(input);
  if (!checked.ok) return wrongFields(Object.entries(checked.fields));
  const { profileData: profile, applicationData: business, idempotencyKey, attribution } = checked.value;
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
    p_utm_source: attribution.utm_source ?? null,
    p_utm_medium: attribution.utm_medium ?? null,
    p_utm_campaign: attribution.utm_campaign ?? null,
    p_utm_term: attribution.utm_term ?? null,
    p_utm_content: attribution.utm_content ?? null,
    p_referrer: attribution.referrer ?? null,
    p_landing_page: attribution.landingPage ?? null,
    p_user_hash: hmac(env.hashSecret, caller.id),
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
  if (result.outcome === 'accepted') afterResponse(dispatchSoon(env));
  return { body: { success: true } };
}
