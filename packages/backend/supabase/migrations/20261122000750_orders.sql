-- Orders: one for each press release that a paid period (month) of a subscription includes. save_subscription makes them; buyer and staff
-- change them through the functions below, which are the only way to read or write them.
--
-- The buyer writes a brief: what happened, when, and who may be quoted. The studio writes the text, and sends each version as a proof,
-- until the buyer approves one. Then the studio files it (sends it to the outlets, which are newsrooms) and reports the placements: the
-- pages that published it.

-- Releases of a tier ----------------------------------------------------------------------------------------------------

create table public.tier_releases (
  tier text not null check (tier in ('starter', 'growth', 'pro', 'authority')),
  month smallint not null check (month between 1 and 3),
  releases smallint not null check (releases between 0 and 9),
  primary key (tier, month)
);

comment on table public.tier_releases is 'How many releases each paid month of a quarter includes. The same as releasesByMonthOfQuarter of contracts/order.ts, which a test compares.';
comment on column public.tier_releases.month is 'Month of the quarter, counted from the first paid month with this tier.';

insert into public.tier_releases (tier, month, releases) values
  ('starter', 1, 1), ('starter', 2, 0), ('starter', 3, 0),
  ('growth', 1, 1), ('growth', 2, 1), ('growth', 3, 1),
  ('pro', 1, 1), ('pro', 2, 0), ('pro', 3, 0),
  ('authority', 1, 1), ('authority', 2, 0), ('authority', 3, 0);

create table public.paid_periods (
  subscription_id text not null references public.subscriptions on delete cascade,
  period_start timestamptz not null,
  period_end timestamptz not null,
  tier text not null check (tier in ('starter', 'growth', 'pro', 'authority')),
  releases smallint not null,
  primary key (subscription_id, period_start)
);

comment on table public.paid_periods is 'Periods of subscriptions that are paid. Written by save_subscription only.';
comment on column public.paid_periods.tier is 'The largest tier that was paid for this period: an upgrade in the middle of it raises the tier, and that of its orders.';
comment on column public.paid_periods.releases is 'Number of orders of the period.';

-- Tables ----------------------------------------------------------------------------------------------------------------

-- A random UUID has 122 random bits: six of its bits are the version and the variant.
create function private.new_report_key() returns uuid
language sql volatile set search_path = '' as $$
  select encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from 1 for 16), 'hex')::uuid;
$$;

comment on function private.new_report_key is 'A key of a placement report: 128 random bits.';

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity (start with 1001) unique,
  subscription_id text not null,
  period_start timestamptz not null,
  release smallint not null check (release >= 1),
  state text not null default 'paid' check (
    state in ('paid', 'brief', 'writing', 'proof', 'changes', 'approved', 'filed', 'reported', 'canceled')
  ),
  waits_for text not null generated always as (
    case
      when state in ('paid', 'brief', 'proof') then 'buyer'
      when state in ('reported', 'canceled') then 'nobody'
      else 'studio'
    end
  ) stored,
  brief_event text not null default '' check (char_length(brief_event) <= 4000),
  brief_when text not null default '' check (char_length(brief_when) <= 500),
  brief_quotes text not null default '' check (char_length(brief_quotes) <= 2000),
  brief_links text not null default '' check (char_length(brief_links) <= 2000),
  brief_not_before date,
  brief_revision integer not null default 0,
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  report_key uuid not null default private.new_report_key() unique,
  created_at timestamptz not null default now(),
  state_changed_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (subscription_id, period_start, release),
  foreign key (subscription_id, period_start) references public.paid_periods on delete cascade,
  constraint orders_cancel_reason check ((state = 'canceled') = (cancel_reason is not null))
);

create index orders_waits_for on public.orders (waits_for, state_changed_at, id);
create index orders_updated_at on public.orders (updated_at);

comment on table public.orders is 'One press release for each release of a paid period. It belongs to the account of its subscription, if that has one.';
comment on column public.orders.number is 'For people. Starts at 1001.';
comment on column public.orders.release is 'Which release of the period, from 1.';
comment on column public.orders.state is 'As contracts/order.ts describes. private.next_order_state knows the steps.';
comment on column public.orders.waits_for is 'Who has to act next: studio, buyer or nobody.';
comment on column public.orders.brief_not_before is 'The day before which nothing may be published.';
comment on column public.orders.brief_revision is 'How often the brief has changed. A change names the revision that it is based on, so that two tabs do not overwrite each other.';
comment on column public.orders.report_key is 'A part of the report''s address: everybody who knows it may read the placement report, without an account. 128 random bits.';
comment on column public.orders.updated_at is 'The last change by the buyer or the staff.';

