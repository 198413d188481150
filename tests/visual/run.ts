// `pnpm test:visual`: builds Storybook and compares each story with its baseline. `--review` then serves a page on which each
// difference is accepted or refused; `--update` accepts all current screenshots.
// Other arguments go to Playwright, for example `-g badge`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listen, loopbackHost, portOf } from '@fit-to-print/backend/local/ports';
import { brandEnvironment } from '../../packages/ui/build/brandAlias.ts';
import { adviceAfterFailure, commandFor, hasChanges } from './advice.ts';
import { baselineList, projectBaselines, readBaselines, writeBaselines } from './baselines.ts';
import { renderBaselines } from './renderBaselines.ts';
import { findChangedFiles, changedFiles, type ModuleStats } from './review/causes.ts';
import {
  changesFolder,
  type IndexedStory,
  namesOf,
  readChanges,
  storiesWithoutBefore,
} from './review/changes.ts';
import { createReview } from './review/server.ts';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const isReview = args.includes('--review');
const root = path.resolve(import.meta.dirname, '../..');
const storybook = path.join(root, 'storybook-static');
const { BRAND } = process.env;
/** The arguments for Playwright, such as `-g components-badge`. */
const filters = args.filter(argument => argument !== '--update' && argument !== '--review');
const run = (stdio: 'inherit' | 'pipe', command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, {
    cwd: root,
    stdio,
    maxBuffer: 2 ** 26,
    // Tests that compute with the theme get the theme of this brand. The built Storybook has the themes of all brands.
    env: BRAND && command === 'playwright' ? brandEnvironment(BRAND) : process.env,
  });
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(storybook, file), 'utf8'));
/** The stories of the built Storybook. */
function readStories(): IndexedStory[] {
  const { entries } = readJson('index.json') as { entries: Record<string, IndexedStory> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
const folders = { changes: changesFolder, baselines: projectBaselines };
// Those of an earlier run, which stay if the tests do not begin: for example if the port is taken.
rmSync(changesFolder, { recursive: true, force: true });

// A list with the conflicts of a merge is refused before the build.
try {
  readBaselines();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log('Building Storybook …');
const build = run(
  'pipe',
  'storybook',
  'build',
  '--output-dir',
  'storybook-static',
  '--quiet',
  ...(isReview ? ['--stats-json'] : []),
);
const buildStatus = build.status ?? 1;
// Its steps and warnings are of interest only if it fails.
if (buildStatus) process.stderr.write(Buffer.concat([build.stdout, build.stderr]));
/** Compares the stories, and returns the exit code. */
const compare = (stdio: 'inherit' | 'pipe', ...more: string[]) =>
  run(
    stdio,
    'playwright',
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    ...(isUpdate ? ['--update-snapshots=changed'] : []),
    ...filters,
    ...more,
  ).status ?? 1;
process.exitCode = buildStatus || compare('inherit');
if (!buildStatus) {
  if (isUpdate) acceptAll();
  else {
    // A baseline of a story that no longer exists is a difference, too.
    if (hasChanges(readStories(), folders)) process.exitCode = 1;
    if (process.exitCode) showBefore();
  }
  if (isReview) await review();
  else if (process.exitCode && !isUpdate)
    console.log(`\n${adviceAfterFailure(filters, readStories(), folders)}`);
}

/** Writes the new list of baselines. */
function acceptAll(): void {
  const names = namesOf(readStories());
  const baselines = new Map([...readBaselines()].filter(([name]) => names.has(name)));
  for (const { story, mode, digest } of readChanges(readStories(), folders))
    if (names.has(`${story}/${mode}`)) baselines.set(`${story}/${mode}`, digest);
  writeBaselines(baselines);
}

/** Gives the report and the review the accepted picture of each changed story, if this machine does not have it. */
function showBefore(): void {
  if (!hasChanges(readStories(), folders)) return;
  const missing = storiesWithoutBefore(readChanges(readStories(), folders));
  if (missing.length === 0) return;
  console.log(`\nRendering ${missing.length} stories as they were when their pictures were accepted …`);
  try {
    renderBaselines(missing);
    // Compares again, for the report: nothing else is new in the output.
    compare('pipe', '--last-failed');
  } catch (error) {
    console.log(`The accepted pictures cannot be shown. ${String(error)}`);
  }
}

async function review(): Promise<void> {
  if (!hasChanges(readStories(), folders)) {
    console.log('\nNo picture differs from its baseline.');
    return;
  }
  const changed = changedFiles(root, path.relative(root, baselineList));
  const changedFilesBehind = findChangedFiles(readJson('preview-stats.json') as ModuleStats, changed);
  const { server, finished } = createReview(readStories(), folders, changedFilesBehind);
  await listen(server, portOf('visual'), 'visual');
  console.log(
    `\nThe errors above name the pictures that differ. Review them: http://${loopbackHost}:${portOf('visual')}/`,
  );
  const { accepted, refused, undecided } = await finished;
  server.close();
  server.closeIdleConnections();
  console.log(`\n${accepted} accepted, ${refused} refused, ${undecided} without a decision.`);
  if (accepted > 0)
    console.log(`Look at the new digests with git diff, and compare again: ${commandFor(filters)}
Take them back: git restore ${path.relative(root, baselineList)}`);
  if (refused > 0)
    console.log('A refused picture keeps its baseline: it differs until the code draws that one again.');
  if (filters.length > 0) {
    const using = readStories().filter(({ importPath }) => changedFilesBehind(importPath).length > 0);
    console.log(
      `This run compared some stories only. ${using.length} stories use the changed files: compare all before you commit (pnpm test:visual).`,
    );
  }
  console.log('The comparison found differences, so the command ends with an error.');
}
