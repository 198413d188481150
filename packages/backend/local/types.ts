import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type FormatConfig, format } from 'oxfmt';
import { supabaseCli } from './cli.ts';
import { resetData, startStack } from './main.ts';

// The database's types, which the functions and the site compile against: `node local/types.ts` writes them, and a test
// fails when they have drifted from the migrations.

/** Where they are: with the functions, which are deployed from their folder alone. */
export const typesFile = join(import.meta.dirname, '../supabase/functions/_shared/database.generated.ts');

/** The types of the schema `public`, as Supabase's generator has them, in this repository's format. */
export async function databaseTypes(databaseUrl: string): Promise<string> {
  const source = await supabaseCli(databaseUrl, 'gen', 'types', '--schema', 'public');
  const style = await readFile(resolve(import.meta.dirname, '../../../.oxfmtrc.json'), 'utf8');
  const { code, errors } = await format(typesFile, source, JSON.parse(style) as FormatConfig);
  if (errors.length) throw new Error(`The generated types could not be formatted: ${errors[0]!.message}`);
  return code;
}

if (import.meta.main) {
  const dataDir = await mkdtemp(join(tmpdir(), 'types-'));
  const stack = await startStack({ dataDir, ports: { api: 0, database: 0, mail: 0, stripe: 0, google: 0 } });
  try {
    await writeFile(typesFile, await databaseTypes(stack.urls.database));
  } finally {
    await stack.stop();
    await resetData(dataDir);
  }
}