create table public.order_proofs (
  order_id uuid not null references public.orders on delete cascade,
  version integer not null check (version >= 1),
  text text not null check (char_length(text) between 1 and 20000),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz not null default now(),
  primary key (order_id, version)
);

comment on table public.order_proofs is 'The versions of a text that the studio sent to the buyer. They never change.';
comment on column public.order_proofs.hash is 'SHA-256 of the text in UTF-8.';

create table public.order_changes (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  version integer not null,
  passage text not null check (char_length(passage) <= 4000),
  comment text not null check (char_length(comment) between 1 and 2000),
  requested_at timestamptz not null default now(),
  foreign key (order_id, version) references public.order_proofs on delete cascade
);

create index order_changes_proof on public.order_changes (order_id, version);

comment on table public.order_changes is 'What the buyer wants different in a version, passage by passage. An empty passage means the whole text.';

create table public.order_approvals (
  order_id uuid primary key references public.orders on delete cascade,
  version integer not null,
  hash text not null,
  approved_at timestamptz not null default now()
);

comment on table public.order_approvals is 'The version that the buyer approved. It never changes.';

create table public.order_placements (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders on delete cascade,
  address text not null check (char_length(address) <= 2000 and address ~ '^https?://[^\s/?#@:]+\.[^\s/?#@:]+([:/?#]\S*)?$'),
  outlet text not null generated always as (
    lower(regexp_replace(address, '^https?://(www\.)?([^/?#:]+).*$', '\2', 'i'))
  ) stored,
  added_at timestamptz not null default now(),
  state text not null default 'unchecked' check (state in ('unchecked', 'online', 'gone', 'refused')),
  answer smallint check (answer between 100 and 599),
  link_kind text check (link_kind in ('follow', 'sponsored', 'none')),
  first_seen_at timestamptz,
  checked_at timestamptz,
  failures smallint not null default 0,
  check_at timestamptz default now(),
  unique (order_id, address)
);

create index order_placements_check_at on public.order_placements (check_at) where check_at is not null;

comment on table public.order_placements is 'Where a release was published. check-placements looks at each page every day, for 90 days.';
comment on column public.order_placements.outlet is 'The host of the address, without www.';
comment on column public.order_placements.state is 'online: the last check found the page. gone: its server answered 404 or 410, or the third failed check in a row got no answer, or a status other than 4xx. refused: the third failed check in a row got another 4xx, such as 403.';
comment on column public.order_placements.answer is 'The HTTP status of the last check. Null without an answer.';
comment on column public.order_placements.link_kind is 'The link to an address of the brief: follow, sponsored (marked as paid), or none. Null if the brief has no address.';
comment on column public.order_placements.first_seen_at is 'When a check first found the page.';
comment on column public.order_placements.failures is 'Checks since the last one that found the page.';
comment on column public.order_placements.check_at is 'When the next check is due. Null after the last one.';

create function private.reject_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Retention and the deletion of an account delete the order first, and with it these rows.
  if tg_op = 'DELETE' and not exists (select from public.orders o where o.id = old.order_id) then
    return old;
  end if;
  raise insufficient_privilege using message = 'A proof or an approval cannot be changed or deleted.';
end;
$$;

comment on function private.reject_order_change is 'Rejects every change of a proof or an approval while its order exists.';

create trigger reject_order_change before update or delete on public.order_proofs
  for each row execute function private.reject_order_change();
create trigger reject_order_change before update or delete on public.order_approvals
  for each row execute function private.reject_order_change();

alter table public.outbox add column order_id uuid references public.orders on delete cascade;
create index outbox_order_id on public.outbox (order_id) where order_id is not null;

-- Reading ---------------------------------------------------------------------------------------------------------------

