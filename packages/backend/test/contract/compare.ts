import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

/**
 * `pnpm test:contract`: the contract against the embedded stack and against the project that `supabase/.env` and
 * `supabase/functions/.env` name, and the tests of which the two think differently. Words after it choose test files.
 */
const backend = join(import.meta.dirname, '../..');

interface Outcome {
  /** `passed`, `failed`, `skipped`; `not run` where its file broke before. */
  state: string;
  /** The first line of why it failed. */
  why: string;
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
      // On one project, each file would find what another is doing.
      fileParallelism: target === 'embedded',
    },
  );
  const outcomes = new Map<string, Outcome>();
  for (const module of vitest.state.getTestModules()) {
    const file = relative(import.meta.dirname, module.moduleId);
    for (const error of module.errors())
      outcomes.set(file, { state: 'failed', why: firstLine(error.message) });
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      outcomes.set(`${file} › ${test.fullName.replaceAll(' > ', ' › ')}`, {
        state,
        why: firstLine(errors?.[0]?.message ?? ''),
      });
    }
  }
  await vitest.close();
  return outcomes;
}

const firstLine = (text: string) => text.split('\n')[0]!;

/** Whatever failed anywhere, and whatever went differently: a line each, under a head. */
function table(embedded: Outcomes, hosted: Outcomes): string[] {
  const unknown = { state: 'not run', why: '' };
  const rows = [...new Set([...embedded.keys(), ...hosted.keys()])].flatMap(name => {
    const [here, there] = [embedded.get(name) ?? unknown, hosted.get(name) ?? unknown];
    const same = here.state === there.state && here.state !== 'failed';
    return same ? [] : [[here.state, there.state, name, there.why || here.why]];
  });
  if (rows.length === 0) return [];
  return [['embedded', 'hosted', 'test', ''], ...rows].flatMap(([here = '', there = '', name, why]) => [
    `${here.padEnd(10)}${there.padEnd(10)}${name}`,
    ...(why ? [`${' '.repeat(20)}${why}`] : []),
  ]);
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
