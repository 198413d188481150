/** The database fits what is generated from it, the legal texts, and Supabase's own advice. */
import { readFile } from 'node:fs/promises';
import { privacy } from '@fit-to-print/content/legal/privacy';
import { terms } from '@fit-to-print/content/legal/terms';
import { expect, test } from 'vitest';
import { runSupabaseCli } from '../../local/supabaseCli.ts';
import { generateDatabaseTypes, typesFile } from '../../local/databaseTypes.ts';
import { sql, backend } from './runningBackend.ts';

test('the generated types are those of the migrations (pnpm generate writes them)', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await generateDatabaseTypes(backend.urls.database));
});

test.each(Object.entries({ terms, privacy }))(
  'the version of the %s in force is the one on the site',
  async (document, { version }) => {
    const inForce = await sql`
      select max(version)::text as version from public.legal_documents where document = ${document}`;
    expect([...inForce]).toEqual([{ version }]);
  },
);

test("Supabase's advisors find no security or performance problem", async () => {
  const options = ['--type', 'all', '--level', 'info', '--output-format', 'json'];
  const output = await runSupabaseCli(backend.urls.database, 'db', 'advisors', ...options);
  const { results } = JSON.parse(output) as { results: { name: string; detail: string }[] };
  // A new database has not used any index.
  expect(results.filter(({ name }) => name !== 'unused_index').map(({ detail }) => detail)).toEqual([]);
});
