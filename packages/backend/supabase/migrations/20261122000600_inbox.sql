-- The inbox of the staff's admin area: leads (messages from the contact form), applications and sales in one list, with search.

-- pg_trgm makes an index for searching parts of words. Not in `public`, where the extension would be part of the API.
create extension if not exists pg_trgm with schema extensions;

-- Immutable, because an index accepts no other function. PostgreSQL does not mark array_to_string as immutable, but for text it is.
-- The high cost stops the planner from calling the function for every row.
create function private.search_text(variadic p_parts text[]) returns text
language sql immutable parallel safe cost 1000 set search_path = '' as $$
  select lower(array_to_string(p_parts, ' '));
$$;

comment on function private.search_text is 'The text of a row that the search of the inbox matches. Two indexes contain it.';

create index leads_search_text on public.leads using gin (
  private.search_text(name, email, phone, city, message) extensions.gin_trgm_ops
);
create index applications_search_text on public.applications using gin (
  private.search_text(
    first_name, last_name, email, phone_number, company_name, title, current_location,
    business_details, business_team, business_progress, business_strategy
  ) extensions.gin_trgm_ops
);

-- An account may have another address now than its owner gave to Stripe.
create view private.buyers as
  select
    s.stripe_id as subscription_id, s.user_id, coalesce(u.email, s.email, '') as email, s.tier, s.status, s.period_end,
    s.cancel_at_period_end
  from public.subscriptions s left join auth.users u on u.id = s.user_id;

comment on view private.buyers is 'Subscriptions with the current address of their buyer.';

create view public.inbox_items with (security_invoker = true) as
  select
    'lead' as kind, l.id, l.created_at as received_at, l.name, l.email, null::text as company, l.city as place,
    left(l.message, 200) as excerpt, l.status, l.next_step, l.next_step_on, l.owner, l.first_answered_at,
    l.utm_source, l.utm_medium, l.utm_campaign, l.referrer, l.landing_page
  from public.leads l
  union all
  select
    'application', a.id, a.created_at, a.first_name || ' ' || a.last_name, a.email, a.company_name, a.current_location,
    left(a.business_details, 200), a.status, a.next_step, a.next_step_on, a.owner, a.first_answered_at,
    a.utm_source, a.utm_medium, a.utm_campaign, a.referrer, a.landing_page
  from public.applications a
  union all
  -- A sale counts as answered at once: a mail asks the buyer for the brief.
  select
    'sale', s.id, s.created_at, b.email, b.email, b.tier, null,
    case when b.user_id is null then 'link' else 'account' end,
    s.status, s.next_step, s.next_step_on, s.owner, s.created_at,
    null, null, null, null, null
  from public.sales s join private.buyers b on b.subscription_id = s.subscription_id;

comment on view public.inbox_items is 'Leads, applications and sales in one list.';
comment on column public.inbox_items.kind is 'The table of the row: lead, application or sale.';
comment on column public.inbox_items.company is 'The company of an applicant, or the tier of a sale.';
comment on column public.inbox_items.place is 'The city of a lead, or the location of an applicant.';
comment on column public.inbox_items.excerpt is 'The first 200 characters of the message, or how a package was bought: with an account, or through a payment link.';

