/**
 * The API contract of the contact form: what `contact-submission` accepts, and its error texts. The function and the site's form use
 * this schema, so a form that passes in the browser passes on the server. It ships to the browser. The annotations
 * `__NO_SIDE_EFFECTS__` and `__PURE__` let the bundler leave out what a page does not use.
 */
import * as v from 'valibot';
import { attributionSchemas } from './attributionSchema.ts';
import { type Checked, checkFields, isRecord, keyField, textField, unknownFields } from './form.ts';
import { cleanText } from './text.ts';

/** The one value of `inquiry_type`. */
export const inquiryType = 'consultation';

/**
 * The honeypot, a field that people do not see. No autofill knows its name, so usually only a script fills it in. A form with a value
 * in it is rejected with a message: a person whose browser filled the field can empty it and send again.
 */
export const honeypotField = 'leave_blank';

/** The field whose text becomes the message if `message` is empty: on a form that asks for a name and an address only. */
export const defaultMessageField = 'default_message';

/**
 * With this query parameter a form post stores nothing: the response is the contact form, filled in with the fields of the post. So a
 * static page can open a filled-in form without script.
 */
export const prefillParameter = 'prefill';

/**
 * Milliseconds between opening the document and sending. A message that is sent faster gets 429, to stop scripts that repeat a request
 * of the page. Checked only when `elapsedMs` is sent. The site's own form waits until the time has passed.
 */
export const minimumElapsedMs = 2000;

/** The longest message in UTF-16 code units, without the space around it. */
export const maxMessageLength = 5000;

interface FieldOptions {
  label: string;
  maxLength: number;
  required?: true;
  multiline?: true;
  type?: 'email' | 'tel';
  autocomplete?: string;
}

// @__NO_SIDE_EFFECTS__
const contactField = (name: string, { required, multiline, ...options }: FieldOptions) =>
  textField({
    ...options,
    ...(required && { missing: `Enter your ${name}.` }),
    ...(!multiline && { oneLine: `Write your ${name} on one line.` }),
    notText: `Write your ${name} as text.`,
    unstorable: `Your ${name} has a character in it that cannot be stored. Type it again.`,
    tooLong: maxLength => `Keep your ${name} to ${maxLength} characters or fewer.`,
  });

/** One label per part, Unicode letters allowed. Excluded: characters that end an address, or start a second one in a header. */
export const emailFormat =
  /^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/**
 * The fields that a visitor fills in. Form, function, table, mail, inbox, CSV and the form without script have each of them; tests
 * fail for a field that one of them lacks.
 */
export const contactFields = {
  name: contactField('name', { label: 'Name', maxLength: 100, required: true, autocomplete: 'name' }),
  email: v.pipe(
    contactField('email address', {
      label: 'Email',
      maxLength: 254,
      required: true,
      type: 'email',
      autocomplete: 'email',
    }),
    v.regex(emailFormat, 'Enter an email address in this form: name@example.com.'),
  ),
  phone: contactField('phone number', { label: 'Phone', maxLength: 40, type: 'tel', autocomplete: 'tel' }),
  city: contactField('city', { label: 'City', maxLength: 80 }),
  message: contactField('message', {
    label: 'Message',
    maxLength: maxMessageLength,
    required: true,
    multiline: true,
  }),
};

export type ContactField = keyof typeof contactFields;
export const contactFieldNames = /* @__PURE__ */ Object.keys(contactFields) as ContactField[];

/** The display and the constraints of a field. */
export const contactFieldRules = (name: ContactField) => v.getMetadata(contactFields[name]);

const inquiryTypeError = `Send "${inquiryType}" as the kind of inquiry.`;
const elapsedError = 'Send a number of milliseconds.';
const honeypotError = 'Leave this field empty.';

/** The request's body. The same names serve JSON and form-urlencoded bodies. */
const requestFields = {
  ...contactFields,
  inquiry_type: v.pipe(v.nullish(v.string(inquiryTypeError), ''), v.literal(inquiryType, inquiryTypeError)),
  ...attributionSchemas,
  /** One key stores one lead, however often it is sent. Without a key, the function derives one from the message (`idempotencyTextOf`). */
  idempotencyKey: keyField(/^(?:[\w-]{8,64})?$/),
  /** Milliseconds since the document was opened. A form without script sends none. */
  elapsedMs: v.optional(v.pipe(v.number(elapsedError), v.finite(elapsedError), v.minValue(0, elapsedError))),
  [honeypotField]: v.pipe(v.nullish(v.string(honeypotError), ''), v.literal('', honeypotError)),
  [defaultMessageField]: v.optional(v.string()),
};

/** The fields of a lead. */
export const messageFields = [...contactFieldNames, 'inquiry_type'] as const;

export type ContactRequest = v.InferInput<v.ObjectSchema<typeof requestFields, undefined>> &
  Record<'name' | 'email' | 'message', string>;

/** A valid request. Empty fields are empty texts. */
export type ContactSubmission = v.InferOutput<v.ObjectSchema<typeof requestFields, undefined>>;

/**
 * The text whose SHA-256, in hex, is the idempotency key of a message. The same words on the same day (UTC) are the same message, so a
 * double click, a second tab or a reload stores no second lead. The site derives the key that it sends; the function derives the key of
 * a message that came without one, as from a form without script. Both keys are equal, so a message that came in both ways is one lead.
 */
export const idempotencyTextOf = (message: ContactSubmission, sentAt: Date): string =>
  JSON.stringify([sentAt.toISOString().slice(0, 10), messageFields.map(field => message[field])]);

/** Checks a decoded request body of any form. A body that is not an object is reported under `body`. */
export function validateContact(input: unknown): Checked<ContactSubmission> {
  if (!isRecord(input)) return { ok: false, fields: { body: 'Send the message as a JSON object.' } };
  const { message = '', [defaultMessageField]: defaultMessage } = input;
  const isEmpty = message === null || (typeof message === 'string' && !cleanText(message));
  return checkFields(
    requestFields,
    { ...input, [defaultMessageField]: undefined, ...(isEmpty && { message: defaultMessage }) },
    unknownFields(input, requestFields),
  );
}
