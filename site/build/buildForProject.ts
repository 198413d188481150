import path from 'node:path';
import { parseArgs } from 'node:util';
import { isContentMistake } from '@fit-to-print/content/contentMistake';
import { readSiteSettings } from '@fit-to-print/backend/deploy/settings';
import { readProjectSettings } from '../deploy/projectSettings.ts';
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
const { BRAND } = process.env;

function readSettings() {
  try {
    return readSiteSettings(readProjectSettings().env);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}

This command builds the site for a hosted project, whose settings are in packages/backend/supabase/.env. If the file is missing,
copy it: cp packages/backend/supabase/.env.example packages/backend/supabase/.env
Each line of it says where its value comes from, and DEPLOYMENT.md has the steps in order.

Without a project, this builds the same site for the local backend, and serves it: ${BRAND ? `BRAND=${BRAND} ` : ''}npm start`,
      { cause: error },
    );
  }
}

async function readOptions() {
  try {
    const { values } = parseArgs({ options: { shard: { type: 'string' }, merge: { type: 'boolean' } } });
    const shard = values.shard === undefined ? undefined : parseShard(values.shard);
    const settings = readSettings();
    if (values.merge) await mergeShards(shards, outDir);
    return shard
      ? { ...settings, shard, outDir: shardOutput(shards, shard) }
      : // The history has the day on which each page last changed.
        { ...settings, outDir, historyFile };
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
