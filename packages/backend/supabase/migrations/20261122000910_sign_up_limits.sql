-- Limits of sign-ups. Auth counts its own requests per address, and the mails of all together: a few addresses can use these up for
-- everybody. Auth calls the hook below before it creates a user (`config.toml`), so one address, or one customer's IPv6 network, gets only
-- a small part.

insert into public.rate_limit_rules (scope, period, max_hits) values
  ('sign-up:address', '1 hour', 10),
  ('sign-up:network', '1 hour', 30);

-- The database does not know HASH_SECRET of the functions.
create table private.sign_up_hash_key (
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  is_only boolean primary key default true check (is_only)
);

comment on table private.sign_up_hash_key is 'The secret with which addresses of sign-ups are hashed before they are counted.';
insert into private.sign_up_hash_key default values;

-- Private ranges are those of the machine itself and of a gateway: they would stand for everybody.
create function private.sign_up_address(p_text text) returns inet
language plpgsql immutable set search_path = '' as $$
declare
  v_address inet;
begin
  v_address := regexp_replace(p_text, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  if v_address <<= any (array[
    '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7',
    'fe80::/10'
  ]::inet[]) then
    return null;
  end if;
  return v_address;
exception when invalid_text_representation then
  return null;
end;
$$;

comment on function private.sign_up_address is 'The address of a visitor, or null if the text is no address, or one that many visitors share.';

-- https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook. The site reads the seconds from the message. A hit counts
-- although the sign-up may fail later. Without an address nothing is counted: a limit that all share would close the form for everybody.
create function private.before_user_created(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_address inet := private.sign_up_address(event -> 'metadata' ->> 'ip_address');
  v_subjects text[] := array[
    text(network(set_masklen(v_address, case family(v_address) when 4 then 32 else 64 end))),
    case family(v_address) when 6 then text(network(set_masklen(v_address, 48))) end
  ];
  v_wait_seconds integer;
begin
  select public.take_rate_limits(
    array['sign-up:address', 'sign-up:network'],
    array(
      select encode(sha256(k.key || convert_to(s.subject, 'utf8')), 'hex')
      from unnest(v_subjects) with ordinality s (subject, place) order by s.place
    )
  ) into v_wait_seconds
  from private.sign_up_hash_key k;
  if v_wait_seconds > 0 then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 429, 'message', format('Too many new accounts from one network. Try again in %s seconds.', v_wait_seconds)
    ));
  end if;
  return '{}';
end;
$$;

comment on function private.before_user_created is 'Hook of Auth: refuses a new account with 429 if its address, or its IPv6 /48, has opened too many. Returns {} or {"error": {"http_code", "message"}}.';

-- The role of Auth.
grant usage on schema private to supabase_auth_admin;
grant execute on function private.before_user_created(jsonb) to supabase_auth_admin;
