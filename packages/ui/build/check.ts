import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** `pnpm check:package`: builds the package as it would be published, and looks at it as those do who install it. */
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

/** What can be imported from the build: what each pattern stands for, and the module behind it. */
const built = () =>
  Object.entries(publishConfig.exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    const [before = '', after = ''] = target.default.split('*');
    const files = globSync(target.default, { cwd: root });
    if (files.length === 0) throw new Error(`Nothing is built for ${subpath}: no ${target.default}.`);
    return files.map(file => ({
      subpath: subpath.replace('*', `./${file}`.slice(before.length, after ? -after.length : undefined)),
      file: path.join(root, file),
    }));
  });

// What is imported here can be imported from the build: nobody else looks at both.
for (const subpath of Object.keys(sources))
  if (typeof publishConfig.exports[subpath] !== 'object')
    throw new Error(`${subpath} is not published: add it to publishConfig.exports.`);

const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
try {
  if (run('pnpm', '--silent', 'build') && run('pnpm', '--silent', 'pack', '--pack-destination', folder)) {
    const entries = built();
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
    // Node knows no stylesheet and no document: what loads here loads on any server.
    await Promise.all(entries.map(async ({ file }) => import(pathToFileURL(file).href)));
    console.log(`${entries.length} entries load in Node.`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
