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

/** Packs what `pnpm build` has built, and returns the tarball. */
export function packPackage(folder: string): string {
  run('pnpm', ['--silent', 'pack', '--pack-destination', folder]);
  const { name, version } = readManifest();
  return path.join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/**
 * Installs the tarball in a folder outside of the repository, as a package manager does. Only what the packed manifest declares is
 * beside it, taken from this workspace's own installation, so the network is not needed: an import of anything else fails.
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
 * Makes a package of this workspace's installation available in a folder.
 * @param from The folder of the workspace that depends on it.
 */
export function linkModule(name: string, folder: string, from = root): void {
  const link = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(from, 'node_modules', name), link);
}