-- Returns only the keys of entries that are older than p_before_at and p_before_id, newest first. p_status: null for all but spam, 'any'
-- for all. Security definer, because under row level security the planner does not use the index: LIKE might reveal rows that the policy
-- hides. The function checks the caller itself.
-- Each search gets its own plan: one plan cannot suit a rare name and an empty search.
create function private.find_inbox(
  p_search text, p_kind text, p_status text, p_before_at timestamptz, p_before_id uuid, p_limit integer
) returns table (kind text, id uuid, received_at timestamptz, status text)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  -- All words must match, in any order. The longest one uses the index.
  v_words text[] := array(
    select '%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(lower(p_search), '\s+') w
    where w <> ''
    order by char_length(w) desc
    limit 10
  );
  v_longest text := v_words[1];
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may read the inbox.';
  end if;
  return query
  select *
  from (
    (
      select 'lead' as kind, l.id, l.created_at as received_at, l.status
      from public.leads l,
        -- The same expression as in the index.
        lateral (select private.search_text(l.name, l.email, l.phone, l.city, l.message)) t (words)
      where coalesce(p_kind, 'lead') = 'lead'
        and (l.status = p_status or p_status = 'any' or (p_status is null and l.status <> 'spam'))
        and (p_before_at is null or (l.created_at, l.id) < (p_before_at, p_before_id))
        and (v_longest is null or (t.words like v_longest and (select bool_and(t.words like w) from unnest(v_words) w)))
      order by l.created_at desc, l.id desc
      limit p_limit
    )
    union all
    (
      select 'application', a.id, a.created_at, a.status
      from public.applications a,
        lateral (
          select private.search_text(
            a.first_name, a.last_name, a.email, a.phone_number, a.company_name, a.title, a.current_location,
            a.business_details, a.business_team, a.business_progress, a.business_strategy
          )
        ) t (words)
      where coalesce(p_kind, 'application') = 'application'
        and (a.status = p_status or p_status = 'any' or (p_status is null and a.status <> 'spam'))
        and (p_before_at is null or (a.created_at, a.id) < (p_before_at, p_before_id))
        and (v_longest is null or (t.words like v_longest and (select bool_and(t.words like w) from unnest(v_words) w)))
      order by a.created_at desc, a.id desc
      limit p_limit
    )
    union all
    (
      select 'sale', s.id, s.created_at, s.status
      from public.sales s
      join private.buyers b on b.subscription_id = s.subscription_id,
        lateral (select private.search_text(b.email, b.tier)) t (words)
      where coalesce(p_kind, 'sale') = 'sale'
        and (s.status = p_status or p_status = 'any' or (p_status is null and s.status <> 'spam'))
        and (p_before_at is null or (s.created_at, s.id) < (p_before_at, p_before_id))
        and (v_longest is null or (t.words like v_longest and (select bool_and(t.words like w) from unnest(v_words) w)))
      order by s.created_at desc, s.id desc
      limit p_limit
    )
  ) found
  order by found.received_at desc, found.id desc
  limit p_limit;
end;
$$;

comment on function private.find_inbox is 'Keys of the leads, applications and sales that match a search.';

-- Reading is logged --------------------------------------------------------------------------------------------------------
--
-- What the staff reads is logged in the transaction of the read, so a call that fails leaves no log. REST casts what a function returns to
-- any type (`?select=name::int`, `?select=entry->>name::int`), and the error of such a cast quotes the value. An array of jsonb cannot be
-- entered by such a path, and the error of its own cast names types only. So each function of the API that logs returns one.

create table public.staff_reads (
  id bigint generated always as identity primary key,
  -- No foreign key: the log stays when an account is deleted.
  user_id uuid not null,
  action text not null check (action in ('list', 'open', 'export')),
  items uuid[] not null,
  read_at timestamptz not null default now()
);

create index staff_reads_read_at on public.staff_reads (read_at);
create index staff_reads_user_id on public.staff_reads (user_id);

comment on table public.staff_reads is 'Which leads, applications, sales and orders the staff has read: pages of the list, opened entries, exports. Written by the functions of the inbox and of orders, which are the only way to read them.';
comment on column public.staff_reads.items is 'Ids of leads, applications, sales and orders.';

alter table public.staff_reads enable row level security;
create policy "Staff read" on public.staff_reads for select to authenticated using ((select public.is_staff()));
grant select on public.staff_reads to authenticated;