create function private.order_json(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id,
    'number', o.number,
    'tier', p.tier,
    'state', o.state,
    'waits_for', o.waits_for,
    'release', o.release,
    'releases', p.releases,
    'period_start', p.period_start,
    'period_end', p.period_end,
    'created_at', o.created_at,
    'state_changed_at', o.state_changed_at,
    'brief', jsonb_build_object(
      'event', o.brief_event, 'when', o.brief_when, 'quotes', o.brief_quotes, 'links', o.brief_links, 'not_before', o.brief_not_before
    ),
    'brief_revision', o.brief_revision,
    'proofs', (
      select coalesce(jsonb_agg(
        jsonb_build_object('version', r.version, 'text', r.text, 'hash', r.hash, 'sent_at', r.sent_at) order by r.version
      ), '[]')
      from public.order_proofs r where r.order_id = o.id
    ),
    'changes', (
      select coalesce(jsonb_agg(
        jsonb_build_object('version', c.version, 'passage', c.passage, 'comment', c.comment, 'requested_at', c.requested_at)
        order by c.id
      ), '[]')
      from public.order_changes c where c.order_id = o.id
    ),
    'approval', (
      select jsonb_build_object('version', a.version, 'hash', a.hash, 'approved_at', a.approved_at)
      from public.order_approvals a where a.order_id = o.id
    ),
    'placements', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'address', l.address, 'outlet', l.outlet, 'added_at', l.added_at, 'state', l.state,
          'answer', l.answer, 'link_kind', l.link_kind, 'first_seen_at', l.first_seen_at, 'checked_at', l.checked_at
        ) order by l.id
      ), '[]')
      from public.order_placements l where l.order_id = o.id
    ),
    'report_key', case when o.state in ('filed', 'reported') then o.report_key end,
    'cancel_reason', o.cancel_reason
  )
  from public.orders o join public.paid_periods p using (subscription_id, period_start)
  where o.id = p_order_id;
$$;

comment on function private.order_json is 'An order as contracts/order.ts describes it, or null.';

create function private.order_email(p_order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(u.email, s.email)
  from public.orders o
  join public.subscriptions s on s.stripe_id = o.subscription_id
  left join auth.users u on u.id = s.user_id
  where o.id = p_order_id;
$$;

comment on function private.order_email is 'The address of the account to which an order belongs or, without one, that of its buyer.';

create function private.staff_order_json(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.order_json(p_order_id) || jsonb_build_object('email', private.order_email(p_order_id));
$$;

comment on function private.staff_order_json is 'An order with the address of its buyer, or null.';

create function public.my_orders() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.order_json(o.id) order by o.created_at desc, o.number desc), '[]')
  from public.orders o
  join public.subscriptions s on s.stripe_id = o.subscription_id
  where s.user_id = private.current_account();
$$;

comment on function public.my_orders is 'The caller''s orders as JSON, newest first.';

