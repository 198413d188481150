/** Messages of the contact form for tests, and requests that send them to the function `contact-submission`. */
import { randomUUID } from 'node:crypto';
import {
  type ContactField,
  contactFieldNames,
  type ContactRequest,
  inquiryType,
} from '../../supabase/functions/_shared/contracts/contact.ts';

/** A unique email address of Resend's test domain, which accepts mail and delivers it to nobody. These tests also run against hosted projects, which send real mail. */
export const newTestEmail = () => `delivered+${randomUUID()}@resend.dev`;

/** Returns a message with a unique email address, which identifies its lead and its mail. `inquiryType` is the only value that `inquiry_type` may have. */
export function newContactMessage(overrides: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Ada Lovelace',
    email: newTestEmail(),
    message: 'We build engines.',
    inquiry_type: inquiryType,
    ...overrides,
  };
}

/** A unique value for every field of the contact form. */
export const everyContactField = (): Record<ContactField, string> => ({
  ...(Object.fromEntries(
    contactFieldNames.map(name => [name, `${name}-${randomUUID().slice(0, 8)}`]),
  ) as Record<ContactField, string>),
  email: newTestEmail(),
});

/** Sends a message to the function `contact-submission`, as the contact form does. */
export const postContactMessage = (apiUrl: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${apiUrl}/functions/v1/contact-submission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });

/** Posts the form as a browser without script does. With the query `?prefill`, the response is the filled-in form, and nothing is stored. */
export const postContactForm = (
  apiUrl: string,
  fields: object,
  query = '',
  headers: Record<string, string> = {},
) =>
  fetch(`${apiUrl}/functions/v1/contact-submission${query}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(Object.entries(fields)),
    redirect: 'manual',
  });
