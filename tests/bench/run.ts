// `pnpm bench`: runs all benchmarks but `gates` and `dev` one after another, or those that the arguments name, three times each or `--runs` times. Prints
// their figures beside the last saved ones, and names what became worse by more than the noise. `--save` writes docs/benchmarks.json
// and docs/benchmarks.md. Fails only if a benchmark does: times are never asserted.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calibrate } from './calibrate.ts';
import { type BenchRecord, joinRuns, mapRecords, report, type SavedBenches } from './compare.ts';
import { figuresFileVariable, type MeasuredFigure } from './figures.ts';

const benches: Readonly<Record<string, readonly string[]>> = {
  cities: ['cities.ts'],
  // The argument of these three is how often they measure. It is 1, because this script repeats the whole benchmark.
  lighthouse: ['lighthouse.ts', '1'],
  'first-click': ['firstClick.ts', '1'],
  'next-page': ['nextPage.ts', '1'],
  backend: ['backend.ts'],
  admin: ['admin.ts'],
  dev: ['dev.ts'],
  gates: ['gates.ts'],
};
/** Benchmarks that take too long: they run only if an argument names them. */
const namedOnly = ['gates', 'dev'];

const root = path.resolve(import.meta.dirname, '../..');
const files = { json: path.join(root, 'docs/benchmarks.json'), table: path.join(root, 'docs/benchmarks.md') };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, save: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
const unknown = positionals.filter(name => !(name in benches));
if (unknown.length > 0 || !(Number.isInteger(runs) && runs > 0)) {
  console.error(
    unknown.length > 0
      ? `No benchmark is called ${unknown.join(' or ')}. Name some of: ${Object.keys(benches).join(', ')}.`
      : `--runs ${values.runs} is not a number of runs. Give a whole number from 1 on.`,
  );
  process.exit(1);
}
const names =
  positionals.length > 0 ? positionals : Object.keys(benches).filter(name => !namedOnly.includes(name));

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a benchmark once and returns its figures. */
async function run(name: string): Promise<MeasuredFigure[]> {
  const file = path.join(folder, 'figures.jsonl');
  writeFileSync(file, '');
  const [script = '', ...parameters] = benches[name]!;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...parameters], {
    cwd: root,
    env: { ...process.env, [figuresFileVariable]: file },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`The benchmark ${name} ended with ${status ?? 'a signal'}.`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as MeasuredFigure);
}

async function measure(name: string): Promise<BenchRecord> {
  const calibrations = [await calibrate()];
  const figures: MeasuredFigure[][] = [];
  for (let index = 1; index <= runs; index++) {
    console.log(`\n── ${name}, run ${index} of ${runs}\n`);
    figures.push(await run(name));
    calibrations.push(await calibrate());
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim(),
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() || process.arch}, Node ${process.version}`,
    calibrations,
    figures: joinRuns(figures),
  };
}

function readSaved(): SavedBenches {
  try {
    return JSON.parse(readFileSync(files.json, 'utf8')) as SavedBenches;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const saved = readSaved();
const now: Record<string, BenchRecord> = {};
const failures: string[] = [];
for (const name of names) {
  try {
    now[name] = await measure(name);
  } catch (error) {
    // After a failed benchmark, the others still run.
    failures.push(String(error));
  }
}

const text = report(
  mapRecords(saved, bench => bench.saved),
  now,
);
const results = path.join(root, 'test-results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'benchmarks.md'), `${text}\n`);
console.log(`\n${text}`);
if (values.save && Object.keys(now).length > 0) {
  const all: SavedBenches = {
    ...saved,
    ...mapRecords(now, (record, name) => ({ saved: record, before: saved[name]?.saved })),
  };
  // Four digits: no figure is more precise.
  const rounded = JSON.stringify(all, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
  writeFileSync(files.json, rounded);
  const table = report(
    mapRecords(all, ({ before }) => before),
    mapRecords(all, bench => bench.saved),
  );
  writeFileSync(files.table, `${table}\n`);
  execFileSync('oxfmt', [files.json, files.table], { cwd: root });
}
for (const failure of failures) console.error(`\n${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
