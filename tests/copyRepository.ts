// Copies the repository for tests that change files.
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Folders to which builds and tests write. They are not copied. */
const excluded = /\/(?:\.cache|dist(?:\.cache)?|baselines|storybook-static)(?:\/|$)/;

/**
 * Copies what a build reads into a new temporary folder, so that a test can change it. `node_modules` is a link to the original. The cache of fonts is copied, so that a build does not subset them again.
 * @returns The folder. The caller deletes it.
 */
export function copyRepository(prefix: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), prefix));
  for (const folder of ['packages', 'site', 'tests'])
    cpSync(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: source => !excluded.test(source.slice(root.length)),
    });
  const fonts = 'site/.cache/fonts';
  if (existsSync(path.join(root, fonts)))
    cpSync(path.join(root, fonts), path.join(copy, fonts), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
