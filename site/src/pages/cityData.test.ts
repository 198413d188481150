// Tests of the parts of the data that both pages of a city have.
import { expect, test } from 'vitest';
import { cityLayout } from './cityData.ts';

test('three cities in a row have three layouts of services, and two of the other sections', () => {
  for (const order of [1, 2, 3, 100]) {
    const layouts = [0, 1, 2].map(index => cityLayout({ order: order + index }));
    expect(
      new Set(layouts.map(({ outlets, isLocalSectionFirst }) => `${outlets} ${isLocalSectionFirst}`)).size,
    ).toBe(2);
    expect(new Set(layouts.map(({ services }) => services)).size).toBe(3);
  }
});
