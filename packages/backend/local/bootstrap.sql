-- Roles, rights and schemas that a hosted Supabase project has before its first migration, as far as the migrations of this project
-- need them. The local backend runs this file at each start; repeating it changes nothing.

-- anon: visitors. authenticated: signed-in users. service_role: the edge functions, which no row policy restricts.
do $$
begin
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
exception when duplicate_object then null;
end $$;

-- The role of Auth, which calls the hooks.
do $$
begin
  create role supabase_auth_admin nologin;
exception when duplicate_object then null;
end $$;

grant usage on schema public to anon, authenticated, service_role;

-- As in a hosted project, where every role may use what a migration creates, until the first migration revokes these default rights.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema if not exists extensions;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
