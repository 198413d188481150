import path from 'node:path';
import { parseArgs } from 'node:util';
import { isContentMistake } from '@fit-to-print/content/contentMistake';
import { readSiteSettings } from '@fit-to-print/backend/deploy/settings';
import { readProject } from '../deploy/readProject.ts';
import { historyFile } from './pageHistory.ts';
import { build } from './build.ts';
import { mergeShards, parseShard, shardOutput } from './shards.ts';

/**
 * Builds the site for a hosted project into `site/dist`. (`npm start` builds it for the local backend.)
 * `--shard 2/8` builds a part of the pages into `site/.shards`, and `--merge` makes the site from all parts.
 */
const site = path.resolve(import.meta.dirname, '..');
const shards = path.join(site, '.shards');
const outDir = path.join(site, 'dist');

async function readOptions() {
  try {
    const { values } = parseArgs({ options: { shard: { type: 'string' }, merge: { type: 'boolean' } } });
    const shard = values.shard === undefined ? undefined : parseShard(values.shard);
    const settings = readSiteSettings(readProject().env);
    if (values.merge) await mergeShards(shards, outDir);
    return shard
      ? { ...settings, shard, outDir: shardOutput(shards, shard) }
      : { ...settings, outDir, history: historyFile };
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

try {
  await build({ ...(await readOptions()), onProgress: step => console.log(`${step}…`) });
} catch (error) {
  if (!isContentMistake(error)) throw error;
  console.error((error as Error).message);
  process.exit(1);
}
