import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { StackError } from './error.ts';

const supabase = join(import.meta.dirname, '../supabase');

/** The role that the API server connects as: like PostgREST's `authenticator`, it owns nothing and becomes others. */
export const apiRole = 'supabase_lite';

/** Makes what every Supabase project has before its first migration, where it is missing. */
export const createRoles = (url: string, apiPassword: string): Promise<void> =>
  withConnection(url, async sql => {
    await sql.unsafe(await readFile(join(import.meta.dirname, 'bootstrap.sql'), 'utf8'));
    const [existing] = await sql`select 1 from pg_roles where rolname = ${apiRole}`;
    if (existing) return;
    // The password is base64url: it needs no quoting.
    await sql.unsafe(`
      create role ${apiRole} login password '${apiPassword}';
      grant anon, authenticated, service_role to ${apiRole};
      grant create on database postgres to ${apiRole};
    `);
  });

/** Applies, each in one transaction, the migrations that `supabase_migrations.schema_migrations` does not list. */
export const migrate = (url: string): Promise<void> =>
  withConnection(url, async sql => {
    const folder = join(supabase, 'migrations');
    const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).toSorted();
    const applied = await sql<{ version: string; statements: string[] }[]>`
    select version, statements from supabase_migrations.schema_migrations`;
    for (const file of files) {
      const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      const source = await readFile(join(folder, file), 'utf8');
      const before = applied.find(migration => migration.version === version);
      if (before && before.statements[0] !== source) {
        throw new StackError(
          `The migration ${file} was changed after this database had applied it: write a new migration, or begin again with --reset.`,
        );
      }
      if (before) continue;
      try {
        await sql.begin(async transaction => {
          await transaction.unsafe(source);
          await transaction`
          insert into supabase_migrations.schema_migrations (version, statements, name)
          values (${version}, ${[source]}, ${name})`;
        });
      } catch (error) {
        const { message, position } = error as Error & { position?: string };
        const line = position && source.slice(0, Number(position)).split('\n').length;
        throw new StackError(`The migration ${file} failed${line ? ` at line ${line}` : ''}: ${message}.`, {
          cause: error,
        });
      }
    }
  });

async function withConnection(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
