-- The studio's side: who belongs to it, and what it may see and change.
--
-- A row in studio_members is the role. It is asked for at each statement, so removing it takes effect at once, whatever the
-- token in somebody's browser says.

-- Members -------------------------------------------------------------------------------------------------------------

create table public.studio_members (
  user_id uuid primary key references auth.users on delete cascade,
  added_at timestamptz not null default now()
);

comment on table public.studio_members is 'Accounts that belong to the studio. Written by hand, or by whoever holds the database.';
comment on column public.studio_members.user_id is 'The account.';
comment on column public.studio_members.added_at is 'Since when.';

alter table public.studio_members enable row level security;
create policy "Members see that they are" on public.studio_members for select to authenticated
  using (user_id = (select auth.uid()));
create policy "No direct access" on public.studio_members to anon using (false) with check (false);
revoke all on public.studio_members from public, anon, authenticated;
grant select on public.studio_members to authenticated;

-- With the caller's own rights: the policy above lets everybody find exactly this out, and nothing else.
create function public.is_studio() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.studio_members m where m.user_id = (select auth.uid()));
$$;

comment on function public.is_studio is 'Whether the caller belongs to the studio.';

revoke all on function public.is_studio() from public, anon, authenticated, service_role;
grant execute on function public.is_studio() to authenticated, service_role;

-- Work ----------------------------------------------------------------------------------------------------------------

alter table public.leads
  add column status text not null default 'new' check (status in ('new', 'working', 'waiting', 'won', 'spiked')),
  add column note text check (char_length(note) between 1 and 5000),
  add column next_step text check (char_length(next_step) between 1 and 200),
  add column next_step_on date,
  add column worked_at timestamptz,
  add column revision integer not null default 0 check (revision >= 0),
  add constraint leads_day_of_a_step check (next_step_on is null or next_step is not null);

alter table public.applications
  add column status text not null default 'new' check (status in ('new', 'working', 'waiting', 'won', 'spiked')),
  add column note text check (char_length(note) between 1 and 5000),
  add column next_step text check (char_length(next_step) between 1 and 200),
  add column next_step_on date,
  add column worked_at timestamptz,
  add column revision integer not null default 0 check (revision >= 0),
  add constraint applications_day_of_a_step check (next_step_on is null or next_step is not null);

comment on column public.leads.status is 'Where the studio is with it: new, working, waiting for an answer, won, or spiked.';
comment on column public.leads.note is 'What the studio wrote down about it.';
comment on column public.leads.next_step is 'What the studio does next.';
comment on column public.leads.next_step_on is 'The day for the next step.';
comment on column public.leads.worked_at is 'When the studio last changed any of this.';
comment on column public.leads.revision is 'How often it did: whoever saves names the revision that they saw, and finds out when it has passed.';
comment on column public.applications.status is 'Where the studio is with it: new, working, waiting for an answer, won, or spiked.';
comment on column public.applications.note is 'What the studio wrote down about it.';
comment on column public.applications.next_step is 'What the studio does next.';
comment on column public.applications.next_step_on is 'The day for the next step.';
comment on column public.applications.worked_at is 'When the studio last changed any of this.';
comment on column public.applications.revision is 'How often it did: whoever saves names the revision that they saw, and finds out when it has passed.';

create function public.count_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.worked_at := now();
  return new;
end;
$$;

comment on function public.count_revision is 'Keeps revision and worked_at, which nobody else may write.';
revoke all on function public.count_revision() from public, anon, authenticated, service_role;

create trigger leads_count_revision before update of status, note, next_step, next_step_on on public.leads
  for each row execute function public.count_revision();
create trigger applications_count_revision before update of status, note, next_step, next_step_on on public.applications
  for each row execute function public.count_revision();

-- One policy for each role and verb: of several the database has to ask all.
drop policy "No direct access" on public.leads;
drop policy "No direct access" on public.applications;
create policy "No direct access" on public.leads to anon using (false) with check (false);
create policy "No direct access" on public.applications to anon using (false) with check (false);
create policy "The studio reads" on public.leads for select to authenticated using ((select public.is_studio()));
create policy "The studio reads" on public.applications for select to authenticated using ((select public.is_studio()));
create policy "The studio works" on public.leads for update to authenticated
  using ((select public.is_studio())) with check ((select public.is_studio()));
