import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

/**
 * `pnpm test:contract` runs the contract tests against the embedded stack and against the project in `supabase/.env` and
 * `supabase/functions/.env`, and lists the tests with different results. Arguments select test files.
 */
const backend = join(import.meta.dirname, '../..');

interface Outcome {
  /** `passed`, `failed`, `skipped`, or `not run` if the test file failed to load. */
  state: string;
  /** The first line of the error, if the test failed. */
  reason: string;
}

/** Outcomes by the name of the test. */
type Outcomes = ReadonlyMap<string, Outcome>;

async function outcomesOf(target: 'embedded' | 'hosted', words: string[]): Promise<Outcomes> {
  const vitest = await startVitest(
    'test',
    words.length > 0 ? words.map(word => `contract/${word}`) : ['contract/'],
    {
      root: backend,
      watch: false,
      reporters: [{}],
      silent: true,
      env: { TARGET: target },
      // The test files share one hosted project, so they run one by one.
      fileParallelism: target === 'embedded',
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

/** Returns a header and a line for each test that failed or had different results; nothing if there is none. */
function table(embeddedOutcomes: Outcomes, hostedOutcomes: Outcomes): string[] {
  const unknown = { state: 'not run', reason: '' };
  const rows = [...new Set([...embeddedOutcomes.keys(), ...hostedOutcomes.keys()])].flatMap(name => {
    const embedded = embeddedOutcomes.get(name) ?? unknown;
    const hosted = hostedOutcomes.get(name) ?? unknown;
    const same = embedded.state === hosted.state && embedded.state !== 'failed';
    return same ? [] : [[embedded.state, hosted.state, name, hosted.reason || embedded.reason]];
  });
  if (rows.length === 0) return [];
  return [['embedded', 'hosted', 'test', ''], ...rows].flatMap(
    ([embedded = '', hosted = '', name, reason]) => [
      `${embedded.padEnd(10)}${hosted.padEnd(10)}${name}`,
      ...(reason ? [`${' '.repeat(20)}${reason}`] : []),
    ],
  );
}

const count = (outcomes: Outcomes) =>
  `${[...outcomes.values()].filter(({ state }) => state === 'passed').length} of ${outcomes.size} pass`;

const { positionals: words } = parseArgs({ allowPositionals: true });
for (const file of ['supabase/.env', 'supabase/functions/.env'].map(name => join(backend, name))) {
  if (existsSync(file)) process.loadEnvFile(file);
}
const missing = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'DATABASE_URL',
  'SITE_URL',
  'DISPATCH_SECRET',
  'STRIPE_WEBHOOK_SECRET',
].filter(name => !process.env[name]);
const embedded = await outcomesOf('embedded', words);
const hosted = missing.length === 0 ? await outcomesOf('hosted', words) : undefined;
const rows = table(embedded, hosted ?? embedded);
for (const row of rows) console.log(row);
console.log(`\nEmbedded: ${count(embedded)}.`);
console.log(hosted ? `Hosted: ${count(hosted)}.` : `Hosted: not run, for want of ${missing.join(', ')}.`);
process.exit(rows.length === 0 ? 0 : 1);