-- Returns only ids, by which the caller reads the rows: first the orders that wait for the studio, then those that wait for the buyer, each the longest waiting first;
-- then the finished ones, the last finished first.
create function private.find_orders(
  p_search text, p_waits_for text, p_after_waits_for text, p_after_at timestamptz, p_after_id uuid, p_limit integer
) returns table (id uuid, waits_for text, place bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  -- All words must match, in any order.
  v_words text[] := array(
    select '%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(lower(p_search), '\s+') w
    where w <> ''
    limit 10
  );
  v_parties constant text[] := array['studio', 'buyer', 'nobody'];
  v_after integer := array_position(v_parties, p_after_waits_for);
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may read orders.';
  end if;
  return query
  select found.id, found.waits_for, row_number() over (order by found.rank, found.sort_key, found.id)
  from (
    select o.id, o.waits_for, array_position(v_parties, o.waits_for) as rank,
      extract(epoch from o.state_changed_at) * case when o.waits_for = 'nobody' then -1 else 1 end as sort_key
    from public.orders o
    join public.paid_periods p using (subscription_id, period_start)
    join public.subscriptions s on s.stripe_id = o.subscription_id
    left join auth.users u on u.id = s.user_id
    where (p_waits_for is null or o.waits_for = p_waits_for)
      and (
        cardinality(v_words) = 0
        or lower(concat_ws(
          ' ', o.number, p.tier, coalesce(u.email, s.email), o.brief_event, o.brief_when, o.brief_quotes, o.brief_links
        )) like all (v_words)
      )
  ) found
  where v_after is null
    or (found.rank, found.sort_key, found.id)
      > (v_after, extract(epoch from p_after_at) * case when p_after_waits_for = 'nobody' then -1 else 1 end, p_after_id)
  order by found.rank, found.sort_key, found.id
  limit p_limit;
end;
$$;

comment on function private.find_orders is 'Keys of the orders that match a search. For the staff.';

create function public.list_orders(
  p_search text default null,
  p_waits_for text default null,
  p_after_waits_for text default null,
  p_after_at timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 100
) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_found uuid[] := array(
    select f.id
    from private.find_orders(p_search, p_waits_for, p_after_waits_for, p_after_at, p_after_id, least(p_limit, 1000)) f
    order by f.place
  );
begin
  perform private.log_read('list', v_found);
  return array(
    select jsonb_build_object(
      'id', o.id, 'number', o.number, 'tier', p.tier, 'state', o.state, 'waits_for', o.waits_for,
      'email', coalesce(u.email, s.email), 'excerpt', left(o.brief_event, 200), 'state_changed_at', o.state_changed_at
    )
    from unnest(v_found) with ordinality f (id, place)
    join public.orders o on o.id = f.id
    join public.paid_periods p using (subscription_id, period_start)
    join public.subscriptions s on s.stripe_id = o.subscription_id
    left join auth.users u on u.id = s.user_id
    order by f.place
  );
end;
$$;

comment on function public.list_orders is 'A page of orders as JSON: what waits for the studio first, the longest waiting first. The next page starts after the last row''s waits_for, state_changed_at and id. For the staff.';

create function public.order_counts(p_search text default null) returns table (waits_for text, orders bigint)
language sql stable set search_path = '' as $$
  select f.waits_for, count(*) from private.find_orders(p_search, null, null, null, null, null) f group by f.waits_for;
$$;

comment on function public.order_counts is 'Number of matching orders, by who has to act next. For the staff.';

create function public.read_order(p_order_id uuid) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_order jsonb;
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may read orders.';
  end if;
  v_order := private.staff_order_json(p_order_id);
  if v_order is null then
    return '{}';
  end if;
  perform private.log_read('open', array[p_order_id]);
  return array[v_order];
end;
$$;

comment on function public.read_order is 'An order with the address of its buyer as JSON, or an empty array. For the staff.';

-- Steps -----------------------------------------------------------------------------------------------------------------

create function private.next_order_state(p_state text, p_event text) returns text
language sql immutable set search_path = '' as $$
  select t.next
  from (
    values
      ('paid', 'saveBrief', 'brief'), ('brief', 'saveBrief', 'brief'),
      ('paid', 'sendBrief', 'writing'), ('brief', 'sendBrief', 'writing'),
      ('writing', 'sendProof', 'proof'), ('changes', 'sendProof', 'proof'),
      ('proof', 'requestChanges', 'changes'), ('proof', 'approve', 'approved'),
      ('approved', 'file', 'filed'), ('filed', 'report', 'reported'),
      ('paid', 'cancel', 'canceled'), ('brief', 'cancel', 'canceled'), ('writing', 'cancel', 'canceled'),
      ('proof', 'cancel', 'canceled'), ('changes', 'cancel', 'canceled'), ('approved', 'cancel', 'canceled')
  ) t (state, event, next)
  where t.state = p_state and t.event = p_event;
$$;

comment on function private.next_order_state is 'The state that follows an event, or null if the state does not allow the event. The same as orderTransitions of contracts/order.ts, which a test compares.';

-- p_event: null for a call that changes no state. Parallel calls wait here for each other.
create function private.lock_order(p_order_id uuid, p_event text, p_for_staff boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_state text;
begin
  if p_for_staff and not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may change orders.';
  end if;
  select o.state into v_state
  from public.orders o join public.subscriptions s on s.stripe_id = o.subscription_id
  where o.id = p_order_id and (p_for_staff or s.user_id = private.current_account())
  for update of o;
  if not found then
    return 'not_found';
  end if;
  if p_event is not null and private.next_order_state(v_state, p_event) is null then
    return 'wrong_state';
  end if;
  return null;
end;
$$;

comment on function private.lock_order is 'Locks an order of the caller, or any order for the staff. Returns null, or why the call is rejected: not_found or wrong_state.';

create function private.step_order(p_order_id uuid, p_event text) returns void
language sql set search_path = '' as $$
  update public.orders o
  set state = n.state,
    state_changed_at = case when n.state = o.state then o.state_changed_at else now() end,
    updated_at = now()
  from public.orders before, lateral (select private.next_order_state(before.state, p_event) as state) n
  where o.id = p_order_id and before.id = o.id;
$$;

comment on function private.step_order is 'Puts a locked order into the state that follows an event.';

create function private.queue_order_mail(p_order_id uuid, p_kind text, p_key text, p_payload jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (key, kind, order_id, payload)
  select p_kind || '/' || p_key, p_kind, o.id,
    jsonb_build_object('email', private.order_email(o.id), 'number', o.number, 'tier', p.tier) || p_payload
  from public.orders o join public.paid_periods p using (subscription_id, period_start)
  where o.id = p_order_id
  on conflict (key) do nothing;
$$;

comment on function private.queue_order_mail is 'Queues a mail about an order, once for each key.';

create function private.write_brief(p_order_id uuid, p_brief jsonb, p_revision integer) returns text
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(p_brief) is distinct from 'object'
    or p_brief - array['event', 'when', 'quotes', 'links', 'not_before'] <> '{}'
    or exists (select from jsonb_each(p_brief) f where jsonb_typeof(f.value) not in ('string', 'null'))
  then
    return 'invalid';
  end if;
  update public.orders o
  set brief_event = c.event, brief_when = c."when", brief_quotes = c.quotes, brief_links = c.links, brief_not_before = c.not_before,
    brief_revision = o.brief_revision + case when c.is_same then 0 else 1 end
  from (
    select b.*, before.brief_revision = p_revision as is_current,
      (before.brief_event, before.brief_when, before.brief_quotes, before.brief_links, before.brief_not_before) is not distinct from
        (b.event, b."when", b.quotes, b.links, b.not_before) as is_same
    from public.orders before, lateral (
      select coalesce(p_brief ->> 'event', '') as event, coalesce(p_brief ->> 'when', '') as "when",
        coalesce(p_brief ->> 'quotes', '') as quotes, coalesce(p_brief ->> 'links', '') as links,
        nullif(p_brief ->> 'not_before', '')::date as not_before
    ) b
    where before.id = p_order_id
  ) c
  where o.id = p_order_id and (c.is_current or c.is_same);
  return case when found then null else 'old_revision' end;
exception
  when check_violation or invalid_datetime_format or datetime_field_overflow then
    return 'invalid';
end;
$$;

comment on function private.write_brief is 'Writes a brief. Returns null, or why it is rejected: invalid, if it breaks a rule of contracts/order.ts; old_revision, if it is based on an old revision and says something else than the stored brief.';

-- The buyer. Each function returns {"outcome": "done", "order": Order}, or {"outcome": a value of `orderRejections` in contracts/order.ts}.

create function public.save_order_brief(p_order_id uuid, p_brief jsonb, p_revision integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'saveBrief', false);
begin
  if v_rejection is null then
    v_rejection := private.write_brief(p_order_id, p_brief, p_revision);
  end if;
  if v_rejection is not null then
    return jsonb_build_object('outcome', v_rejection);
  end if;
  perform private.step_order(p_order_id, 'saveBrief');
  return jsonb_build_object('outcome', 'done', 'order', private.order_json(p_order_id));
end;
$$;

comment on function public.save_order_brief is 'Saves the caller''s brief as it is written.';

create function public.send_order_brief(p_order_id uuid, p_brief jsonb, p_revision integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'sendBrief', false);
begin
  if v_rejection is null then
    v_rejection := case
      when coalesce(p_brief ->> 'event', '') !~ '\S' then 'invalid'
      else private.write_brief(p_order_id, p_brief, p_revision)
    end;
  end if;
  if v_rejection is not null then
    return jsonb_build_object('outcome', v_rejection);
  end if;
  perform private.step_order(p_order_id, 'sendBrief');
  perform private.queue_order_mail(
    p_order_id, 'order-brief-sent', p_order_id::text, jsonb_build_object('brief', private.order_json(p_order_id) -> 'brief')
  );
  return jsonb_build_object('outcome', 'done', 'order', private.order_json(p_order_id));
end;
$$;

comment on function public.send_order_brief is 'Sends the caller''s brief to the studio.';

create function public.request_order_changes(p_order_id uuid, p_version integer, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'requestChanges', false);
begin
  if v_rejection is null
    and p_version is distinct from (select max(r.version) from public.order_proofs r where r.order_id = p_order_id)
  then
    v_rejection := 'old_version';
  end if;
  if v_rejection is null then
    begin
      if jsonb_typeof(p_changes) is distinct from 'array' or jsonb_array_length(p_changes) not between 1 and 50 then
        raise check_violation;
      end if;
      insert into public.order_changes (order_id, version, passage, comment)
      select p_order_id, p_version, coalesce(c.change ->> 'passage', ''), coalesce(btrim(c.change ->> 'comment'), '')
      from jsonb_array_elements(p_changes) with ordinality c (change, place)
      order by c.place;
    exception
      when check_violation then
        v_rejection := 'invalid';
    end;
  end if;
  if v_rejection is not null then
    return jsonb_build_object('outcome', v_rejection);
  end if;
  perform private.step_order(p_order_id, 'requestChanges');
  perform private.queue_order_mail(
    p_order_id, 'order-changes-requested', p_order_id || '/' || p_version,
    jsonb_build_object('version', p_version, 'changes', (
      select jsonb_agg(jsonb_build_object('passage', c.passage, 'comment', c.comment) order by c.id)
      from public.order_changes c where c.order_id = p_order_id and c.version = p_version
    ))
  );
  return jsonb_build_object('outcome', 'done', 'order', private.order_json(p_order_id));
end;
$$;

comment on function public.request_order_changes is 'Asks the studio to change passages of the latest version. p_changes: [{"passage", "comment"}].';

create function public.approve_order_proof(p_order_id uuid, p_version integer, p_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'approve', false);
begin
  if v_rejection = 'wrong_state' and exists (
    select from public.order_approvals a where a.order_id = p_order_id and a.version = p_version and a.hash = p_hash
  ) then
    -- The buyer repeats a call whose response was lost.
    return jsonb_build_object('outcome', 'done', 'order', private.order_json(p_order_id));
  end if;
  if v_rejection is null then
    insert into public.order_approvals (order_id, version, hash)
    select r.order_id, r.version, r.hash
    from public.order_proofs r
    where r.order_id = p_order_id and r.version = p_version and r.hash = p_hash
      and r.version = (select max(l.version) from public.order_proofs l where l.order_id = p_order_id);
    if not found then
      v_rejection := 'old_version';
    end if;
  end if;
  if v_rejection is not null then
    return jsonb_build_object('outcome', v_rejection);
  end if;
  perform private.step_order(p_order_id, 'approve');
  perform private.queue_order_mail(
    p_order_id, 'order-approved', p_order_id::text, jsonb_build_object('version', p_version, 'hash', p_hash)
  );
  return jsonb_build_object('outcome', 'done', 'order', private.order_json(p_order_id));
end;
$$;

comment on function public.approve_order_proof is 'Approves the latest version. Rejects p_version and p_hash of another version. Repeating the call has no second effect.';

-- The staff. Each function returns {"outcome": "done", "order": StaffOrder}, or a rejection, in an array of jsonb as those of the inbox do.

create function private.done_step(p_order_id uuid) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_read('open', array[p_order_id]);
  return array[jsonb_build_object('outcome', 'done', 'order', private.staff_order_json(p_order_id))];
end;
$$;

comment on function private.done_step is 'The result of a step of the staff. Logs that the staff reads the order in it.';

-- p_expected_version: the latest version that the caller has seen, 0 before the first.
create function public.send_order_proof(p_order_id uuid, p_text text, p_expected_version integer) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'sendProof', true);
  v_text text := btrim(replace(p_text, e'\r\n', e'\n'), e' \t\r\n');
begin
  if v_rejection is null and p_expected_version is distinct from (
    select coalesce(max(r.version), 0) from public.order_proofs r where r.order_id = p_order_id
  ) then
    v_rejection := 'old_version';
  end if;
  if v_rejection is null and coalesce(char_length(v_text), 0) not between 1 and 20000 then
    v_rejection := 'invalid';
  end if;
  if v_rejection is not null then
    return array[jsonb_build_object('outcome', v_rejection)];
  end if;
  insert into public.order_proofs (order_id, version, text, hash)
  values (p_order_id, p_expected_version + 1, v_text, encode(sha256(convert_to(v_text, 'utf8')), 'hex'));
  perform private.step_order(p_order_id, 'sendProof');
  perform private.queue_order_mail(
    p_order_id, 'order-proof', p_order_id || '/' || p_expected_version + 1, jsonb_build_object('version', p_expected_version + 1)
  );
  return private.done_step(p_order_id);
end;
$$;

comment on function public.send_order_proof is 'Sends the next version of the text to the buyer. For the staff.';

create function public.file_order(p_order_id uuid) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'file', true);
begin
  if v_rejection is not null then
    return array[jsonb_build_object('outcome', v_rejection)];
  end if;
  perform private.step_order(p_order_id, 'file');
  perform private.queue_order_mail(p_order_id, 'order-filed', p_order_id::text);
  return private.done_step(p_order_id);
end;
$$;

comment on function public.file_order is 'Records that the approved text was sent to the outlets. For the staff.';

create function public.add_order_placements(p_order_id uuid, p_addresses text[]) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, null, true);
begin
  if v_rejection is null
    and not exists (select from public.orders o where o.id = p_order_id and o.state in ('filed', 'reported'))
  then
    v_rejection := 'wrong_state';
  end if;
  if v_rejection is null then
    begin
      if coalesce(cardinality(p_addresses), 0) not between 1 and 500 then
        raise check_violation;
      end if;
      insert into public.order_placements (order_id, address)
      select p_order_id, btrim(a.address)
      from unnest(p_addresses) with ordinality a (address, place)
      order by a.place
      on conflict (order_id, address) do nothing;
    exception
      when check_violation or not_null_violation then
        v_rejection := 'invalid';
    end;
  end if;
  if v_rejection is not null then
    return array[jsonb_build_object('outcome', v_rejection)];
  end if;
  update public.orders set updated_at = now() where id = p_order_id;
  return private.done_step(p_order_id);
