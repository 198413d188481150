// Tests of the parts of the data that both pages of a city have.
import { expect, test } from 'vitest';
import { cityLayout } from './cityData.ts';

test('three cities in a row have three layouts', () => {
  for (const order of [1, 2, 3, 100]) {
    const layouts = [0, 1, 2].map(index => cityLayout({ order: order + index }));
    expect(new Set(layouts.map(({ outlets }) => outlets)).size).toBe(3);
    expect(new Set(layouts.map(({ services }) => services)).size).toBe(3);
  }
});