create policy "The studio works" on public.applications for update to authenticated
  using ((select public.is_studio())) with check ((select public.is_studio()));

grant select, update (status, note, next_step, next_step_on) on public.leads, public.applications to authenticated;

-- The inbox -----------------------------------------------------------------------------------------------------------

-- Not part of the API.
create schema private;
grant usage on schema private to authenticated, service_role;

-- Hosted projects have this schema; extensions in `public` would be part of the API.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- What a search looks through. Immutable, as array_to_string of text alone is; the cost is what keeps the planner from doing
-- it to every row.
create function private.searched(variadic p_parts text[]) returns text
language sql immutable parallel safe cost 1000 set search_path = '' as $$
  select lower(array_to_string(p_parts, ' '));
$$;

comment on function private.searched is 'The text that the inbox''s search looks through. Changing it takes both indexes with it.';

create index leads_searched on public.leads using gin (
  private.searched(name, email, phone, city, message) extensions.gin_trgm_ops
);
create index applications_searched on public.applications using gin (
  private.searched(
    first_name, last_name, email, phone_number, company_name, title, current_location,
    business_details, business_team, business_progress, business_strategy
  ) extensions.gin_trgm_ops
);

create view public.inbox_items with (security_invoker = true) as
  select
    'lead' as kind, l.id, l.created_at as received_at, l.name, l.email, null::text as company, l.city as place,
    left(l.message, 200) as excerpt, l.status, l.next_step, l.next_step_on,
    l.utm_source, l.utm_medium, l.utm_campaign, l.referrer, l.landing_page
  from public.leads l
  union all
  select
    'application', a.id, a.created_at, a.first_name || ' ' || a.last_name, a.email, a.company_name, a.current_location,
    left(a.business_details, 200), a.status, a.next_step, a.next_step_on,
    null, null, null, null, null
  from public.applications a;

comment on view public.inbox_items is 'Leads and applications as the lines of one list.';
comment on column public.inbox_items.kind is 'lead or application: the table it is from.';
comment on column public.inbox_items.id is 'Its id in that table.';
comment on column public.inbox_items.received_at is 'When it was accepted.';
comment on column public.inbox_items.name is 'Who sent it.';
comment on column public.inbox_items.email is 'As typed.';
comment on column public.inbox_items.company is 'The applicant''s company; leads name none.';
comment on column public.inbox_items.place is 'The city that was chosen, or where the applicant is.';
comment on column public.inbox_items.excerpt is 'How it begins.';
comment on column public.inbox_items.status is 'Where the studio is with it.';
comment on column public.inbox_items.next_step is 'What the studio does next.';
comment on column public.inbox_items.next_step_on is 'The day for it.';
comment on column public.inbox_items.utm_source is 'Attribution, as on leads.';
comment on column public.inbox_items.utm_medium is 'Attribution, as on leads.';
comment on column public.inbox_items.utm_campaign is 'Attribution, as on leads.';
comment on column public.inbox_items.referrer is 'Attribution, as on leads.';
comment on column public.inbox_items.landing_page is 'Attribution, as on leads.';

revoke all on public.inbox_items from public, anon, authenticated;
grant select on public.inbox_items to authenticated;

-- The keys alone, newest first, before the one that is named. A definer, because the planner may not take an index for a
-- search under row-level security: the operator could leak what the policy hides. So this asks the policy's question itself.
create function private.find_inbox(
  p_search text, p_kind text, p_status text, p_before_at timestamptz, p_before_id uuid, p_limit integer
) returns table (kind text, id uuid, received_at timestamptz, status text)
language plpgsql stable security definer
set search_path = ''
-- Each search is planned for its own words: the same plan cannot suit a rare name and no words at all.
set plan_cache_mode = force_custom_plan
as $$
declare
  -- All of the words, in any order. The longest finds by index, the rest are compared.
  v_words text[] := array(
    select '%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(lower(p_search), '\s+') w
    where w <> ''
    order by char_length(w) desc
    limit 10
  );
  v_word text := v_words[1];
