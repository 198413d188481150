// Packs the built package, and installs it in another folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const readManifest = (folder = root): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Runs a command, and throws if it fails. */
export function run(command: string, args: readonly string[], cwd = root): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed.`);
}

/** Packs what `pnpm build` has built into a folder, and returns the path of the tarball. */
export function packPackage(folder: string): string {
  run('pnpm', ['--silent', 'pack', '--pack-destination', folder]);
  const { name, version } = readManifest();
  return path.join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/**
 * Installs the tarball in a folder outside of the repository, as a package manager does. Beside it are only the dependencies that the
 * packed manifest declares, so an import of anything else fails. They are links into this workspace, so the network is not needed.
 * @returns The folder of the installed package.
 */
export function installPackage(tarball: string, folder: string): string {
  const modules = path.join(folder, 'node_modules');
  const installed = path.join(modules, readManifest().name);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const { dependencies, peerDependencies } = readManifest(installed);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) linkModule(name, folder);
  return installed;
}

/**
 * Links a package that this workspace has installed into the `node_modules` of a folder.
 * @param from The folder in this workspace whose `node_modules` has the package.
 */
export function linkModule(name: string, folder: string, from = root): void {
  const link = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(from, 'node_modules', name), link);
}