end;
$$;

comment on function public.add_order_placements is 'Records where a filed release was published. Addresses that are known are skipped; if one address is invalid, none is recorded. For the staff.';

create function public.renew_report_key(p_order_id uuid) returns jsonb
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

comment on function public.renew_report_key is 'Gives the caller''s report another address. The report is not found at the old one.';

create function public.report_order(p_order_id uuid) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'report', true);
  v_placements bigint := (select count(*) from public.order_placements l where l.order_id = p_order_id);
begin
  if v_rejection is null and v_placements = 0 then
    v_rejection := 'no_placements';
  end if;
  if v_rejection is not null then
    return array[jsonb_build_object('outcome', v_rejection)];
  end if;
  perform private.step_order(p_order_id, 'report');
  perform private.queue_order_mail(
    p_order_id, 'order-reported', p_order_id::text,
    jsonb_build_object(
      'placements', v_placements, 'report_key', (select o.report_key from public.orders o where o.id = p_order_id)
    )
  );
  return private.done_step(p_order_id);
end;
$$;

comment on function public.report_order is 'Tells the buyer where the release was published. For the staff.';

create function public.cancel_order(p_order_id uuid, p_reason text) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_rejection text := private.lock_order(p_order_id, 'cancel', true);
  v_reason text := btrim(p_reason);
