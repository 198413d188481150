// Tests that the pages of components name changes and first versions that agree.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRecords } from '../../packages/ui/build/componentFacts.ts';
import { readChanges } from './readChanges.ts';

const changelog = readFileSync(path.resolve(import.meta.dirname, '../../packages/ui/CHANGELOG.md'), 'utf8');
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
