// Tests that the pages of components name changes and first versions that agree.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRecords } from '../../packages/ui/build/componentFacts.ts';
import { readChanges } from './readChanges.ts';

const root = path.resolve(import.meta.dirname, '../..');
const changelog = readFileSync(path.join(root, 'packages/ui/CHANGELOG.md'), 'utf8');
/** Every line of the changelog and of the notes of the next version. */
const lines = [
  changelog,
  ...globSync(path.join(root, '.changeset/*.md')).map(file => readFileSync(file, 'utf8')),
].flatMap(text => text.split('\n'));
/** Compound names outside backticks that are not components. */
const otherNames = new Set(['JavaScript', 'TypeScript']);
const changes = readChanges(changelog, []);
/** The versions, the newest first. */
const versions = ['next', ...Array.from(changelog.matchAll(/^## (.+)$/gm), ([, version]) => version!)];

test('no component is newer than a change of it', async () => {
  const tooNew = [...(await readRecords())].filter(([name, { docs }]) =>
    changes.some(
      ({ text, version }) =>
        text.includes(`\`${name}\``) && versions.indexOf(version) > versions.indexOf(docs.since),
    ),
  );
  expect(tooNew.map(([name, { docs }]) => `${name}: since ${docs.since}`)).toEqual([]);
});

test('every compound name in the notes is in backticks, because readChanges reads no other sentences', () => {
  const bare = lines.flatMap(line =>
    Array.from(line.replaceAll(/`[^`]*`/g, '').matchAll(/\b(?:[A-Z][a-z]+){2,}\b/g), ([name]) => name),
  );
  expect(bare.filter(name => !otherNames.has(name))).toEqual([]);
});

test('every quoted name at the start of a note is a component', async () => {
  const components = await readRecords();
  const first = lines.flatMap(line => /^(?:- )?(?:\w{7,40}: )?\s*`([A-Z]\w+)`/.exec(line)?.[1] ?? []);
  expect(first).toContain('ServiceCard');
  expect(first.filter(name => !components.has(name))).toEqual([]);
});

test('a note that begins with the name of a component is a change of it', () => {
  expect(changes.filter(({ text }) => text.startsWith('`ServiceCard`:'))).toHaveLength(1);
});
