import { minimumElapsedMs, validateContact } from '@fit-to-print/backend/contracts/contact';
import type {
  ContactOutcome,
  ContactProblems,
  ContactRequest,
  ContactValues,
} from '@fit-to-print/ui/flows/ContactForm';
import { backend } from './backend.ts';
import { attribution } from './attribution.ts';
import { forgetLead } from './lead.ts';
import { referenceOf } from './reference.ts';
import { fetchWithRetry, wait } from './retry.ts';

/** Where the form goes: by script as JSON, without it as an ordinary post. */
export const contactUrl = `${backend}/functions/v1/contact-submission`;

/** The same checks, in the same words, as the function makes. */
export const validate = (values: ContactValues): ContactProblems => {
  const checked = validateContact(values);
  return checked.ok ? {} : checked.fields;
};

/**
 * Sends a message with where its writer came from. Whatever is not a plain yes is a no; a broken connection rejects.
 * In a document that was opened sooner ago than the function believes of a person it waits here until it does.
 */
export async function send(
  { values, idempotencyKey }: ContactRequest,
  signal: AbortSignal,
): Promise<ContactOutcome> {
  await wait(Math.max(0, minimumElapsedMs - performance.now()), signal);
  const response = await fetchWithRetry(contactUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...attribution(),
      ...values,
      idempotencyKey,
      elapsedMs: Math.ceil(performance.now()),
    }),
    signal,
  });
  // A gateway's page of HTML is no answer of ours.
  const answer: unknown = await response.json().catch(() => null);
  const { success, fields } = (answer ?? {}) as { success?: unknown; fields?: ContactProblems };
  if (response.ok && success === true) {
    forgetLead();
    return { accepted: true };
  }
  return { accepted: false, ...(fields && { problems: fields }), ...referenceOf(answer) };
}
