import { expect, test } from 'vitest';
import { companies } from './companies.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';
import { findUnfinished, unfinished } from './unfinished.ts';

const inFile = (paths: readonly string[], file: string) => paths.filter(path => path.startsWith(file)).length;

test('every sample is found once', () => {
  const { samples } = unfinished;
  expect(inFile(samples, './companies.ts')).toBe(companies.length);
  expect(inFile(samples, './services.ts')).toBe(services.length);
  expect(inFile(samples, './testimonials.ts')).toBe(testimonials.length);
  expect(inFile(samples, './brand.ts')).toBe(1);
});

test('a city that was written from memory is found once, unless it is only prepared', () => {
  const city = { checked: { on: '2026-11-21', against: 'from memory' } };
  const { unsourced } = findUnfinished([
    ['./cities/somewhere.ts.default', city],
    ['./cities.ts.cities.0', city],
    ['./cities-prepared/elsewhere.ts.default', { ...city }],
    ['./cities/sourced.ts.default', { checked: { ...city.checked, against: 'sources' } }],
  ]);
  expect(unsourced).toEqual(['./cities/somewhere.ts.default']);
});
