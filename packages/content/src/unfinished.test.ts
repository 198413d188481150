import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { companies } from './companies.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';
import { unfinished } from './unfinished.ts';

const inFile = (paths: readonly string[], file: string) => paths.filter(path => path.startsWith(file)).length;

test('every sample is found once', () => {
  const { samples } = unfinished;
  expect(inFile(samples, './companies.ts')).toBe(companies.length);
  expect(inFile(samples, './services.ts')).toBe(services.length);
  expect(inFile(samples, './testimonials.ts')).toBe(testimonials.length);
  expect(inFile(samples, './brand.ts')).toBe(1);
});

test('a city that was written from memory is found once', () => {
  const fromMemory = cities.filter(({ checked }) => checked.against === 'from memory');
  expect(inFile(unfinished.unsourced, './cities/')).toBe(fromMemory.length);
});