begin
  if v_rejection is null and coalesce(char_length(v_reason), 0) not between 1 and 500 then
    v_rejection := 'invalid';
  end if;
  if v_rejection is not null then
    return array[jsonb_build_object('outcome', v_rejection)];
  end if;
  -- In one statement: a reason and this state belong together.
  update public.orders
  set state = private.next_order_state(state, 'cancel'), cancel_reason = v_reason, state_changed_at = now(), updated_at = now()
  where id = p_order_id;
  perform private.queue_order_mail(p_order_id, 'order-canceled', p_order_id::text, jsonb_build_object('reason', v_reason));
  return private.done_step(p_order_id);
end;
$$;

comment on function public.cancel_order is 'Cancels an order that is not filed yet, with a reason that the buyer reads. For the staff.';

-- The placement report -----------------------------------------------------------------------------------------------

create function public.placement_report(p_key uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tier', j.report ->> 'tier',
    'number', j.report -> 'number',
    'state', o.state,
    'title', (
      select split_part(r.text, e'\n', 1)
      from public.order_approvals a join public.order_proofs r using (order_id, version) where a.order_id = o.id
    ),
    'placements', j.report -> 'placements'
  )
  from public.orders o, lateral (select private.order_json(o.id) as report) j
  where o.report_key = p_key and o.state in ('filed', 'reported');
