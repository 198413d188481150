// Tests that components are found by the words of a task.
import { expect, test } from 'vitest';
import { readRecords } from '../../../packages/ui/build/componentFacts.ts';
import { createFinder } from './findComponents.ts';

const components = [...(await readRecords())].map(([name, { docs }]) => ({ title: name, name, docs }));
const find = createFinder(components);

test.each([
  ['choose one of four answers', 'Field'],
  ['radio buttons', 'Field'],
  ['single choice', 'Field'],
  ['mark text that was corrected', 'Corrections'],
  ['a message that disappears after five seconds', 'Toast'],
  ['prices side by side with a yearly switch', 'PricingTable'],
  ['compare plans', 'PricingTable'],
  ['questions that open one at a time', 'Disclosure'],
  ['a form in several steps', 'ApplicationWizard'],
  ['are you sure', 'Dialog'],
  ['customer quotes', 'Testimonials'],
  ['bullet list', 'Prose'],
  ['carousel', 'LogoCarousel'],
  ['notice that the service is down', 'Box'],
  ['tell visitors the form has errors', 'ErrorSummary'],
  ['say that a link was copied', 'Toast'],
  ['let somebody choose a date', 'Field'],
  ['show who is signed in', 'SiteHeader'],
  ['let a visitor switch to dark mode', 'ThemeSwitch'],
])('“%s” finds %s first', (words, name) => {
  expect(find(words)[0]?.name).toBe(name);
});

test('a component that more words fit comes before one that fewer words fit better', () => {
  const docs = { aliases: [], use: [] };
  const findOf = createFinder([
    { title: 'Map', name: 'Map', docs: { ...docs, purpose: 'A map, drawn as a map.' } },
    {
      title: 'Plan',
      name: 'Plan',
      docs: { ...docs, purpose: 'Shows which streets are on a long and detailed map.' },
    },
  ]);
  expect(findOf('map of streets').map(({ name }) => name)).toEqual(['Plan', 'Map']);
});

test('an empty query finds every component', () => {
  expect(find(' ')).toHaveLength(components.length);
});
