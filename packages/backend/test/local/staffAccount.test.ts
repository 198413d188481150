/** The account with which a developer signs in to the local admin area, and the generated leads there. */
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSampleLeads } from '../../local/sampleLeads.ts';
import { startTestBackend } from '../testBackend.ts';

let started: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  started = await startTestBackend();
});
afterAll(() => started.stopAndDelete());

test('the staff account signs in and counts ten thousand sample leads, whose search uses the index', async () => {
  const { backend } = started;
  const { email, password } = await backend.staffAccount();
  expect(await backend.staffAccount()).toEqual({ email, password });
  await insertSampleLeads(backend.urls.database, 10_000);

  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = backend.site;
  const client = createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, { auth: { persistSession: false } });
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  const { data } = await client.rpc('inbox_counts', {});
  expect(data.reduce((sum: number, { items }: { items: number }) => sum + items, 0)).toBe(10_000);

  // For so many rows, PostgreSQL uses the index of the search.
  const sql = postgres(backend.urls.database, { max: 1 });
  const plan = await sql`
    explain select id from leads
    where private.search_text(name, email, phone, city, message) like '%sample-4711@%'`;
  await sql.end();
  expect(JSON.stringify(plan)).toContain('leads_search_text');
});
