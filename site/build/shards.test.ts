// Tests of shards: parts of the site that different machines build.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isInShard, mergeShards, parseShard } from './shards.ts';

it.each(['0/2', '3/2', '2', 'a/b', '1/0', '-1/2'])('parseShard rejects %s', text => {
  expect(() => parseShard(text)).toThrow(`“${text}” is no shard. Write its number`);
});

it('every page is in exactly one shard, and all shards have about the same number of pages', () => {
  const shards = [1, 2, 3].map(index => parseShard(`${index}/3`));
  const pages = Array.from({ length: 3000 }, (_, index) => `/PR-Authority-city-${index}`);
  expect(pages.filter(page => shards.filter(shard => isInShard(page, shard)).length !== 1)).toEqual([]);
  // Equal parts would have 1000 pages.
  for (const shard of shards)
    expect(pages.filter(page => isInShard(page, shard)).length).toBeGreaterThan(900);
});

const folder = mkdtempSync(path.join(tmpdir(), 'shards-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('mergeShards names the shards that it found when one is missing', async () => {
  mkdirSync(path.join(folder, '1-of-2'));
  await expect(mergeShards(folder, path.join(folder, 'dist'))).rejects.toThrow('It has: 1-of-2.');
});

it('mergeShards says that a shard is not complete when its build ended early', async () => {
  // The test before has made the folder of the first shard.
  mkdirSync(path.join(folder, '2-of-2'));
  await expect(mergeShards(folder, path.join(folder, 'dist'))).rejects.toThrow(
    'Shard 1-of-2 is not complete.',
  );
});
