import { readFile } from 'node:fs/promises';
import { privacy } from '@fit-to-print/content/legal/privacy';
import { terms } from '@fit-to-print/content/legal/terms';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { supabaseCli } from '../../local/supabaseCli.ts';
import { databaseTypes, typesFile } from '../../local/databaseTypes.ts';
import { sql, stack } from './stack.ts';

test('the generated types are those of the migrations (pnpm generate writes them)', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await databaseTypes(stack.urls.database));
});

test.each(Object.entries({ terms, privacy }))(
  'the version of the %s in force is the one on the site',
  async (document, { version }) => {
    const inForce = await sql`
      select max(version)::text as version from public.legal_documents where document = ${document}`;
    expect([...inForce]).toEqual([{ version }]);
  },
);

describe("Supabase's advisors", () => {
  interface Finding {
    name: string;
    detail: string;
  }

  async function findings(databaseUrl: string): Promise<Finding[]> {
    const all = ['--type', 'all', '--level', 'info', '--output-format', 'json'];
    const answer = await supabaseCli(databaseUrl, 'db', 'advisors', ...all);
    return (JSON.parse(answer) as { results: Finding[] }).results;
  }

  test('find no security or performance problem', async () => {
    const found = await findings(stack.urls.database);
    // A new database has not used any index.
    expect(found.filter(({ name }) => name !== 'unused_index').map(({ detail }) => detail)).toEqual([]);
  });

  test('find the problems of a careless schema', async () => {
    await sql`create database careless`;
    onTestFinished(async () => void (await sql`drop database careless with (force)`));
    const url = stack.urls.database.replace(/\/postgres$/, '/careless');
    const careless = postgres(url, { max: 1, onnotice: () => {} });
    await careless.unsafe(`
      grant usage on schema public to anon, authenticated;
      create schema auth;
      create function auth.uid() returns uuid language sql stable as 'select null::uuid';
      create table public.open (id uuid primary key);
      grant all on public.open to anon;
      create table public.notes (id uuid primary key, open_id uuid references public.open, user_id uuid);
      grant select on public.notes to authenticated;
      alter table public.notes enable row level security;
      create policy "Once" on public.notes for select to authenticated using (user_id = auth.uid());
      create policy "Twice" on public.notes for select to authenticated using (true);
      create table public.keyless (note text);
      alter table public.keyless enable row level security;
      create function public.act() returns void language sql security definer as '';
      create view public.everything as select * from public.notes;
      grant select on public.everything to anon;
      create index notes_user on public.notes (user_id);
      create index notes_user_again on public.notes (user_id);
    `);
    await careless.end();
    expect([...new Set((await findings(url)).map(({ name }) => name))]).toEqual(
      expect.arrayContaining([
        'rls_disabled_in_public',
        'security_definer_view',
        'function_search_path_mutable',
        'rls_enabled_no_policy',
        'auth_rls_initplan',
        'multiple_permissive_policies',
        'unindexed_foreign_keys',
        'duplicate_index',
        'no_primary_key',
      ]),
    );
  });
});
