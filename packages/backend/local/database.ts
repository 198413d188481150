/** Prepares the PostgreSQL database of the local backend: creates its roles, and applies the migrations. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { FixableError } from './fixableError.ts';

const migrationsFolder = join(import.meta.dirname, '../supabase/migrations');

/**
 * The database role as which `@supabase/lite`, the API server, connects. Like PostgREST's role `authenticator`, it owns nothing, and
 * switches to the role of each caller: `anon` (visitors), `authenticated` (signed-in users) or `service_role` (the functions). It is Auth,
 * too, so it has the rights of Auth's role `supabase_auth_admin`.
 */
export const apiRole = 'supabase_lite';

/** Creates the roles and schemas that a Supabase project has before its first migration. */
export const createRoles = (ownerUrl: string, apiPassword: string): Promise<void> =>
  withConnection(ownerUrl, async sql => {
    await sql.unsafe(await readFile(join(import.meta.dirname, 'bootstrap.sql'), 'utf8'));
    const [existing] = await sql`select 1 from pg_roles where rolname = ${apiRole}`;
    // The password is base64url, so it needs no quoting. The API server knows only tables on which its role has a right. The right
    // `references` allows no read and no write, so callers without rights get the error insufficient_privilege, as in a hosted project.
    // The API server also grants rights at its start: without the right `select`, its grant on a sequence would fail instead of having no
    // effect.
    await sql.unsafe(`
      ${existing ? 'alter' : 'create'} role ${apiRole} login password '${apiPassword}';
      grant anon, authenticated, service_role, supabase_auth_admin to ${apiRole};
      grant create on database postgres to ${apiRole};
      alter default privileges in schema public grant references on tables to ${apiRole};
      alter default privileges in schema public grant select on sequences to ${apiRole};
    `);
  });

/**
 * Applies each new migration in one transaction, and records it where the Supabase CLI does.
 * @throws FixableError if a migration fails, or has changed since this database applied it
 */
export const migrate = (ownerUrl: string): Promise<void> =>
  withConnection(ownerUrl, async sql => {
    const files = (await readdir(migrationsFolder)).filter(file => file.endsWith('.sql')).toSorted();
    // One text of each, because the driver parses arrays slowly: the array of all migrations takes 50 ms of processor time.
    const applied = await sql<{ version: string; source: string }[]>`
      select version, statements[1] as source from supabase_migrations.schema_migrations`;
    const migrations = await Promise.all(
      files.map(async file => {
        const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
        return { file, version, name, source: await readFile(join(migrationsFolder, file), 'utf8') };
      }),
    );
    const sourceByVersion = new Map(applied.map(({ version, source }) => [version, source]));
    // Before any is applied: a new migration would fail if it creates what the old text of a changed one has created.
    for (const { file, version, source } of migrations) {
      if (!sourceByVersion.has(version) || sourceByVersion.get(version) === source) continue;
      throw new FixableError(
        `The migration ${file} has changed since this database applied it: delete the local data with pnpm reset. If the migration is deployed, undo its change, and write a new one.`,
      );
    }
    for (const { file, version, name, source } of migrations) {
      if (sourceByVersion.has(version)) continue;
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
        throw new FixableError(`The migration ${file} failed${line ? ` at line ${line}` : ''}: ${message}.`, {
          cause: error,
        });
      }
    }
  });

/** Runs `work` on one connection, which is closed afterwards. */
export async function withConnection(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