create function private.log_read(p_action text, p_items uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.staff_reads (user_id, action, items)
  select auth.uid(), p_action, p_items where cardinality(p_items) > 0;
$$;

comment on function private.log_read is 'Logs what a function of the inbox or of orders returns.';

-- Keyset pagination: the next page starts after the last row's received_at and id.
create function public.inbox(
  p_search text default null,
  p_kind text default null,
  p_status text default null,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 100
) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_found uuid[] := array(
    select f.id from private.find_inbox(p_search, p_kind, p_status, p_before_at, p_before_id, least(p_limit, 1000)) f
  );
begin
  perform private.log_read('list', v_found);
  return array(
    select to_jsonb(i) from public.inbox_items i where i.id = any (v_found) order by i.received_at desc, i.id desc
  );
end;
$$;

comment on function public.inbox is 'A page of the inbox, newest first: rows of inbox_items as JSON. For the staff.';

create function public.inbox_counts(p_search text default null, p_kind text default null)
returns table (status text, items bigint)
language sql stable set search_path = '' as $$
  select f.status, count(*) from private.find_inbox(p_search, p_kind, 'any', null, null, null) f group by f.status;
$$;

comment on function public.inbox_counts is 'Number of matching rows of the inbox, by status. For the staff.';

create function public.inbox_export(
  p_search text default null,
  p_kind text default null,
  p_status text default null,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 500
) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_found uuid[] := array(
    select f.id from private.find_inbox(p_search, p_kind, p_status, p_before_at, p_before_id, least(p_limit, 1000)) f
  );
begin
  perform private.log_read('export', v_found);
  return array(
    select jsonb_build_object(
      'kind', e.kind, 'id', e.id, 'received_at', e.received_at,
      'entry', e.entry - array['idempotency_key', 'revision', 'user_id', 'inquiry_type']
    )
    from (
      select 'lead' as kind, l.id, l.created_at as received_at, to_jsonb(l) as entry
      from public.leads l where l.id = any (v_found)
      union all
      select 'application', a.id, a.created_at, to_jsonb(a)
      from public.applications a where a.id = any (v_found)
      union all
      select 'sale', s.id, s.created_at, to_jsonb(s) || jsonb_build_object('name', b.email, 'email', b.email, 'tier', b.tier)
      from public.sales s join private.buyers b on b.subscription_id = s.subscription_id where s.id = any (v_found)
    ) e
    order by e.received_at desc, e.id desc
  );
end;
$$;

comment on function public.inbox_export is 'A page of the inbox with whole rows, for an export: {"kind", "id", "received_at", "entry"}. For the staff.';

create function public.inbox_entry(p_kind text, p_id uuid) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
declare
  v_entry jsonb;
  v_others jsonb;
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may read the inbox.';
  end if;
  if p_kind = 'lead' then
    select to_jsonb(l) into v_entry from public.leads l where l.id = p_id;
  elsif p_kind = 'application' then
    select to_jsonb(a) into v_entry from public.applications a where a.id = p_id;
  else
    select to_jsonb(b) || to_jsonb(s) || jsonb_build_object('subscription_status', b.status) into v_entry
    from public.sales s join private.buyers b on b.subscription_id = s.subscription_id
    where s.id = p_id;
  end if;
  if v_entry is null then
    return '{}';
  end if;
  select coalesce(jsonb_agg(to_jsonb(o) order by o.received_at desc), '[]') into v_others
  from (
    select 'lead' as kind, l.id, l.created_at as received_at, l.status
    from public.leads l
    where lower(l.email) = lower(v_entry ->> 'email') and l.id <> p_id
    union all
    select 'application', a.id, a.created_at, a.status
    from public.applications a
    where lower(a.email) = lower(v_entry ->> 'email') and a.id <> p_id
    union all
    select 'sale', s.id, s.created_at, s.status
    from public.sales s join private.buyers b on b.subscription_id = s.subscription_id
    where lower(b.email) = lower(v_entry ->> 'email') and s.id <> p_id
    union all
    select 'order', r.id, r.created_at, r.state
    from public.orders r join private.buyers b on b.subscription_id = r.subscription_id
    where lower(b.email) = lower(v_entry ->> 'email')
    order by received_at desc
    limit 20
  ) o;
  perform private.log_read('open', array[p_id]);
  perform private.log_read('list', array(select (o ->> 'id')::uuid from jsonb_array_elements(v_others) o));
  return array[v_entry || jsonb_build_object('others', v_others)];
end;
$$;

comment on function public.inbox_entry is 'A whole lead, application or sale as JSON, or an empty array. `others`: the latest 20 entries and orders of the same email address. For the staff.';

grant execute on function
  private.find_inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox_counts(text, text),
  public.inbox_export(text, text, text, timestamptz, uuid, integer),
  public.inbox_entry(text, uuid)
to authenticated;

-- Updating a row computes its index entries, which calls this function with the rights of the staff member.
grant execute on function private.search_text(text[]) to authenticated;
