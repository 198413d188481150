// Tests of the parts of the data that both pages of a city have.
import { expect, test } from 'vitest';
import { cityComposition } from './cityData.ts';

test('three cities in a row have three compositions', () => {
  for (const order of [1, 2, 3, 100]) {
    const compositions = [0, 1, 2].map(index => cityComposition({ order: order + index }));
    expect(new Set(compositions.map(({ outlets }) => outlets)).size).toBe(3);
    expect(new Set(compositions.map(({ services }) => services)).size).toBe(3);
  }
});
