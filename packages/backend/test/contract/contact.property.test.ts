import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contactLimits,
  inquiryType,
  validateContact,
} from '../../supabase/functions/_shared/contracts/contact.ts';
import { newMessage, openTarget, post, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

/** Text of every kind: lone surrogates, controls, right to left, too long. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)) }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '__proto__',
    "'; drop table leads; --",
    'x'.repeat(6000),
  ),
);

/** A request that is right but for a few fields, of which some do not exist. */
const nearlyRight = fc.dictionary(
  fc.oneof(fc.constantFrom(...Object.keys(contactLimits), 'utm_source', 'elapsedMs', 'idempotencyKey'), text),
  fc.oneof(text, fc.jsonValue()),
  { maxKeys: 3 },
);

test('validation says yes or no to anything, and what it says yes to fits the table', () => {
  const property = fc.property(
    fc.oneof(
      fc.anything(),
      nearlyRight.map(change => ({ ...newMessage(), ...change })),
    ),
    input => {
      const result = validateContact(input);
      if (!result.ok) return Object.values(result.fields).every(problem => /^[A-Z].*\.$/.test(problem));
      const { inquiry_type, ...texts } = result.value.message;
      return (
        inquiry_type === inquiryType &&
        Object.entries(texts).every(
          ([field, value]) =>
            value.isWellFormed() &&
            !value.includes('\0') &&
            value.length > 0 &&
            value.length <= contactLimits[field as keyof typeof contactLimits],
        )
      );
    },
  );
  expect(() => fc.assert(property, { numRuns: 10_000 })).not.toThrow();
});

test('the function never fails, whatever it is sent, and stores what it accepts as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(nearlyRight, async change => {
      const message = { ...newMessage(), ...change };
      const response = await post(target.apiUrl, message);
      expect([200, 400, 413, 429]).toContain(response.status);
      const checked = validateContact(JSON.parse(JSON.stringify(message)));
      if (response.status !== 200 || !checked.ok) return;
      const { name, email, message: body } = checked.value.message;
      expect(
        await target.sql`select 1 from public.leads where (name, email, message) = (${name}, ${email}, ${body})`,
      ).not.toHaveLength(0);
      await target.sql`delete from public.leads where (name, email, message) = (${name}, ${email}, ${body})`;
    }),
    { numRuns: 300 },
  );
});