$$;

comment on function public.placement_report is 'The placement report with this key, or null. For everybody who has the key; it names no buyer.';

create function public.claim_placement_checks(p_limit integer, p_lease_seconds integer)
returns table (id bigint, address text, links text)
language sql security definer set search_path = '' as $$
  update public.order_placements l
  set check_at = now() + make_interval(secs => p_lease_seconds)
  from public.orders o
  where o.id = l.order_id and l.id in (
    select d.id from public.order_placements d where d.check_at <= now() order by d.check_at, d.id limit p_limit for update skip locked
  )
  returning l.id, l.address, o.brief_links;
$$;

comment on function public.claim_placement_checks is 'Pages whose check is due, with the addresses in their order''s brief. Another call gets them only if the lease ends without a result.';

-- After a first and a second failure in a row the state stays and the next check is due in an hour, because a server may be restarting.
-- 404 and 410 count at once: they say that the page is deleted.
create function public.save_placement_check(p_id bigint, p_answer integer, p_link_kind text) returns void
language sql security definer set search_path = '' as $$
  update public.order_placements l
  set answer = p_answer,
    checked_at = now(),
    state = c.state,
    link_kind = case c.found when 'yes' then p_link_kind else l.link_kind end,
    first_seen_at = case c.found when 'yes' then coalesce(l.first_seen_at, now()) else l.first_seen_at end,
    failures = case c.found when 'yes' then 0 else least(l.failures + 1, 100) end,
    check_at = case
      when now() + interval '1 day' > l.added_at + interval '90 days' then null
      when c.found = 'unclear' and l.failures < 2 then now() + interval '1 hour'
      else now() + interval '1 day'
    end
  from public.order_placements before, lateral (
    select f.found, case
      when f.found = 'yes' then 'online'
      when f.found = 'no' then 'gone'
      when before.failures < 2 then before.state
      when p_answer between 400 and 499 then 'refused'
      else 'gone'
    end as state
    from (
      select case when p_answer between 200 and 299 then 'yes' when p_answer in (404, 410) then 'no' else 'unclear' end
    ) f (found)
  ) c
  where l.id = p_id and before.id = l.id;
$$;

comment on function public.save_placement_check is 'Records what a check found: the HTTP status, or null without an answer, and the kind of the link.';

