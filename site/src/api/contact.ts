// Checks the message of the contact form and sends it to the backend.
import { minimumElapsedMs, prefillParameter, validateContact } from '@fit-to-print/backend/contracts/contact';
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

/** The form posts here: JSON with script, form data without. */
export const contactUrl = `${backendUrl}/functions/v1/contact-submission`;

/** A browser without script posts the home page's form here. The response is the contact form, filled in with the posted fields. */
export const prefillUrl = `${contactUrl}?${prefillParameter}`;

/** The checks that the function makes, with the same messages. */
export const validateMessage = (values: ContactValues): ContactProblems => {
  const checked = validateContact(values);
  return checked.ok ? {} : checked.fields;
};

/**
 * Sends a message with its attribution. Only `success: true` counts as accepted; a failed connection rejects. The function rejects
 * forms that are sent within `minimumElapsedMs` of opening the page, as programs do, so the request waits until then.
 * The idempotency key of the request is not sent: a reload would lose it. Without a key, the function stores the same words of a day once,
 * also if the browser has posted the form itself.
 */
export async function sendMessage({ values }: ContactRequest, signal: AbortSignal): Promise<ContactOutcome> {
  await wait(Math.max(0, minimumElapsedMs - performance.now()), signal);
  const response = await fetchWithRetry(contactUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...readAttribution(),
      ...values,
      elapsedMs: Math.ceil(performance.now()),
    }),
    signal,
  });
  const { isAccepted, error, fields, reference } = await readResponse(response);
  if (isAccepted) {
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
