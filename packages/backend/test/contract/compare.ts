/**
 * `pnpm test:contract` runs the contract tests against the local backend and against the hosted project in `supabase/.env` and
 * `supabase/functions/.env`, and lists the tests that failed or had different results. Arguments select test
 * files.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { differences, type Outcome, type Outcomes } from './outcomes.ts';

const backendFolder = join(import.meta.dirname, '../..');

async function outcomesOf(project: 'local' | 'hosted', fileNames: string[]): Promise<Outcomes> {
  const vitest = await startVitest(
    'test',
    fileNames.length > 0 ? fileNames.map(name => `contract/${name}`) : ['contract/'],
    {
      root: backendFolder,
      watch: false,
      reporters: [{}],
      silent: true,
      env: { TEST_PROJECT: project },
      // The test files share one hosted project, so they run one by one.
      fileParallelism: project === 'local',
    },
  );
  const outcomes = new Map<string, Outcome>();
  for (const module of vitest.state.getTestModules()) {
    const file = relative(import.meta.dirname, module.moduleId);
    for (const error of module.errors())
      outcomes.set(file, { state: 'failed', reason: firstLine(error.message) });
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      outcomes.set(`${file} › ${test.fullName.replaceAll(' > ', ' › ')}`, {
        state,
        reason: firstLine(errors?.[0]?.message ?? ''),
      });
    }
  }
  await vitest.close();
  return outcomes;
}

const firstLine = (text: string) => text.split('\n')[0]!;

/** Says in words how many tests pass. */
const passedOf = (outcomes: Outcomes) =>
  `${[...outcomes.values()].filter(({ state }) => state === 'passed').length} of ${outcomes.size} pass`;

const { positionals: fileNames } = parseArgs({ allowPositionals: true });
for (const file of ['supabase/.env', 'supabase/functions/.env'].map(name => join(backendFolder, name))) {
  if (existsSync(file)) process.loadEnvFile(file);
}
const missingSettings = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'DATABASE_URL',
  'SITE_URL',
  'DISPATCH_SECRET',
  'STRIPE_WEBHOOK_SECRET',
].filter(name => !process.env[name]);
const local = await outcomesOf('local', fileNames);
const hosted = missingSettings.length === 0 ? await outcomesOf('hosted', fileNames) : undefined;
const rows = differences(local, hosted);
for (const row of rows) console.log(row);
console.log(`\nLocal: ${passedOf(local)}.`);
console.log(
  hosted
    ? `Hosted: ${passedOf(hosted)}.`
    : `Hosted: not run, because these settings are missing: ${missingSettings.join(', ')}.`,
);
process.exit(rows.length === 0 ? 0 : 1);
