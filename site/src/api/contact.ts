// Checks the message of the contact form and sends it to the backend.
import {
  idempotencyTextOf,
  minimumElapsedMs,
  prefillParameter,
  validateContact,
} from '@fit-to-print/backend/contracts/contact';
import type {
  ContactOutcome,
  ContactProblems,
  ContactRequest,
  ContactValues,
} from '@fit-to-print/ui/flows/ContactForm';
import { backendUrl } from './backend.ts';
import { readAttribution } from './attribution.ts';
import { removeSavedLead } from './savedLead.ts';
import { readResponse } from './functionResponse.ts';
import { fetchWithRetry, wait } from './fetchWithRetry.ts';
import { sha256 } from './sha256.ts';

/** The form posts here: JSON with script, form data without. */
export const contactUrl = `${backendUrl}/functions/v1/contact-submission`;

/** A browser without script posts the home page's form here. The response is the contact form, filled in with the posted fields. */
export const prefillUrl = `${contactUrl}?${prefillParameter}`;

/** The checks that the function makes, with the same messages. */
export const validateMessage = (values: ContactValues): ContactProblems => {
  const checked = validateContact(values);
  return checked.ok ? {} : checked.fields;
};

/** The idempotency keys of this document's messages, by their words. */
const idempotencyKeys = new Map<string, string>();
/** The words as the function stores them, without the space around them. */
const wordsOf = (values: ContactValues) => JSON.stringify(validateContact(values));

/**
 * The idempotency key of a message: the same for every attempt until the message is accepted, also after midnight, so that a retry stores
 * no second lead. It is derived from the words and the day, so a reload or a second tab has the same key without storing it. Undefined
 * without TLS, where browsers have no digest: then the function derives the key.
 */
async function idempotencyKeyOf(values: ContactValues): Promise<string | undefined> {
  const words = wordsOf(values);
  const checked = validateContact(values);
  if (!idempotencyKeys.has(words) && checked.ok) {
    const key = await sha256(idempotencyTextOf(checked.value, new Date()));
    if (key !== undefined) idempotencyKeys.set(words, key);
  }
  return idempotencyKeys.get(words);
}

/**
 * Sends a message with its attribution. Only `success: true` counts as accepted; a failed connection rejects. The function rejects
 * forms that are sent within `minimumElapsedMs` of opening the page, as programs do, so the request waits until then.
 */
export async function sendMessage({ values }: ContactRequest, signal: AbortSignal): Promise<ContactOutcome> {
  const idempotencyKey = await idempotencyKeyOf(values);
  await wait(Math.max(0, minimumElapsedMs - performance.now()), signal);
  const response = await fetchWithRetry(contactUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...readAttribution(),
      ...values,
      idempotencyKey,
      elapsedMs: Math.ceil(performance.now()),
    }),
    signal,
  });
  const { isAccepted, error, fields, reference } = await readResponse(response);
  if (isAccepted) {
    // The visitor has seen the confirmation: the same words, typed again, are another message.
    if (idempotencyKey !== undefined) idempotencyKeys.set(wordsOf(values), crypto.randomUUID());
    removeSavedLead();
    return { accepted: true };
  }
  return {
    accepted: false,
    // The specification has one message for all failures. Only a rate limit (429) adds when to try again.
    ...(response.status === 429 && error !== undefined && { message: error }),
    ...(fields && { problems: fields }),
    ...reference,
  };
}
