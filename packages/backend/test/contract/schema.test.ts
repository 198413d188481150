/** Contract test (of a local or a hosted project): rules for every table and function of the database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

test('every table, view and function has a comment', async () => {
  const withoutComment = await project.sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and obj_description(c.oid, 'pg_class') is null
    union all
    select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_proc') is null`;
  expect(withoutComment.map(({ name }) => name)).toEqual([]);
});

test('every table has row level security', async () => {
  const withoutRowSecurity = await project.sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`;
  expect(withoutRowSecurity.map(({ name }) => name)).toEqual([]);
});

test('an anonymous client can use no table, and call only the function that returns a report by its key', async () => {
  const allowed = await project.sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and has_any_column_privilege('anon', c.oid, 'select, insert, update')
    union all
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and has_table_privilege('anon', c.oid, 'delete, truncate')
    union all
    select p.proname from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', p.oid, 'execute')`;
  expect(allowed.map(({ name }) => name)).toEqual(['placement_report']);
});

test('every function has an empty search path', async () => {
  const withoutEmptySearchPath = await project.sql<{ name: string }[]>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not 'search_path=""' = any (coalesce(p.proconfig, '{}'))`;
  expect(withoutEmptySearchPath.map(({ name }) => name)).toEqual([]);
});
