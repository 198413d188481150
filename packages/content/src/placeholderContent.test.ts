import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { about } from './about.ts';
import { companies } from './companies.ts';
import { home } from './home.ts';
import { contact } from './contact.ts';
import { prAuthority } from './prAuthority.ts';
import { pricing } from './pricing.ts';
import { steps } from './processSteps.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';
import { findPlaceholderContent, placeholderContent } from './placeholderContent.ts';

const inFile = (paths: readonly string[], file: string) => paths.filter(each => each.startsWith(file)).length;

test('finds every sample once', () => {
  const { samples } = placeholderContent;
  expect(inFile(samples, './companies.ts')).toBe(companies.length);
  expect(inFile(samples, './services.ts')).toBe(services.length);
  expect(inFile(samples, './testimonials.ts')).toBe(testimonials.length);
  expect(inFile(samples, './processSteps.ts')).toBe(steps.length);
  expect(inFile(samples, './about.ts')).toBe(about.philosophy.principles.length);
  // The benefits, and the answer that the form promises.
  expect(inFile(samples, './home.ts')).toBe(home.benefits.length + 1);
  expect(inFile(samples, './pricing.ts')).toBe(pricing.partnerships.length + pricing.faq.faqs.length);
  expect(inFile(samples, './contact.ts')).toBe(contact.thanks.next.length);
  expect(inFile(samples, './prAuthority.ts')).toBe(prAuthority.benefits.items.length);
  expect(inFile(samples, './placementReport.ts')).toBe(1);
  // The brand and its address.
  expect(inFile(samples, './brand.ts')).toBe(2);
  expect(samples).toContain('./cities/boston.ts.default.studio.faq.0');
});

test('finds a city that was written from memory, unless it is only prepared', () => {
  const city = { checked: { on: '2026-11-21', against: 'from memory' } };
  const { unsourced } = findPlaceholderContent([
    ['./cities/somewhere.ts.default', city],
    ['./cities.ts.cities.0', city],
    ['./cities-prepared/elsewhere.ts.default', { ...city }],
    ['./cities/sourced.ts.default', { checked: { ...city.checked, against: 'sources' } }],
  ]);
  expect(unsourced).toEqual(['./cities/somewhere.ts.default']);
});

test('finds an address under .example in content that is no sample', () => {
  expect(placeholderContent.unreachable).toContain('./brand.ts.brand.origin');
  const { unreachable } = findPlaceholderContent([
    ['./somewhere.ts.mail', 'mailto:desk@studio.example'],
    ['./somewhere.ts.text', 'For example, this one.'],
    ['./cities-prepared/elsewhere.ts.default.link', 'https://elsewhere.example/'],
  ]);
  expect(unreachable).toEqual(['./somewhere.ts.mail']);
});

test('the check lists placeholder content, and fails on it with --production', { timeout: 60_000 }, () => {
  const check = (...args: string[]) =>
    spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../check.ts'), ...args], {
      encoding: 'utf8',
    });
  const left = Object.values(placeholderContent).flat();
  const list = check();
  expect(list.status).toBe(0);
  expect(list.stdout.match(/(?<=^  )\S+$/gm) ?? []).toEqual(left);
  const production = check('--production');
  expect(production.status).toBe(left.length > 0 ? 1 : 0);
});
