/**
 * Tests that the database matches the generated types and the legal texts, that Supabase's advisors find no problem, and that SQL
 * functions can read the HTTP request.
 */
import { readFile } from 'node:fs/promises';
import { privacy } from '@fit-to-print/content/legal/privacy';
import { terms } from '@fit-to-print/content/legal/terms';
import { expect, test } from 'vitest';
import { runSupabaseCli } from '../../local/supabaseCli.ts';
import { generateDatabaseTypes, typesFile } from '../../local/databaseTypes.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { backend, dataDir, sql } from './runningBackend.ts';

test('the generated types match the migrations (if not, run pnpm generate)', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await generateDatabaseTypes(backend.urls.database));
});

test.each(Object.entries({ terms, privacy }))(
  'the newest version of the %s in the database is the one on the site',
  async (document, { version }) => {
    const newest = await sql`
      select max(version)::text as version from public.legal_documents where document = ${document}`;
    expect([...newest]).toEqual([{ version }]);
  },
);

test("Supabase's advisors find no security or performance problem", async () => {
  const options = ['--type', 'all', '--level', 'info', '--output-format', 'json'];
  const output = await runSupabaseCli(backend.urls.database, 'db', 'advisors', ...options);
  const { results } = JSON.parse(output) as { results: { name: string; detail: string }[] };
  // A new database has not used any index.
  expect(results.filter(({ name }) => name !== 'unused_index').map(({ detail }) => detail)).toEqual([]);
});

// The test replaces the SQL function public.health for a moment, and restores it at the end.
test('the local REST API passes method, path and headers to a SQL function, also when a header contains quotes', async () => {
  const [originalHealth] = await sql<{ definition: string }[]>`
    select pg_get_functiondef('public.health'::regproc) as definition`;
  const { secretKey } = await loadSecrets(dataDir);
  const client = `it's "$1" \\ '); select 1; --`;
  try {
    await sql`
      create or replace function public.health() returns jsonb
      language sql stable security definer set search_path = '' as $$
        select jsonb_build_object(
          'client', current_setting('request.headers')::jsonb ->> 'x-client-info',
          'method', current_setting('request.method'),
          'path', current_setting('request.path')
        )
      $$`;
    const response = await fetch(`${backend.urls.api}/rest/v1/rpc/health`, {
      method: 'POST',
      headers: { apikey: secretKey, 'x-client-info': client },
    });
    expect(await response.json()).toEqual({ client, method: 'POST', path: '/rpc/health' });
  } finally {
    await sql.unsafe(originalHealth!.definition);
  }
});
