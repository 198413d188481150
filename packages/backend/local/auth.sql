-- Gap: `@supabase/lite` hands JSON over as text, which its driver then encodes again: what is an object in a hosted project's
-- `auth` would be a string here, in which no query finds anything. Run at each start; what is there already is mended as well.

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

update auth.users set raw_app_meta_data = raw_app_meta_data
where 'string' in (jsonb_typeof(raw_app_meta_data), jsonb_typeof(raw_user_meta_data));
update auth.identities set identity_data = identity_data where jsonb_typeof(identity_data) = 'string';
update auth.audit_log_entries set payload = payload where json_typeof(payload) = 'string';
