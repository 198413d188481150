/** The API contract of the contact form in TypeScript: which messages are valid, and the error text of each invalid field. */
import { describe, expect, test } from 'vitest';
import {
  attributionFields,
  attributionFromVisit,
} from '../supabase/functions/_shared/contracts/attribution.ts';
import {
  contactFieldRules,
  defaultMessageField,
  honeypotField,
  inquiryType,
  validateContact,
} from '../supabase/functions/_shared/contracts/contact.ts';

const validMessage = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  message: 'We build engines.',
  inquiry_type: inquiryType,
};

/** The values of fields that were not sent. */
const empty = {
  phone: '',
  city: '',
  ...Object.fromEntries(attributionFields.map(field => [field, ''])),
  idempotencyKey: '',
  [honeypotField]: '',
  [defaultMessageField]: undefined,
};

/** The error texts of a message, by field. */
const invalidFieldsOf = (input: unknown) => {
  const result = validateContact(input);
  return result.ok ? {} : result.fields;
};

describe('an accepted message', () => {
  test('is trimmed, loses empty optional fields, and has line feeds as line breaks', () => {
    expect(
      validateContact({
        ...validMessage,
        name: '  Ada Lovelace ',
        phone: '',
        city: null,
        message: '\r\nOne\r\nTwo\rThree\n',
      }),
    ).toEqual({ ok: true, value: { ...empty, ...validMessage, message: 'One\nTwo\nThree' } });
  });

  test.each([
    ['right-to-left text', { name: 'عادة', message: 'שלום' }],
    ['emoji, which are surrogate pairs', { message: '📰 extra' }],
    ['an email address in another script', { email: 'jürgen@müller.example' }],
    ['an email address with a plus sign', { email: 'ada+press@analytical.example' }],
    ['markup as text', { message: '<script>alert(1)</script>' }],
    ['a message of the maximum length', { message: 'x'.repeat(contactFieldRules('message').maxLength) }],
    ['an empty honeypot', { [honeypotField]: '' }],
    ['an empty key', { idempotencyKey: '' }],
  ])('may have %s', (_, change) => {
    expect(validateContact({ ...validMessage, ...change }).ok).toBe(true);
  });

  test.each([
    ['gets the default when it is empty', { message: ' \n' }, 'Please write to me.'],
    ['gets the default when it is missing', { message: undefined }, 'Please write to me.'],
    ['has its own text when it is not empty', {}, validMessage.message],
  ])('from a form with a default message %s', (_, change, message) => {
    expect(
      validateContact({ ...validMessage, ...change, [defaultMessageField]: 'Please write to me.' }),
    ).toEqual({
      ok: true,
      value: { ...empty, ...validMessage, message },
    });
  });

  test('has a long referrer truncated, never within a character', () => {
    const result = validateContact({ ...validMessage, referrer: 'x'.repeat(499) + '📰' });
    expect(result.ok && result.value.referrer).toBe('x'.repeat(499));
  });
});

describe('validateContact rejects', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: 'Enter your name.' }],
    ['an invisible name', { name: '\u200b\u2060' }, { name: 'Enter your name.' }],
    ['no email', { email: undefined }, { email: 'Enter your email address.' }],
    ['no message', { message: '\n' }, { message: 'Enter your message.' }],
    [
      'an incomplete email address',
      { email: 'ada@' },
      { email: expect.stringContaining('name@example.com') },
    ],
    ['two email addresses', { email: 'a@b.example,c@d.example' }, { email: expect.any(String) }],
    [
      'a header in the email address',
      { email: 'a@b.example\nBcc: c@d.example' },
      { email: expect.any(String) },
    ],
    [
      'a name that is too long',
      { name: 'x'.repeat(101) },
      { name: 'Keep your name to 100 characters or fewer.' },
    ],
    [
      'a message that is too long',
      { message: 'x'.repeat(5001) },
      { message: 'Keep your message to 5,000 characters or fewer.' },
    ],
    ['a name on two lines', { name: 'Ada\nLovelace' }, { name: 'Write your name on one line.' }],
    ['a name that is a number', { name: 7 }, { name: 'Write your name as text.' }],
    ['a city that is a list', { city: ['Austin'] }, { city: 'Write your city as text.' }],
    ['a NUL character', { message: 'a\0b' }, { message: expect.stringContaining('cannot be stored') }],
    ['half of a surrogate pair', { name: 'a\ud800' }, { name: expect.stringContaining('cannot be stored') }],
    ['a NUL character in a referrer', { referrer: '\0' }, { referrer: expect.any(String) }],
    ['an unknown inquiry type', { inquiry_type: 'sales' }, { inquiry_type: expect.any(String) }],
    ['an invalid key', { idempotencyKey: 'abc' }, { idempotencyKey: expect.any(String) }],
    ['a negative time', { elapsedMs: -1 }, { elapsedMs: expect.any(String) }],
    ['a filled honeypot', { [honeypotField]: 'x' }, { [honeypotField]: 'Leave this field empty.' }],
    [
      'a default message that is a list',
      { message: '', [defaultMessageField]: [] },
      { message: expect.any(String) },
    ],
    ['an unknown field', { admin: true }, { admin: 'There is no such field.' }],
    [
      'two invalid fields',
      { name: '', message: '' },
      { name: expect.any(String), message: expect.any(String) },
    ],
  ])('%s', (_, change, expected) => {
    expect(invalidFieldsOf({ ...validMessage, ...change })).toEqual(expected);
  });

  test('__proto__ as an unknown field', () => {
    const fields = invalidFieldsOf(
      JSON.parse(JSON.stringify(validMessage).replace('}', ',"__proto__":{"admin":true}}')),
    );
    expect(Object.keys(fields)).toEqual(['__proto__']);
  });

  test.each([null, undefined, 7, 'text', [], [validMessage]])('%j, which is not an object', input => {
    expect(invalidFieldsOf(input)).toEqual({ body: 'Send the message as a JSON object.' });
  });
});

describe('attribution', () => {
  test('contains the UTM parameters and the path, and no other part of the URL', () => {
    expect(
      attributionFromVisit(
        'https://site.example/pricing?utm_source=news&token=secret#x',
        'https://news.example/',
      ),
    ).toEqual({ utm_source: 'news', landingPage: '/pricing', referrer: 'https://news.example/' });
  });

  test('is always valid, so that no lead is rejected because of an unusual link', () => {
    const longValue = encodeURIComponent('\0\u0007\n') + 'x'.repeat(9000);
    const query = attributionFields.map(field => `${field}=${longValue}`).join('&');
    const attribution = attributionFromVisit(`https://site.example/?${query}`, '\ud800'.repeat(3));
    expect(validateContact({ ...validMessage, ...attribution }).ok).toBe(true);
  });
});
