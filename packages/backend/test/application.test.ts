/** The API contract of the application form in TypeScript: which answers are valid, and the error text of each invalid one. */
import { describe, expect, test } from 'vitest';
import { attributionFields } from '../supabase/functions/_shared/contracts/attribution.ts';
import {
  applicationFields,
  applicationProblems,
  validateApplication,
} from '../supabase/functions/_shared/contracts/application.ts';
import { validApplication } from './contract/application.fixtures.ts';

/** The error texts of an application, by field. */
const invalidFieldsOf = (input: unknown) => {
  const result = validateApplication(input);
  return result.ok ? {} : result.fields;
};

test('validateApplication trims text, and turns line breaks into line feeds', () => {
  const { profileData, applicationData, idempotencyKey } = validApplication();
  const result = validateApplication({
    profileData: { ...profileData, firstName: ' Ada ', linkedinUrl: null },
    applicationData: { ...applicationData, businessTeam: '\r\nOne\r\nTwo\rThree\n' },
    idempotencyKey,
  });
  expect(result).toEqual({
    ok: true,
    value: {
      ...profileData,
      ...applicationData,
      firstName: 'Ada',
      linkedinUrl: '',
      businessTeam: 'One\nTwo\nThree',
      idempotencyKey,
      ...Object.fromEntries(attributionFields.map(field => [field, ''])),
    },
  });
});

test('validateApplication truncates long attribution instead of rejecting the application', () => {
  const attribution = { utm_source: ` ${'x'.repeat(9000)}`, referrer: '', landingPage: '/pricing' };
  expect(validateApplication({ ...validApplication(), attribution })).toMatchObject({
    ok: true,
    value: { utm_source: 'x'.repeat(500), landingPage: '/pricing' },
  });
});

test('validateApplication accepts an email address, a LinkedIn address and a phone number in any form', () => {
  const { profileData } = validApplication();
  const unusual = {
    ...profileData,
    email: 'not an address',
    linkedinUrl: 'none',
    phoneNumber: 'ask my mother',
  };
  expect(invalidFieldsOf({ ...validApplication(), profileData: unusual })).toEqual({});
});

test('an empty application has a problem for every field except the LinkedIn address', () => {
  const problems = applicationProblems({});
  expect(Object.keys(problems)).toEqual(applicationFields.filter(field => field !== 'linkedinUrl'));
  // Each field has its own message.
  expect(new Set(Object.values(problems)).size).toBe(12);
});

describe('validateApplication rejects', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['white space', { firstName: ' \n' }, { firstName: 'Enter your first name.' }],
    ['a number', { title: 7 }, { title: 'Write your title as text.' }],
    ['two lines', { companyName: 'Hop\nyard' }, { companyName: 'Write your company name on one line.' }],
    ['a NUL character', { lastName: 'a\0b' }, { lastName: expect.stringContaining('cannot be stored') }],
    ['half of a surrogate pair', { lastName: '\ud800' }, { lastName: expect.stringContaining('cannot be') }],
    [
      'an unknown choice',
      { fullTime: 'maybe' },
      { fullTime: 'Choose whether you work on the company full time.' },
    ],
    [
      'a name that is too long',
      { firstName: 'x'.repeat(101) },
      { firstName: 'Keep your first name to 100 characters or fewer.' },
    ],
    ['an unknown field', { admin: true }, { admin: 'There is no such field.' }],
    ['a field named toString', { toString: 'x' }, { toString: 'There is no such field.' }],
  ])('%s', (_, change, expected) => {
    const { profileData } = validApplication();
    expect(invalidFieldsOf({ ...validApplication(), profileData: { ...profileData, ...change } })).toEqual(
      expected,
    );
  });

  test('a section that is too long', () => {
    const { applicationData } = validApplication();
    expect(
      invalidFieldsOf({
        ...validApplication(),
        applicationData: { ...applicationData, businessTeam: 'x'.repeat(5001) },
      }),
    ).toEqual({ businessTeam: 'Keep the team section to 5,000 characters or fewer.' });
  });

  test('a field in the wrong part', () => {
    const { applicationData } = validApplication();
    expect(
      invalidFieldsOf({ ...validApplication(), applicationData: { ...applicationData, title: 'Founder' } }),
    ).toEqual({
      title: 'There is no such field.',
    });
  });

  test('__proto__ as an unknown field', () => {
    const text = JSON.stringify(validApplication()).replace(
      '"firstName"',
      '"__proto__":{"admin":true},"firstName"',
    );
    expect(Object.keys(invalidFieldsOf(JSON.parse(text)))).toEqual(['__proto__']);
  });

  test.each([
    [null, 'body'],
    [[], 'body'],
    [{}, 'profileData'],
    [{ profileData: {} }, 'applicationData'],
    [{ profileData: [], applicationData: {} }, 'profileData'],
    [{ ...validApplication(), idempotencyKey: 'abc' }, 'idempotencyKey'],
    [{ ...validApplication(), role: 'admin' }, 'role'],
    [{ ...validApplication(), attribution: 'newsletter' }, 'attribution'],
    [{ ...validApplication(), attribution: null }, 'attribution'],
    [{ ...validApplication(), attribution: { utm_source: ['newsletter'] } }, 'utm_source'],
    [{ ...validApplication(), attribution: { referrer: '\0' } }, 'referrer'],
    [{ ...validApplication(), attribution: { gclid: 'x' } }, 'gclid'],
  ])('%j with an error for %s', (input, field) => {
    expect(Object.keys(invalidFieldsOf(input))).toEqual([field]);
  });
});
