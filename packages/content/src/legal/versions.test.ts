import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const digestOf = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);

// Users accept a version of a text. If the text changes: set `version` to the day of the change, add that version to
// `legal_documents` in a migration, and update the digest here.
test.each([
  ['terms', terms, { version: '2026-11-22', digest: '0358770df0306aa7' }],
  ['privacy', privacy, { version: '2026-11-22', digest: '767e50d63b2e06a6' }],
])('the text of the %s is the one of its version', (_, { version, sections }, known) => {
  expect({ version, digest: digestOf(sections) }).toEqual(known);
});
