// Tests of the prices that `pnpm deploy:prices` creates at Stripe. A tier is a monthly package of press releases.
import { tierIds } from '@fit-to-print/backend/contracts/subscription';
import { tiers } from '@fit-to-print/content/tiers';
import { expect, test } from 'vitest';
import { tierPrices } from './readProject.ts';

test('tierPrices has the price of the rate card for every tier', () => {
  expect(Object.keys(tierPrices)).toEqual([...tierIds]);
  expect(tierIds.map(id => tierPrices[id].amount / 100)).toEqual(tiers.map(({ price }) => price.amount));
});
