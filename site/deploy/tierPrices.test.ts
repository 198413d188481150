// Tests of the prices that `pnpm deploy:prices` creates at Stripe. A tier is a monthly package of press releases, and the rate card is the
// table of the tiers on the site.
import { tierIds } from '@fit-to-print/backend/contracts/subscription';
import { tiers } from '@fit-to-print/content/tiers';
import { expect, test } from 'vitest';
import { tierPrices } from './projectSettings.ts';

test('tierPrices has every tier of the rate card, at the price that the site shows', () => {
  expect(Object.keys(tierPrices)).toEqual([...tierIds]);
  expect(tierIds.map(id => tierPrices[id].amount / 100)).toEqual(tiers.map(({ price }) => price.amount));
});
