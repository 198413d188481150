/**
 * The contact form's contract: what `contact-submission` accepts, and the words for what it refuses.
 * The function and the site's form run this same file, so a form that passes in the browser passes on the server.
 * It imports contracts alone and uses only the language, since it ships to the browser.
 */
import { type Attribution, attributionFields, checkAttribution } from './attribution.ts';
import { clean, lineBreak, unstorable } from './text.ts';

/** Longest accepted values, in UTF-16 code units: what an input's `maxlength` counts. */
export const contactLimits = { name: 100, email: 254, phone: 40, city: 80, message: 5000 } as const;

/** The one value of `inquiry_type`. */
export const inquiryType = 'consultation';

/**
 * The honeypot's field name. It matches no autofill heuristic (no name, address, url or phone in it), so only a
 * script fills it. A filled one is refused aloud, never swallowed: a person it catches can empty it and send again.
 */
export const honeypotField = 'leave_blank';

/** The field that says what the message is where none was written, on a form where a name and an address suffice. */
export const unwrittenField = 'unwritten';

/**
 * A form sent sooner than this after its document was opened is asked to wait. Milliseconds. Checked only when `elapsedMs` is sent:
 * it stops scripts that replay what the page posts, and no one else; the site's own form waits until it has passed.
 */
export const minimumElapsedMs = 2000;

/** The fields of a stored message. */
export const messageFields = [...Object.keys(contactLimits), 'inquiry_type'];

/** A message as it is stored: trimmed, line breaks as `\n`, optional fields absent rather than empty. */
export interface ContactMessage {
  name: string;
  email: string;
  phone?: string;
  city?: string;
  message: string;
  inquiry_type: typeof inquiryType;
}

/** The request's body. The same names serve JSON and form-urlencoded bodies. */
export interface ContactRequest extends ContactMessage, Attribution {
  /** The message where `message` is empty. */
  [unwrittenField]?: string;
  /** 8–64 of `A–Z a–z 0–9 _ -`; a UUID by custom. One key is one lead, however often it is sent. */
  idempotencyKey?: string;
  /** Milliseconds since the document was opened, by a monotonic clock. A form without script has none. */
  elapsedMs?: number;
  [honeypotField]?: '';
}

/** What the function answers to a JSON request. */
export type ContactResponse =
  | { success: true }
  | {
      success: false;
      error: string;
      fields?: Record<string, string>;
      /** What the log calls this request. */
      request_id?: string;
    };

/** A validated request. */
export interface ContactSubmission {
  message: ContactMessage;
  attribution: Attribution;
  idempotencyKey?: string;
  elapsedMs?: number;
}

export type ContactValidation =
  | { ok: true; value: ContactSubmission }
  | { ok: false; fields: Record<string, string> };

type TextField = keyof typeof contactLimits;

const labels: Record<TextField, string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  city: 'city',
  message: 'message',
};

const required: readonly TextField[] = ['name', 'email', 'message'];

// One label per part, Unicode letters allowed. Shut out: whatever could end an address or start a second one in a header.
const emailFormat =
  /^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

function textProblem(field: TextField, raw: unknown): string | undefined {
  const label = labels[field];
  if (raw !== undefined && raw !== null && typeof raw !== 'string') return `Write your ${label} as text.`;
  const text = clean(raw ?? '');
  if (!text) return required.includes(field) ? `Enter your ${label}.` : undefined;
  if (unstorable.test(text))
    return `Your ${label} has a character in it that cannot be stored. Type it again.`;
  if (field !== 'message' && lineBreak.test(text)) return `Write your ${label} on one line.`;
  if (text.length > contactLimits[field]) {
    return `Keep your ${label} to ${contactLimits[field].toLocaleString('en-US')} characters or fewer.`;
  }
  if (field === 'email' && !emailFormat.test(text)) {
    return 'Enter an email address in this form: name@example.com.';
  }
  return undefined;
}

/**
 * Checks a decoded request body, whatever it is. Every field at fault is named, with what to do about it;
 * a body that is no object is reported under `body`.
 */
export function validateContact(input: unknown): ContactValidation {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, fields: { body: 'Send the message as a JSON object.' } };
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const problems: [string, string][] = [];
  const take = (field: string) => {
    const value = given.get(field);
    given.delete(field);
    return value;
  };

  const unwritten = take(unwrittenField);
  const written = given.get('message') ?? '';
  if (unwritten && typeof written === 'string' && !clean(written)) given.set('message', unwritten);

  const message: Record<string, string> = { inquiry_type: inquiryType };
  for (const field of Object.keys(contactLimits) as TextField[]) {
    const raw = take(field);
    const problem = textProblem(field, raw);
    if (problem) problems.push([field, problem]);
    else if (raw && clean(raw as string)) message[field] = clean(raw as string);
  }
  if (take('inquiry_type') !== inquiryType) {
    problems.push(['inquiry_type', `Send "${inquiryType}" as the kind of inquiry.`]);
  }

  const { attribution, problems: notPlain } = checkAttribution(Object.fromEntries(given));
  problems.push(...notPlain);
  for (const field of attributionFields) given.delete(field);

  const key = take('idempotencyKey') || undefined;
  if (key !== undefined && !(typeof key === 'string' && /^[\w-]{8,64}$/.test(key))) {
    problems.push(['idempotencyKey', 'Send 8 to 64 letters, digits, hyphens or underscores.']);
  }
  const elapsed = take('elapsedMs');
  if (elapsed !== undefined && !(typeof elapsed === 'number' && elapsed >= 0 && elapsed < Infinity)) {
    problems.push(['elapsedMs', 'Send a number of milliseconds.']);
  }
  if ((take(honeypotField) ?? '') !== '') problems.push([honeypotField, 'Leave this field empty.']);
  for (const field of given.keys()) problems.push([field, 'There is no such field.']);

  // fromEntries defines own properties, so a field called __proto__ is reported like any other.
  if (problems.length) return { ok: false, fields: Object.fromEntries(problems) };
  return {
    ok: true,
    value: {
      message: message as unknown as ContactMessage,
      attribution,
      ...(key !== undefined && { idempotencyKey: key as string }),
      ...(elapsed !== undefined && { elapsedMs: elapsed as number }),
    },
  };
}
