import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** `pnpm check:package`: builds and packs the package, and checks it as an installed dependency. */
const root = path.resolve(import.meta.dirname, '..');
const run = (command: string, ...args: string[]) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(error);
  if (status !== 0) process.exitCode = 1;
  return status === 0;
};

const {
  name,
  version,
  exports: sources,
  publishConfig,
} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string | { default: string }> };
};

/** The entries of the built package, with the patterns of `exports` expanded: each import path and its file. */
const builtEntries = () =>
  Object.entries(publishConfig.exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    const [prefix = '', suffix = ''] = target.default.split('*');
    const files = globSync(target.default, { cwd: root });
    if (files.length === 0)
      throw new Error(`The build has no file for ${subpath}: ${target.default} matches nothing.`);
    return files.map(file => ({
      subpath: subpath.replace('*', `./${file}`.slice(prefix.length, suffix ? -suffix.length : undefined)),
      file: path.join(root, file),
    }));
  });

// Every path in `exports` must also be in `publishConfig.exports`, which replaces it when the package is published.
for (const subpath of Object.keys(sources))
  if (typeof publishConfig.exports[subpath] !== 'object')
    throw new Error(`${subpath} is not published: add it to publishConfig.exports.`);

const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
try {
  if (run('pnpm', '--silent', 'build') && run('pnpm', '--silent', 'pack', '--pack-destination', folder)) {
    const entries = builtEntries();
    const tarball = path.join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    run('publint', '--strict', tarball);
    run(
      'attw',
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--quiet',
      '--entrypoints',
      ...entries.map(({ subpath }) => subpath),
    );
    // Node has no stylesheets and no document, so a module that loads here loads on any server.
    await Promise.all(entries.map(async ({ file }) => import(pathToFileURL(file).href)));
    console.log(`${entries.length} entries load in Node.`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