-- Making orders, and reminders ------------------------------------------------------------------------------------------

-- The caller has locked the subscription. Recording a period again makes no second order; with a larger tier it raises the period's tier.
create function private.record_paid_period(
  p_subscription_id text, p_tier text, p_period_start timestamptz, p_period_end timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_tiers constant text[] := array['starter', 'growth', 'pro', 'authority'];
  v_due smallint;
  v_order_id uuid;
  v_made boolean := false;
begin
  select t.releases into strict v_due
  from public.tier_releases t
  where t.tier = p_tier and t.month = 1 + (
    select count(*) from public.paid_periods p
    where p.subscription_id = p_subscription_id and p.tier = p_tier and p.period_start < p_period_start
  ) % 3;

  insert into public.paid_periods as p (subscription_id, period_start, period_end, tier, releases)
  values (p_subscription_id, p_period_start, p_period_end, p_tier, v_due)
  on conflict (subscription_id, period_start) do update
    set tier = excluded.tier, releases = greatest(p.releases, excluded.releases)
    where array_position(v_tiers, p.tier) < array_position(v_tiers, excluded.tier);
  if not found then
    return false;
  end if;

  for v_release in 1 .. v_due loop
    if not exists (
      select from public.orders o
      where o.subscription_id = p_subscription_id and o.period_start = p_period_start and o.release = v_release
    ) then
      insert into public.orders (subscription_id, period_start, release)
      values (p_subscription_id, p_period_start, v_release)
      returning id into v_order_id;
      perform private.queue_order_mail(
        v_order_id, 'order-made', v_order_id::text, jsonb_build_object('has_account', exists (
          select from public.subscriptions s where s.stripe_id = p_subscription_id and s.user_id is not null
        ))
      );
      v_made := true;
    end if;
  end loop;
  return v_made;
end;
$$;

comment on function private.record_paid_period is 'Records that a period is paid, and makes its orders. Returns whether it made one.';

-- A reminder is queued within some days only (column until): later its key may be missing, because retention deletes sent mail.
create function public.queue_order_reminders() returns bigint
language sql security definer set search_path = '' as $$
  with due as (
    select o.id, r.version, d.days
    from public.orders o
    join lateral (
      select p.version, p.sent_at from public.order_proofs p where p.order_id = o.id order by p.version desc limit 1
    ) r on true
    join (values (3, 7), (7, 14)) d (days, until)
      on r.sent_at <= now() - make_interval(days => d.days) and r.sent_at > now() - make_interval(days => d.until)
    where o.state = 'proof'
      and not exists (
        select from public.outbox b
        where b.key = 'order-proof-reminder/' || o.id || '/' || r.version || '/' || d.days
      )
  )
  select count(private.queue_order_mail(
    due.id, 'order-proof-reminder', due.id || '/' || due.version || '/' || due.days,
    jsonb_build_object('version', due.version, 'days', due.days)
  )::text)
  from due;
$$;

comment on function public.queue_order_reminders is 'Queues the mails that remind buyers of a proof after 3 and 7 days without an answer, each once. Returns how many. dispatch-outbox calls it.';

create index orders_proof on public.orders (id) where state = 'proof';

-- Access ----------------------------------------------------------------------------------------------------------------

alter table public.tier_releases enable row level security;
alter table public.paid_periods enable row level security;
alter table public.orders enable row level security;
alter table public.order_proofs enable row level security;
alter table public.order_changes enable row level security;
alter table public.order_approvals enable row level security;
alter table public.order_placements enable row level security;

create policy "No direct access" on public.tier_releases to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.paid_periods to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.orders to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.order_proofs to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.order_changes to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.order_approvals to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.order_placements to anon, authenticated using (false) with check (false);

grant execute on function
  private.find_orders(text, text, text, timestamptz, uuid, integer),
  public.my_orders(),
  public.save_order_brief(uuid, jsonb, integer),
  public.send_order_brief(uuid, jsonb, integer),
  public.request_order_changes(uuid, integer, jsonb),
  public.approve_order_proof(uuid, integer, text),
  public.list_orders(text, text, text, timestamptz, uuid, integer),
  public.order_counts(text),
  public.read_order(uuid),
  public.send_order_proof(uuid, text, integer),
  public.file_order(uuid),
  public.add_order_placements(uuid, text[]),
  public.report_order(uuid),
  public.cancel_order(uuid, text),
  public.renew_report_key(uuid)
to authenticated;
grant execute on function public.placement_report(uuid) to anon, authenticated;
grant execute on function
  public.claim_placement_checks(integer, integer),
  public.save_placement_check(bigint, integer, text),
  public.queue_order_reminders()
to service_role;