begin
  if not public.is_studio() then
    raise insufficient_privilege using message = 'The inbox is the studio''s.';
  end if;
  return query
  select *
  from (
    (
      select 'lead' as kind, l.id, l.created_at as received_at, l.status
      from public.leads l,
        -- As in the index, or it is not taken.
        lateral (select private.searched(l.name, l.email, l.phone, l.city, l.message)) t (words)
      where coalesce(p_kind, 'lead') = 'lead'
        and (p_status is null or l.status = p_status)
        and (p_before_at is null or (l.created_at, l.id) < (p_before_at, p_before_id))
        and (v_word is null or (t.words like v_word and (select bool_and(t.words like w) from unnest(v_words) w)))
      order by l.created_at desc, l.id desc
      limit p_limit
    )
    union all
    (
      select 'application', a.id, a.created_at, a.status
      from public.applications a,
        lateral (
          select private.searched(
            a.first_name, a.last_name, a.email, a.phone_number, a.company_name, a.title, a.current_location,
            a.business_details, a.business_team, a.business_progress, a.business_strategy
          )
        ) t (words)
      where coalesce(p_kind, 'application') = 'application'
        and (p_status is null or a.status = p_status)
        and (p_before_at is null or (a.created_at, a.id) < (p_before_at, p_before_id))
        and (v_word is null or (t.words like v_word and (select bool_and(t.words like w) from unnest(v_words) w)))
      order by a.created_at desc, a.id desc
      limit p_limit
    )
  ) found
  order by found.received_at desc, found.id desc
  limit p_limit;
end;
$$;

comment on function private.find_inbox is 'Keys of the leads and applications that a search finds.';

-- Keyset paging: the next page is asked for with the last line's received_at and id.
create function public.inbox(
  p_search text default null,
  p_kind text default null,
  p_status text default null,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 100
) returns setof public.inbox_items
language sql stable set search_path = '' as $$
  select i.*
  from private.find_inbox(p_search, p_kind, p_status, p_before_at, p_before_id, least(p_limit, 1000)) f
  join public.inbox_items i on i.kind = f.kind and i.id = f.id
  order by f.received_at desc, f.id desc;
$$;

comment on function public.inbox is 'A page of the inbox, newest first. For the studio.';

create function public.inbox_tally(p_search text default null, p_kind text default null)
returns table (status text, items bigint)
language sql stable set search_path = '' as $$
  select f.status, count(*) from private.find_inbox(p_search, p_kind, null, null, null, null) f group by f.status;
$$;

comment on function public.inbox_tally is 'How many lines of the inbox a search finds, by status. For the studio.';

-- Everything that was sent and noted, as JSON of the row, for an export.
create function public.inbox_export(
  p_search text default null,
  p_kind text default null,
  p_status text default null,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 500
) returns table (kind text, id uuid, received_at timestamptz, entry jsonb)
language sql stable set search_path = '' as $$
  select
    f.kind, f.id, f.received_at,
    coalesce(to_jsonb(l), to_jsonb(a)) - array['idempotency_key', 'revision', 'user_id', 'inquiry_type']
  from private.find_inbox(p_search, p_kind, p_status, p_before_at, p_before_id, least(p_limit, 1000)) f
  left join public.leads l on f.kind = 'lead' and l.id = f.id
  left join public.applications a on f.kind = 'application' and a.id = f.id
  order by f.received_at desc, f.id desc;
$$;

comment on function public.inbox_export is 'A page of the inbox with all that belongs to each line. For the studio.';

revoke all on function
  private.searched(text[]),
  private.find_inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox_tally(text, text),
  public.inbox_export(text, text, text, timestamptz, uuid, integer)
from public, anon, authenticated, service_role;

grant execute on function
  private.find_inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox(text, text, text, timestamptz, uuid, integer),
  public.inbox_tally(text, text),
  public.inbox_export(text, text, text, timestamptz, uuid, integer)
to authenticated;

-- Whoever writes a row computes its index.
grant execute on function private.searched(text[]) to authenticated, service_role;
