-- Keys of placement reports with 128 random bits. A random UUID has 122: six of its bits are the version and the variant. Existing keys
-- stay, because their addresses were sent.

create function private.new_report_key() returns uuid
language sql volatile set search_path = '' as $$
  select encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from 1 for 16), 'hex')::uuid;
$$;

comment on function private.new_report_key is 'A key of a placement report: 128 random bits.';
revoke all on function private.new_report_key() from public, anon, authenticated, service_role;

alter table public.orders alter column report_key set default private.new_report_key();
comment on column public.orders.report_key is 'A part of the report''s address: everybody who knows it may read the placement report, without an account. 128 random bits; 122 in orders from before November 29, 2026.';

create or replace function public.renew_report_key(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, null, false);
begin
  if v_rejection is null then
    update public.orders set report_key = private.new_report_key() where id = p_order_id and state in ('filed', 'reported');
    if not found then
      v_rejection := 'wrong_state';
    end if;
  end if;
  if v_rejection is not null then
    return jsonb_build_object('outcome', v_rejection);
  end if;
  return jsonb_build_object('outcome', 'done', 'order', private.order_json(p_order_id));
end;
$$;
