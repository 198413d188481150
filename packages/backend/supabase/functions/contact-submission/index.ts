// The edge function that receives the contact form.
import { clientAddress, type ConnectionInfo, customerNetwork } from '../_shared/address.ts';
import { serverError, type ErrorResult } from '../_shared/response.ts';
import { mediaType, readBody, readJson, fieldsError } from '../_shared/body.ts';
import { attributionFields } from '../_shared/contracts/attribution.ts';
import {
  idempotencyTextOf,
  messageFields,
  minimumElapsedMs,
  prefillParameter,
  validateContact,
} from '../_shared/contracts/contact.ts';
import { rpc } from '../_shared/database.ts';
import { hmac, sha256 } from '../_shared/digest.ts';
import { readEnv, readSiteOrigin } from '../_shared/env.ts';
import { browserFunction, type Outcome } from '../_shared/browserFunction.ts';
import { respondToSubmission, toColumns } from '../_shared/submission.ts';
import { errorPage, prefilledPage } from './page.ts';

/** A decoded body. `form` holds the fields as typed, if a browser without script has posted them. */
interface Body {
  input: unknown;
  form?: Record<string, string>;
}

const functionName = 'contact-submission';

/**
 * Accepts a message from the contact form, and stores it exactly once. The response to JSON is JSON. The response to a form post, from a
 * browser without script, is a redirect to the thank-you page, whose fragment shows the confirmation, or a page with the errors and the
 * text that was typed. With `prefillParameter` in the URL, as a link of a static page has it, the response is the form, filled in with
 * the posted values, and nothing is stored.
 */
export default browserFunction(functionName, async (request, connection) => {
  if (isFromOtherSite(request)) return { status: 403, error: 'Send the form from our own site.' };
  const parsed = await decode(request);
  const { form } = { form: undefined, ...parsed };
  if (form && new URL(request.url).searchParams.has(prefillParameter)) {
    return prefilledPage(form, readSiteOrigin());
  }
  const outcome =
    'input' in parsed
      ? await submit(parsed.input, request, connection).catch(serverError(functionName))
      : parsed;
  if (mediaType(request) !== formType) return outcome;
  if ('body' in outcome) {
    return new Response(null, {
      status: 303,
      headers: { location: `${readSiteOrigin()}/contact/thanks#sent` },
    });
  }
  return errorPage(outcome, form ?? {}, readSiteOrigin());
});

/**
 * True if a page of another site has sent the request. It could send messages with the browsers and addresses of all its visitors. The
 * form is on our site, and on the error page of this function, whose origin is that of the API. A request without an origin comes from no page.
 */
function isFromOtherSite(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = readSiteOrigin();
  // If the setting is malformed, the site is unknown. No lead is lost for it.
  const api = URL.parse(process.env.SUPABASE_URL ?? '')?.origin;
  return Boolean(origin && site) && origin !== site && origin !== api;
}

const formType = 'application/x-www-form-urlencoded';

const tooLongError = 'The message is too long. Shorten it and send it again.';

async function decode(request: Request): Promise<Body | ErrorResult> {
  const type = mediaType(request);
  if (type === 'application/json') return readJson(request, { tooLongError });
  if (type !== formType) return { status: 415, error: `Send application/json or ${formType}.` };
  const bytes = await readBody(request);
  if (!bytes) return { status: 413, error: tooLongError };
  try {
    const pairs = [...new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes))];
    const form = Object.fromEntries(pairs);
    // A repeated field becomes a list, which the schema rejects because it is not text.
    const repeated = pairs.filter(([name, value]) => form[name] !== value).map(([name]) => [name, []]);
    return { input: { ...form, ...Object.fromEntries(repeated) }, form };
  } catch {
    return { status: 400, error: 'The form could not be read. Send it in UTF-8.' };
  }
}

async function submit(
  input: unknown,
  request: Request,
  connection: ConnectionInfo | undefined,
): Promise<Outcome> {
  const validation = validateContact(input);
  if (!validation.ok) return fieldsError(Object.entries(validation.fields));

  const { value } = validation;
  const { email, idempotencyKey, elapsedMs } = value;
  if (elapsedMs !== undefined && elapsedMs < minimumElapsedMs) {
    // The error text tells a fast person to send again.
    const retryAfter = Math.ceil((minimumElapsedMs - elapsedMs) / 1000);
    return {
      status: 429,
      error: 'This was sent too soon after the page opened. Wait a few seconds and send it again.',
      retryAfter,
    };
  }

  const env = readEnv();
  const address = clientAddress(request, connection, env.trustedProxies);
  const network = address && customerNetwork(address);
  // HMACs, so that the database can count the messages of a sender without storing its IP address. submit_contact says what each stands for.
  const result = await rpc(env, 'submit_contact', {
    p_idempotency_key: idempotencyKey || sha256(idempotencyTextOf(value, new Date())),
    p_message: toColumns(messageFields, value),
    p_attribution: toColumns(attributionFields, value),
    p_address_hash: address === undefined ? null : hmac(env.hashSecret, address),
    p_network_hash: network === undefined ? null : hmac(env.hashSecret, network),
    p_email_hash: hmac(env.hashSecret, email.toLowerCase()),
  });
  return respondToSubmission(
    result,
    env,
    'This form was already sent with different text. Reload the page to send a new message.',
  );
}
