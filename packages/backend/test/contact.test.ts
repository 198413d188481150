import { describe, expect, test } from 'vitest';
import { attributionFields, attributionOf } from '../supabase/functions/_shared/contracts/attribution.ts';
import {
  contactFieldRules,
  defaultMessageField,
  honeypotField,
  inquiryType,
  validateContact,
} from '../supabase/functions/_shared/contracts/contact.ts';

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  message: 'We build engines.',
  inquiry_type: inquiryType,
};

/** What is stored for fields that were not sent. */
const empty = {
  phone: '',
  city: '',
  ...Object.fromEntries(attributionFields.map(field => [field, ''])),
  idempotencyKey: '',
  [honeypotField]: '',
  [defaultMessageField]: undefined,
};

const fieldsOf = (input: unknown) => {
  const result = validateContact(input);
  return result.ok ? {} : result.fields;
};

describe('a message that is accepted', () => {
  test('is trimmed, loses empty options, and keeps its line breaks as line feeds', () => {
    expect(
      validateContact({
        ...valid,
        name: '  Ada Lovelace ',
        phone: '',
        city: null,
        message: '\r\nOne\r\nTwo\rThree\n',
      }),
    ).toEqual({ ok: true, value: { ...empty, ...valid, message: 'One\nTwo\nThree' } });
  });

  test.each([
    ['right-to-left text', { name: 'عادة', message: 'שלום' }],
    ['emoji, which are surrogate pairs', { message: '📰 extra' }],
    ['an address of another script', { email: 'jürgen@müller.example' }],
    ['a plus address', { email: 'ada+press@analytical.example' }],
    ['markup, which is text', { message: '<script>alert(1)</script>' }],
    ['a message as long as it may be', { message: 'x'.repeat(contactFieldRules('message').maxLength) }],
    ['an empty honeypot', { [honeypotField]: '' }],
    ['an empty key', { idempotencyKey: '' }],
  ])('may hold %s', (_, change) => {
    expect(validateContact({ ...valid, ...change }).ok).toBe(true);
  });

  test.each([
    ['is what it says where nothing was written', { message: ' \n' }, 'Please write to me.'],
    ['and where there is no such field', { message: undefined }, 'Please write to me.'],
    ['stays what was written', {}, valid.message],
  ])('of a form where a name and an address suffice %s', (_, change, message) => {
    expect(validateContact({ ...valid, ...change, [defaultMessageField]: 'Please write to me.' })).toEqual({
      ok: true,
      value: { ...empty, ...valid, message },
    });
  });

  test('has an overlong referrer cut, never through a character', () => {
    const result = validateContact({ ...valid, referrer: 'x'.repeat(499) + '📰' });
    expect(result.ok && result.value.referrer).toBe('x'.repeat(499));
  });
});

describe('what is wrong is said, field by field', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: 'Enter your name.' }],
    ['a name that nobody sees', { name: '\u200b\u2060' }, { name: 'Enter your name.' }],
    ['no email', { email: undefined }, { email: 'Enter your email address.' }],
    ['no message', { message: '\n' }, { message: 'Enter your message.' }],
    ['a half address', { email: 'ada@' }, { email: expect.stringContaining('name@example.com') }],
    ['two addresses', { email: 'a@b.example,c@d.example' }, { email: expect.any(String) }],
    ['a header in the address', { email: 'a@b.example\nBcc: c@d.example' }, { email: expect.any(String) }],
    ['a long name', { name: 'x'.repeat(101) }, { name: 'Keep your name to 100 characters or fewer.' }],
    [
      'a long message',
      { message: 'x'.repeat(5001) },
      { message: 'Keep your message to 5,000 characters or fewer.' },
    ],
    ['a name of two lines', { name: 'Ada\nLovelace' }, { name: 'Write your name on one line.' }],
    ['a number for a name', { name: 7 }, { name: 'Write your name as text.' }],
    ['a list for a city', { city: ['Austin'] }, { city: 'Write your city as text.' }],
    ['NUL', { message: 'a\0b' }, { message: expect.stringContaining('cannot be stored') }],
    ['half of a surrogate pair', { name: 'a\ud800' }, { name: expect.stringContaining('cannot be stored') }],
    ['NUL in a referrer', { referrer: '\0' }, { referrer: expect.any(String) }],
    ['another inquiry type', { inquiry_type: 'sales' }, { inquiry_type: expect.any(String) }],
    ['a short key', { idempotencyKey: 'abc' }, { idempotencyKey: expect.any(String) }],
    ['a negative time', { elapsedMs: -1 }, { elapsedMs: expect.any(String) }],
    ['a filled honeypot', { [honeypotField]: 'x' }, { [honeypotField]: 'Leave this field empty.' }],
    [
      'a list for what was not written',
      { message: '', [defaultMessageField]: [] },
      { message: expect.any(String) },
    ],
    ['an unknown field', { admin: true }, { admin: 'There is no such field.' }],
    [
      'two faults at once',
      { name: '', message: '' },
      { name: expect.any(String), message: expect.any(String) },
    ],
  ])('%s', (_, change, expected) => {
    expect(fieldsOf({ ...valid, ...change })).toEqual(expected);
  });

  test('__proto__ is a field like any other, and not a known one', () => {
    const fields = fieldsOf(JSON.parse(JSON.stringify(valid).replace('}', ',"__proto__":{"admin":true}}')));
    expect(Object.keys(fields)).toEqual(['__proto__']);
  });

  test.each([null, undefined, 7, 'text', [], [valid]])('%j is no message at all', input => {
    expect(fieldsOf(input)).toEqual({ body: 'Send the message as a JSON object.' });
  });
});

describe('attribution', () => {
  test('takes UTM parameters and the path, and no other part of the address', () => {
    expect(
      attributionOf('https://site.example/pricing?utm_source=news&token=secret#x', 'https://news.example/'),
    ).toEqual({ utm_source: 'news', landingPage: '/pricing', referrer: 'https://news.example/' });
  });

  test('is always acceptable, so that a strange link costs no lead', () => {
    const strange = encodeURIComponent('\0\u0007\n') + 'x'.repeat(9000);
    const query = attributionFields.map(field => `${field}=${strange}`).join('&');
    const attribution = attributionOf(`https://site.example/?${query}`, '\ud800'.repeat(3));
    expect(validateContact({ ...valid, ...attribution }).ok).toBe(true);
  });
});
