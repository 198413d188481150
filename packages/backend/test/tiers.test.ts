/** The tiers (the monthly packages) are the same in the API contract and on the site's rate card. */
import { tiers } from '@fit-to-print/content/tiers';
import { expect, test } from 'vitest';
import {
  defaultTierId,
  isTierId,
  lookupKey,
  readPaymentLinks,
  tierIds,
} from '../supabase/functions/_shared/contracts/subscription.ts';

test('the rate card has the tiers of the API contract, in the same order', () => {
  expect(tiers.map(({ id }) => id)).toEqual(tierIds);
});

test('the default tier is the smallest one', () => {
  expect(defaultTierId).toBe(tiers[0].id);
});

test('every tier has its own lookup key, by which Stripe finds its price', () => {
  expect(new Set(tierIds.map(lookupKey)).size).toBe(tierIds.length);
});

test('readPaymentLinks returns the address of each tier in the setting, and leaves out other names', () => {
  expect(
    readPaymentLinks('  starter=https://buy.example/a?b=c\n growth=https://buy.example/d gold=x '),
  ).toEqual({
    starter: 'https://buy.example/a?b=c',
    growth: 'https://buy.example/d',
  });
});

test.each(['Starter', '', 'constructor', undefined, null, 0])('%o is not a tier id', value => {
  expect(isTierId(value)).toBe(false);
});
