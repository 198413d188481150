/** Generates the TypeScript types of the database from a running database. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FormatConfig, format } from 'oxfmt';
import { runSupabaseCli } from './supabaseCli.ts';

/** The generated types of the database, which the functions and the site compile against. */
export const typesFile = join(import.meta.dirname, '../supabase/functions/_shared/database.generated.ts');

/** The tables and views whose rows the site reads as they are. Of the others, the migrations have the columns. */
const typedTables = ['applications', 'failed_outbox_rows', 'inbox_items', 'leads', 'sales', 'subscriptions'];
const tableType = /^ {6}(\w+): \{\n {8}Row: [^]*?^ {6}\};\n/gm;

/** What only a typed client of supabase-js needs: the types for writing a table, the relations between tables, and helper types. No code uses one. */
const partsForTypedClient =
  /^ {8}(?:(?:ComputedFields|Insert|Relationships|Update): (?:never|\[\]|[[{]\n[^]*?^ {8}[\]}]);\n)|^type DatabaseWithoutInternals[^]*/gm;

/** The types of the schema `public` by Supabase's generator, in this repository's format. */
export async function generateDatabaseTypes(databaseUrl: string): Promise<string> {
  const types = await runSupabaseCli(databaseUrl, 'gen', 'types', '--schema', 'public');
  const source = `// Written by pnpm generate: the types of the SQL functions of the database, and of the tables that the site reads.\n${types}`;
  const style = await readFile(resolve(import.meta.dirname, '../../../.oxfmtrc.json'), 'utf8');
  const { code, errors } = await format(typesFile, source, JSON.parse(style) as FormatConfig);
  if (errors.length) throw new Error(`The generated types could not be formatted: ${errors[0]!.message}`);
  return `${code
    .replaceAll(partsForTypedClient, '')
    .replaceAll(tableType, (type, name: string) => (typedTables.includes(name) ? type : ''))
    .trimEnd()}\n`;
}
