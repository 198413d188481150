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

test('finds all invented content once', () => {
  const { invented } = placeholderContent;
  expect(inFile(invented, './companies.ts')).toBe(companies.length);
  expect(inFile(invented, './services.ts')).toBe(services.length);
  expect(inFile(invented, './testimonials.ts')).toBe(testimonials.length);
  expect(inFile(invented, './processSteps.ts')).toBe(steps.length);
  expect(inFile(invented, './about.ts')).toBe(about.philosophy.principles.length);
  // The benefits, and the answer that the form promises.
  expect(inFile(invented, './home.ts')).toBe(home.benefits.length + 1);
  expect(inFile(invented, './pricing.ts')).toBe(pricing.partnerships.length + pricing.faq.faqs.length);
  expect(inFile(invented, './contact.ts')).toBe(contact.thanks.next.length);
  expect(inFile(invented, './prAuthority.ts')).toBe(prAuthority.benefits.items.length);
  expect(inFile(invented, './placementReport.ts')).toBe(1);
  // The brand and its address.
  expect(inFile(invented, './brand.ts')).toBe(2);
  expect(invented).toContain('./cities/boston.ts.default.studio.faq.0');
});

test('finds a city that was written from memory, unless it is unpublished', () => {
  const city = { checked: { on: '2026-11-21', basis: 'from memory' } };
  const { unsourced } = findPlaceholderContent([
    ['./cities/somewhere.ts.default', city],
    ['./cities.ts.cities.0', city],
    ['./cities-unpublished/elsewhere.ts.default', { ...city }],
    ['./cities/sourced.ts.default', { checked: { ...city.checked, basis: 'sources' } }],
  ]);
  expect(unsourced).toEqual(['./cities/somewhere.ts.default']);
});

test('finds an address under .example in content that is not marked as invented', () => {
  expect(placeholderContent.unreachable).toContain('./brand.ts.brand.origin');
  const { unreachable } = findPlaceholderContent([
    ['./somewhere.ts.mail', 'mailto:desk@studio.example'],
    ['./somewhere.ts.text', 'For example, this one.'],
    ['./cities-unpublished/elsewhere.ts.default.link', 'https://elsewhere.example/'],
  ]);
  expect(unreachable).toEqual(['./somewhere.ts.mail']);
});
