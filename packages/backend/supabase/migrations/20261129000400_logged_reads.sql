-- What the staff reads is logged in the transaction of the read, so a call that fails leaves no log. REST casts what a function returns to
-- any type (`?select=name::int`, `?select=entry->>name::int`), and the error of such a cast quotes the value. An array of jsonb cannot be
-- entered by such a path, and the error of its own cast names types only. So each function that logs returns one.

alter function public.inbox(text, text, text, timestamptz, uuid, integer) set schema private;
alter function private.inbox(text, text, text, timestamptz, uuid, integer) rename to inbox_rows;
alter function public.inbox_export(text, text, text, timestamptz, uuid, integer) set schema private;
alter function private.inbox_export(text, text, text, timestamptz, uuid, integer) rename to inbox_export_rows;
alter function public.inbox_entry(text, uuid) set schema private;
alter function private.inbox_entry(text, uuid) rename to inbox_entry_json;
alter function public.list_orders(text, text, text, timestamptz, uuid, integer) set schema private;
alter function private.list_orders(text, text, text, timestamptz, uuid, integer) rename to order_rows;
alter function public.read_order(uuid) set schema private;
alter function private.read_order(uuid) rename to read_order_json;

create function public.inbox(
  p_search text default null,
  p_kind text default null,
  p_status text default null,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 100
) returns jsonb[]
language sql security definer set search_path = '' as $$
  select array(
    select to_jsonb(i) from private.inbox_rows(p_search, p_kind, p_status, p_before_at, p_before_id, p_limit) i
  );
$$;

create function public.inbox_export(
  p_search text default null,
  p_kind text default null,
  p_status text default null,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 500
) returns jsonb[]
language sql security definer set search_path = '' as $$
  select array(
    select to_jsonb(e) from private.inbox_export_rows(p_search, p_kind, p_status, p_before_at, p_before_id, p_limit) e
  );
$$;

create function public.inbox_entry(p_kind text, p_id uuid) returns jsonb[]
language sql security definer set search_path = '' as $$
  select array_remove(array[private.inbox_entry_json(p_kind, p_id)], null);
$$;

create function public.list_orders(
  p_search text default null,
  p_waits_for text default null,
  p_after_waits_for text default null,
  p_after_at timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 100
) returns jsonb[]
language sql security definer set search_path = '' as $$
  select array(
    select to_jsonb(o)
    from private.order_rows(p_search, p_waits_for, p_after_waits_for, p_after_at, p_after_id, p_limit) o
  );
$$;

create function public.read_order(p_order_id uuid) returns jsonb[]
language sql security definer set search_path = '' as $$
  select array_remove(array[private.read_order_json(p_order_id)], null);
$$;

comment on function public.inbox is 'A page of the inbox, newest first: rows of inbox_items as JSON. For the staff.';
comment on function public.inbox_export is 'A page of the inbox with whole rows, for an export: {"kind", "id", "received_at", "entry"}. For the staff.';
comment on function public.inbox_entry is 'A whole lead, application or sale as JSON, or an empty array. `others`: the latest 20 entries and orders of the same email address. For the staff.';
comment on function public.list_orders is 'A page of orders as JSON: what waits for the studio first, the longest waiting first. The next page starts after the last row''s waits_for, state_changed_at and id. For the staff.';
comment on function public.read_order is 'An order with the address of its buyer as JSON, or an empty array. For the staff.';

revoke all on function
  private.inbox_rows(text, text, text, timestamptz, uuid, integer),
  private.inbox_export_rows(text, text, text, timestamptz, uuid, integer),
  private.inbox_entry_json(text, uuid),
  private.order_rows(text, text, text, timestamptz, uuid, integer),
  private.read_order_json(uuid),
  public.inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox_export(text, text, text, timestamptz, uuid, integer),
  public.inbox_entry(text, uuid),
  public.list_orders(text, text, text, timestamptz, uuid, integer),
  public.read_order(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  public.inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox_export(text, text, text, timestamptz, uuid, integer),
  public.inbox_entry(text, uuid),
  public.list_orders(text, text, text, timestamptz, uuid, integer),
  public.read_order(uuid)
to authenticated;
