// Tests that the newest section of packages/ui/MIGRATION.md has the renames and removals of the next version.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const notes = globSync(path.join(root, '.changeset/*.md')).map(file =>
  readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '),
);
const migration = readFileSync(path.join(root, 'packages/ui/MIGRATION.md'), 'utf8');
const [, newest = ''] = migration.split(/^## /m);

/** Patterns of the sentences in which a note says that a name was replaced or removed. They capture the names. */
const patterns = [
  /`([^`]+)`[^`.]* in place of `([^`]+)`/g,
  /`([^`]+)`[^`.]* \(in place of `([^`]+)`/g,
  /`([^`]+)` (?:is|are) `([^`]+)`/g,
  /`([^`]+)`[^`]*\b(?:it|which) was `([^`]+)`/g,
  /`([^`]+)` and `([^`]+)`[^`.]* are gone/g,
  /has no `([^`]+)` any more/g,
];

/** Names that were added and removed again before a release. */
const neverReleased = new Set(['fields']);

test('the newest section of the migration has every rename and removal of the pending changesets', () => {
  const names = notes.flatMap(note =>
    patterns.flatMap(pattern => Array.from(note.matchAll(pattern), ([, ...found]) => found)).flat(),
  );
  expect(names).toEqual(expect.arrayContaining(['lamplight', 'otherDevice', 'notes.title']));
  const missing = names.filter(
    name => !neverReleased.has(name) && !new RegExp(String.raw`\`[^\`]*\b${name}\b[^\`]*\``).test(newest),
  );
  expect(missing).toEqual([]);
});
