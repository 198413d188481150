// Tests that a legal text does not change without a new version, and that each section has a key term, which is words of it.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { sectionPlainText } from '../plainText.ts';

/** The digest of a text as visitors see it: without `isPlaceholder`, which is only for the people who write the site. */
const digestOf = (sections: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sections, (key, value: unknown) => (key === 'isPlaceholder' ? undefined : value)))
    .digest('hex')
    .slice(0, 16);

// Users accept a version of a text. If the text changes: set `version` to the day of the change, add that version to
// `legal_documents` in a migration, and update the digest here.
test.each([
  ['terms', terms, { version: '2026-11-25', digest: '1de9d3571a28ea49' }],
  ['privacy', privacy, { version: '2026-11-28', digest: 'e98bbbf7165ba105' }],
])('the text of the %s has not changed since its version', (_, { version, sections }, known) => {
  expect({ version, digest: digestOf(sections) }).toEqual(known);
});

test.each([
  ['terms', terms],
  ['privacy', privacy],
])('every key term of the %s is in the text of its section', (_, { sections, keyTerms }) => {
  const missing = Object.entries(keyTerms).filter(
    ([id, keyTerm]) => !sections.some(each => each.id === id && sectionPlainText(each).includes(keyTerm)),
  );
  expect(missing).toEqual([]);
});

// A key term in some sections only would look more important than the others.
test.each([
  ['terms', terms],
  ['privacy', privacy],
])('each section of the %s has a key term', (_, { sections, keyTerms }) => {
  expect(Object.keys(keyTerms)).toEqual(sections.map(({ id }) => id));
});
