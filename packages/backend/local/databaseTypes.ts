/** Generates the TypeScript types of the database from a running database. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FormatConfig, format } from 'oxfmt';
import { runSupabaseCli } from './supabaseCli.ts';

/** The generated types of the database, which the functions and the site compile against. */
export const typesFile = join(import.meta.dirname, '../supabase/functions/_shared/database.generated.ts');

/** The types of the schema `public` by Supabase's generator, in this repository's format. */
export async function generateDatabaseTypes(databaseUrl: string): Promise<string> {
  const types = await runSupabaseCli(databaseUrl, 'gen', 'types', '--schema', 'public');
  const source = `// Written by pnpm generate: the types of the tables and SQL functions of the database.\n${types}`;
  const style = await readFile(resolve(import.meta.dirname, '../../../.oxfmtrc.json'), 'utf8');
  const { code, errors } = await format(typesFile, source, JSON.parse(style) as FormatConfig);
  if (errors.length) throw new Error(`The generated types could not be formatted: ${errors[0]!.message}`);
  return code;
}
