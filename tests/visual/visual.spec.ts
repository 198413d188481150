import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from 'playwright/test';
import { pinned } from '../browser.ts';
import { compare } from './compare.ts';
import { type Edition, isWhole, stories, test } from './storybook.ts';

interface Mode {
  width: 360 | 768 | 1280;
  edition: Edition;
}

/** Whole matters are looked at on three sheets, their parts on one; color is looked at in both editions. */
const modesOf = (story: (typeof stories)[number]): Mode[] =>
  isWhole(story)
    ? [
        { width: 360, edition: 'day' },
        { width: 768, edition: 'day' },
        { width: 1280, edition: 'day' },
        { width: 1280, edition: 'night' },
      ]
    : [
        { width: 768, edition: 'day' },
        { width: 768, edition: 'night' },
      ];

const folder = path.join(import.meta.dirname, 'baselines');
const fileOf = (id: string, { width, edition }: Mode) => path.join(id, `${width}-${edition}.png`);

const pictured = stories.filter(({ tags }) => !tags.includes('no-visual'));
const accepts = (updates: string) => updates === 'changed' || updates === 'all';

test.skip(!pinned, 'Baselines belong to the pinned browser, which runs on Linux x64 only.');

for (const story of pictured) {
  test(story.id, async ({ storybook, browser }, info) => {
    for (const mode of modesOf(story)) {
      const name = `${mode.width}-${mode.edition}`;
      await storybook.show(story.id, mode);
      const actual = await storybook.picture();
      const baseline = path.join(folder, fileOf(story.id, mode));
      const expected = existsSync(baseline) ? readFileSync(baseline) : undefined;
      const difference = expected && (await compare(browser, expected, actual));
      if (expected && !difference) continue;

      if (accepts(info.config.updateSnapshots)) {
        mkdirSync(path.dirname(baseline), { recursive: true });
        writeFileSync(baseline, actual);
        continue;
      }
      // By these names the report lays them over one another.
      const attach = async (kind: string, body: Buffer) =>
        info.attach(`${name}-${kind}.png`, { body, contentType: 'image/png' });
      await attach('actual', actual);
      if (expected) await attach('expected', expected);
      if (difference) await attach('diff', difference.picture);
      const says = difference ? `${difference.pixels} pixels differ` : 'has no baseline yet';
      expect.soft(says, `${story.id} at ${name}`).toBe('as it was');
    }
  });
}

plain('no baseline is left of a story that has gone', () => {
  const expected = new Set(pictured.flatMap(story => modesOf(story).map(mode => fileOf(story.id, mode))));
  const orphans = globSync('**/*.png', { cwd: folder }).filter(file => !expected.has(file));
  if (accepts(plain.info().config.updateSnapshots))
    for (const file of orphans) rmSync(path.join(folder, file));
  else expect(orphans).toEqual([]);
});
