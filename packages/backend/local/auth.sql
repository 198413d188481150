-- Gap: `@supabase/lite` passes JSON as text, which its driver encodes a second time. A hosted project stores objects in these
-- columns; this trigger turns the strings back into objects. It runs at each start.

create or replace function auth.decode_json() returns trigger
language plpgsql set search_path = '' as $$
begin
  return jsonb_populate_record(new, (
    select coalesce(jsonb_object_agg(key, (value #>> '{}')::jsonb), '{}')
    from jsonb_each(to_jsonb(new))
    where key = any (tg_argv) and jsonb_typeof(value) = 'string'
  ));
end;
$$;

create or replace trigger decode_json before insert or update on auth.users
for each row execute function auth.decode_json('raw_app_meta_data', 'raw_user_meta_data');
create or replace trigger decode_json before insert or update on auth.identities
for each row execute function auth.decode_json('identity_data');
create or replace trigger decode_json before insert or update on auth.audit_log_entries
for each row execute function auth.decode_json('payload');
