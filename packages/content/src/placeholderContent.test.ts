// Tests of the search for placeholders: content that must be replaced before the site goes live.
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

/** The number of paths in a file. */
const inFile = (paths: readonly string[], file: string) => paths.filter(each => each.startsWith(file)).length;

test('placeholderContent has each text that is marked as a placeholder once', () => {
  const { placeholders } = placeholderContent;
  expect(inFile(placeholders, './companies.ts')).toBe(companies.length);
  expect(inFile(placeholders, './services.ts')).toBe(services.length);
  expect(inFile(placeholders, './testimonials.ts')).toBe(testimonials.length);
  expect(inFile(placeholders, './processSteps.ts')).toBe(steps.length);
  expect(inFile(placeholders, './about.ts')).toBe(about.philosophy.principles.length);
  // The benefits, and the answer that the form promises.
  expect(inFile(placeholders, './home.ts')).toBe(home.benefits.length + 1);
  expect(inFile(placeholders, './pricing.ts')).toBe(pricing.partnerships.length + pricing.faq.faqs.length);
  expect(inFile(placeholders, './contact.ts')).toBe(contact.thanks.next.length);
  expect(inFile(placeholders, './prAuthority.ts')).toBe(prAuthority.benefits.items.length);
  expect(inFile(placeholders, './placementReport.ts')).toBe(1);
  // The brand and its address.
  expect(inFile(placeholders, './brand.ts')).toBe(2);
  expect(placeholders).toContain('./cities/boston.ts.default.studio.faq.0');
});

test('findPlaceholderContent finds a city that was written from memory, unless it is unpublished', () => {
  const city = { checked: { on: '2026-11-21', basis: 'from memory' } };
  const { unsourced } = findPlaceholderContent([
    ['./cities/somewhere.ts.default', city],
    ['./cities.ts.cities.0', city],
    ['./cities-unpublished/elsewhere.ts.default', { ...city }],
    ['./cities/sourced.ts.default', { checked: { ...city.checked, basis: 'sources' } }],
  ]);
  expect(unsourced).toEqual(['./cities/somewhere.ts.default']);
});

test('findPlaceholderContent finds an address under .example, also in content that is not marked, unless its city is unpublished', () => {
  expect(placeholderContent.unreachable).toContain('./brand.ts.brand.origin');
  const { unreachable } = findPlaceholderContent([
    ['./somewhere.ts.mail', 'mailto:desk@studio.example'],
    ['./somewhere.ts.text', 'For example, this one.'],
    ['./cities-unpublished/elsewhere.ts.default.link', 'https://elsewhere.example/'],
  ]);
  expect(unreachable).toEqual(['./somewhere.ts.mail']);
});
