/** The packages that the deployed functions import are those that the dependency audit reads. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, '..', path), 'utf8'));

// The audit, the bill of materials and the tests use pnpm's lockfile. A hosted project resolves the imports of deno.json.
test('deno.json imports each package in the exact version of package.json', async () => {
  const { imports } = (await readJson('supabase/functions/deno.json')) as { imports: Record<string, string> };
  const { dependencies } = (await readJson('package.json')) as { dependencies: Record<string, string> };
  const expected = Object.keys(imports).map(name => [name, `npm:${name}@${dependencies[name] ?? 'missing'}`]);
  expect(imports).toEqual(Object.fromEntries(expected));
  // A range would let the two differ.
  for (const specifier of Object.values(imports)) expect(specifier).toMatch(/@\d+\.\d+\.\d+$/);
});
