// `pnpm test:visual`: builds Storybook and compares each story with its baseline. `--review` then serves a page on which each
// difference is accepted or refused; `--update` accepts all current screenshots.
// Other arguments go to Playwright, for example `-g badge`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listen, loopbackHost, portOf } from '@fit-to-print/backend/local/ports';
import { brandEnvironment } from '../../packages/ui/build/brandAlias.ts';
import { adviceAfterFailure, commandFor, hasChanges } from './advice.ts';
import { baselineFolder } from './baselines.ts';
import { findChangedFiles, changedFiles, type ModuleStats } from './review/causes.ts';
import { changesFolder, type IndexedStory } from './review/changes.ts';
import { createReview } from './review/server.ts';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const isReview = args.includes('--review');
const root = path.resolve(import.meta.dirname, '../..');
const storybook = path.join(root, 'storybook-static');
const { BRAND } = process.env;
/** The arguments for Playwright, such as `-g components-badge`. */
const filters = args.filter(argument => argument !== '--update' && argument !== '--review');
const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    // Tests that compute with the theme get the theme of this brand. The built Storybook has the themes of all brands.
    env: BRAND && command === 'playwright' ? brandEnvironment(BRAND) : process.env,
  }).status ?? 1;
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(storybook, file), 'utf8'));
/** The stories of the built Storybook. */
function readStories(): IndexedStory[] {
  const { entries } = readJson('index.json') as { entries: Record<string, IndexedStory> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
const folders = { changes: changesFolder, baselines: baselineFolder };
// Those of an earlier run, which stay if the tests do not begin: for example if the port is taken.
rmSync(changesFolder, { recursive: true, force: true });

const buildStatus = run(
  'storybook',
  'build',
  '--output-dir',
  'storybook-static',
  '--quiet',
  ...(isReview ? ['--stats-json'] : []),
);
process.exitCode =
  buildStatus ||
  run(
    'playwright',
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    ...(isUpdate ? ['--update-snapshots=changed'] : []),
    ...filters,
  );
if (isReview && !buildStatus) await review();
else if (process.exitCode && !isUpdate && !buildStatus)
  console.log(`\n${await adviceAfterFailure(filters, readStories(), folders)}`);

async function review(): Promise<void> {
  if (!(await hasChanges(readStories(), folders))) {
    console.log('\nNo picture differs from its baseline.');
    return;
  }
  const changed = changedFiles(root, path.relative(root, baselineFolder));
  const changedFilesBehind = findChangedFiles(readJson('preview-stats.json') as ModuleStats, changed);
  const { server, finished } = await createReview(readStories(), folders, changedFilesBehind);
  await listen(server, portOf('visual'), 'visual');
  console.log(`\nReview the changed pictures: http://${loopbackHost}:${portOf('visual')}/`);
  const { accepted, refused, undecided } = await finished;
  server.close();
  server.closeIdleConnections();
  console.log(`\n${accepted} accepted, ${refused} refused, ${undecided} without a decision.`);
  if (accepted > 0)
    console.log(`Look at the new baselines with git status, and compare again: ${commandFor(filters)}
Take them back: git restore tests/visual/baselines && git clean -fd tests/visual/baselines`);
  console.log('The comparison found differences, so the command ends with an error.');
}
