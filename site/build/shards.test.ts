// Tests of shards: parts of the site that different machines build.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isInShard, mergeShards, parseShard } from './shards.ts';

it.each(['0/2', '3/2', '2', 'a/b', '1/0', '-1/2'])('parseShard rejects %s', text => {
  expect(() => parseShard(text)).toThrow(`“${text}” is no shard. Write its number`);
});

it('every page is in one of the shards, and each shard has about as many pages', () => {
  const pages = Array.from({ length: 3000 }, (_, index) => `/PR-Authority-city-${index}`);
  const counts = [1, 2, 3].map(
    index => pages.filter(page => isInShard(page, parseShard(`${index}/3`))).length,
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(pages.length);
  for (const count of counts) expect(count).toBeGreaterThan(900);
});

const folder = mkdtempSync(path.join(tmpdir(), 'shards-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('mergeShards names the shards that it found when one is missing', async () => {
  mkdirSync(path.join(folder, '1-of-2'));
  await expect(mergeShards(folder, path.join(folder, 'dist'))).rejects.toThrow('It has: 1-of-2.');
});

it('mergeShards says that a shard is not complete when its build ended early', async () => {
  mkdirSync(path.join(folder, '2-of-2'));
  await expect(mergeShards(folder, path.join(folder, 'dist'))).rejects.toThrow(
    'Shard 1-of-2 is not complete.',
  );
});
