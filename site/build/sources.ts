import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const imported = /\bfrom '((?:\.{1,2}|@fit-to-print)\/[^']+)'/g;

/** The text of a module and of all of ours that it imports, however far off, by address. */
export async function sourcesOf(
  module: string,
  found = new Map<string, string>(),
): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(fileURLToPath(module), 'utf8');
  found.set(module, source);
  for (const [, name] of source.matchAll(imported)) {
    const next = name!.startsWith('.') ? new URL(name!, module).href : import.meta.resolve(name!);
    if (!found.has(next)) await sourcesOf(next, found);
  }
  return found;
}
