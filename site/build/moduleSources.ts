// Finds all modules that a module imports, so that a cache notices a change of any of them.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const importedPath = /\bfrom '((?:\.{1,2}|@fit-to-print)\/[^']+)'/g;

/** Returns the source of a module and, recursively, of every module of this repository that it imports, by URL. */
export async function sourcesOf(
  module: string,
  found = new Map<string, string>(),
): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(fileURLToPath(module), 'utf8');
  found.set(module, source);
  for (const [, name] of source.matchAll(importedPath)) {
    const next = name!.startsWith('.') ? new URL(name!, module).href : import.meta.resolve(name!);
    if (!found.has(next)) await sourcesOf(next, found);
  }
  return found;
}
