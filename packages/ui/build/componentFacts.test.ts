// Tests that every component is documented, and that its documentation is read correctly from the code.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ComponentFacts, nameOf, readRecords, readStoryFiles } from './componentFacts.ts';
import { readCachedFacts } from './readCachedFacts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const storyFiles = readStoryFiles();
const records = await readRecords();
const facts = await readCachedFacts();
const storiesByTitle = new Map(storyFiles.map(({ title, stories }) => [title, stories]));

/** True if a story exists; it may be one of another component. */
const exists = (reference: string, ownTitle: string) => {
  const parts = reference.split('/');
  const story = parts.pop()!;
  return storiesByTitle.get(parts.join('/') || ownTitle)?.includes(story);
};

test('every component, pattern, flow and template has a record, and every record has a component', () => {
  expect([...records.keys()].toSorted()).toEqual(storyFiles.map(({ title }) => nameOf(title)).toSorted());
});

describe.each(facts.map(each => [each.title, each] as const))(
  'the documentation of %s',
  (title, component: ComponentFacts) => {
    const { docs, components, stories } = component;

    test('is complete', () => {
      // The types check the rest.
      const { purpose, aliases, use, avoid, anatomy, screenReader, related } = docs;
      expect(purpose).toMatch(/\.$/);
      for (const list of [aliases, use, avoid, anatomy, screenReader, Object.keys(related)])
        expect(list).not.toEqual([]);
      const changelog = readFileSync(path.resolve(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
      const versions = Array.from(changelog.matchAll(/^## (.+)$/gm), ([, version]) => version);
      expect([...versions, 'next']).toContain(docs.since);
    });

    test('says why each thing should be avoided, or what to do in its place', () => {
      expect(docs.avoid.map(({ text }) => text).filter(text => !/.: .+\.$/.test(text))).toEqual([]);
    });

    test('refers only to stories and components that exist, and is about a component with stories', () => {
      const references = [...docs.use, ...docs.avoid].map(advice =>
        'story' in advice ? advice.story : advice.instead,
      );
      expect(references.filter(reference => !exists(reference, title))).toEqual([]);
      expect(Object.keys(docs.related).filter(each => each === title || !storiesByTitle.has(each))).toEqual(
        [],
      );
      expect(stories.length).toBeGreaterThan(0);
    });

    test('has a story for each state that its styles draw, such as hover', () => {
      const { folder } = component;
      const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
      const styles = globSync(`${folder}/*.css.ts`, { cwd: root }).map(read).join('\n');
      const selectors = /forcedState\('(\w+)'\)|\$\{(hover|focus|active)State\}/g;
      const states = new Set(Array.from(styles.matchAll(selectors), ([, state, shared]) => state ?? shared!));
      const storySources = facts.filter(each => each.folder === folder).map(each => read(each.storyFile));
      const missing = [...states].filter(
        state =>
          !storySources.some(source => source.includes('forceState(') && source.includes(`'${state}'`)),
      );
      expect(missing).toEqual([]);
    });

    test('has a type and a description for every prop', () => {
      expect(components.length).toBeGreaterThan(0);
      const incomplete = components.flatMap(({ name, props }) =>
        props
          .filter(({ type, description }) => !/[.`:]$|\?$/.test(description) || type === 'any')
          .map(prop => `${name}.${prop.name}: ${prop.type}, ${prop.description}`),
      );
      expect(incomplete).toEqual([]);
    });
  },
);

describe.each(facts.filter(({ title }) => title.includes('Templates/')))(
  'the documentation of $title',
  ({ docs, folder, name }) => {
    test('says which landmarks stand around the template, and claims none that it does not render', () => {
      expect(docs.anatomy.flat().join(' ')).toMatch(/SkipLink.*SiteHeader.*<main.*SiteFooter/);
      expect(readFileSync(path.join(root, folder, `${name}.tsx`), 'utf8')).not.toContain('<main');
      expect([...docs.keyboard.flat(), ...docs.screenReader].join(' ')).not.toMatch(
        /skip link|banner|content information/i,
      );
    });
  },
);

/** Components without a story of long text: drawings, parts without text, and templates whose texts are all those of patterns with such a story. */
const withoutLongText = [
  'AccountTemplate',
  'Box',
  'CityTemplate',
  'Divider',
  'FormattedDate',
  'FrontPagePicture',
  'Illustration',
  'LegalTemplate',
  'Mail',
  'Newsstand',
  'NotFoundTemplate',
  'PrAuthorityTemplate',
  'ReleaseIllustration',
  'StreetMap',
];

test('every component with texts has a story that is named after long texts', () => {
  const missing = facts
    .filter(
      ({ stories }) =>
        !stories.some(story => /Longest|Extremes|LongNames|ShortAndLongText|LongWords/.test(story)),
    )
    .map(({ name }) => name);
  expect(missing.toSorted()).toEqual(withoutLongText);
});

test('readCachedFacts lists the properties of data whose type is combined from others', () => {
  const data = facts.find(({ name }) => name === 'CityPressTemplate')!.components[0]!.props[0]!;
  const fields = (name: string) =>
    data.fields?.find(field => field.name === name)?.fields?.map(field => field.name);
  expect(fields('outlets')).toEqual(expect.arrayContaining(['outlets', 'layout', 'headline', 'note']));
  expect(fields('packages')).toEqual(expect.arrayContaining(['packages', 'placeAndTerms', 'note']));
  expect(fields('notes')).toEqual(expect.arrayContaining(['notes', 'headline', 'isBeforePackages']));
});

test('readCachedFacts reads the props of a union, of a generic component and of a helper in the stories', () => {
  const component = (name: string) => facts.find(each => each.name === name)!.components[0]!;
  const button = component('Button').props;
  expect(button.find(({ name }) => name === 'size')).toEqual({
    name: 'size',
    type: '"large" | "medium" | "small"',
    isRequired: false,
    default: "'medium'",
    description: '`small` is 44 px high, `medium` 48 px, `large` 64 px.',
    options: ['"large"', '"medium"', '"small"'],
  });
  expect(button.filter(({ name }) => name === 'onClick').map(({ when }) => when)).toEqual([
    '`href` is not set',
    '`href` is set',
  ]);
  expect(button.find(({ name }) => name === 'href')).toMatchObject({ type: 'string', isRequired: true });
  expect(component('DataTable').props.find(({ name }) => name === 'rows')?.type).toBe('readonly NewsItem[]');
  expect(component('Toast').props.map(({ name }) => name)).toContain('reference');
  expect(
    component('PricingTable')
      .props.find(({ name }) => name === 'tiers')
      ?.fields?.map(({ name }) => name),
  ).toContain('price');
});

test('readCachedFacts lists no properties of a pair in a list', () => {
  const illustration = facts
    .find(({ name }) => name === 'CityHero')!
    .components[0]!.props.find(({ name }) => name === 'illustration');
  const plan = illustration?.fields?.find(({ name }) => name === 'plan')?.fields;
  expect(plan?.find(({ name }) => name === 'squares')).not.toHaveProperty('fields');
  expect(plan?.find(({ name }) => name === 'landmark')?.fields?.map(({ name }) => name)).toContain('form');
});

test('readCachedFacts names every type of a union that has a property, if several of its types have it', () => {
  const sections = facts
    .find(({ name }) => name === 'Prose')!
    .components[0]!.props.find(({ name }) => name === 'sections');
  const blocks = sections?.fields?.find(({ name }) => name === 'blocks')?.fields ?? [];
  const conditions = (name: string) => blocks.filter(each => each.name === name).map(({ when }) => when);
  expect(conditions('text')).toEqual(['`type` is "paragraph" or "note"']);
  expect(conditions('caption')).toEqual(['`type` is "fundingStages" or "drawing" or "table"']);
  expect(conditions('items')).toEqual(['`type` is "list"']);
});

test('readCachedFacts finds the tokens that a component uses, also through shared styles', () => {
  const tokens = (name: string) => facts.find(each => each.name === name)?.tokens;
  // The color of the line is in a style that the style of the surface uses.
  expect(tokens('Box')).toContain('color.ink');
  expect(tokens('Divider')).toEqual(['color.ink', 'color.line']);
  expect(tokens('Button')).toContain('type.buttonLarge');
});
