-- Signals: errors, violations of the content security policy and Web Vitals (measurements of a page's speed) that browsers report,
-- counted by day. Nothing in them belongs to a person: no address, no identifier, no time of day.

create table public.signals (
  day date not null default current_date,
  kind text not null check (kind in ('error', 'violation', 'vital')),
  name text not null check (char_length(name) between 1 and 40),
  page text not null check (char_length(page) between 1 and 200),
  detail text not null check (char_length(detail) <= 300),
  hits bigint not null check (hits > 0),
  primary key (day, kind, name, page, detail)
);

comment on table public.signals is 'What browsers report about the site, counted by day. Written by report_signals only.';
comment on column public.signals.name is 'The class of the error, the violated directive, or the name of the vital.';
comment on column public.signals.detail is 'The text and place of the error, what was blocked, or the rating of the vital.';

-- Limits of requests. One request may report several signals.
insert into public.rate_limit_rules (scope, period, max_hits, slots) values
  ('signals:address', '10 minutes', 30, 16),
  ('signals:global', '1 hour', 20000, 16);

-- p_signals: [{kind, name, page, detail}].
create function public.report_signals(p_signals jsonb, p_address_hash text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_is_full boolean;
  v_wait_seconds integer;
begin
  v_wait_seconds := public.take_rate_limits(array['signals:address', 'signals:global'], array[p_address_hash, '']);
  if v_wait_seconds > 0 then
    return v_wait_seconds;
  end if;
  -- From 2000 rows a day on, only signals that have a row are counted: a flood of invented signals must not fill the table.
  select count(*) >= 2000 into v_is_full from public.signals where day = current_date;
  insert into public.signals as s (kind, name, page, detail, hits)
  select r.kind, r.name, r.page, r.detail, count(*)
  from jsonb_to_recordset(p_signals) r (kind text, name text, page text, detail text)
  where not v_is_full or exists (
    select from public.signals k
    where k.day = current_date and k.kind = r.kind and k.name = r.name and k.page = r.page and k.detail = r.detail
  )
  group by r.kind, r.name, r.page, r.detail
  -- In one order everywhere, so that two reports never wait for each other.
  order by r.kind, r.name, r.page, r.detail
  on conflict (day, kind, name, page, detail) do update set hits = s.hits + excluded.hits;
  return 0;
end;
$$;

comment on function public.report_signals is 'Counts signals of today. Returns 0, or the seconds to wait when a limit is reached: then nothing is stored.';

create function public.signals_of_last_week()
returns table (kind text, name text, page text, detail text, hits bigint, last_day date)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may read the signals.';
  end if;
  return query
  select s.kind, s.name, s.page, s.detail, sum(s.hits)::bigint, max(s.day)
  from public.signals s
  where s.day > current_date - 7
  group by s.kind, s.name, s.page, s.detail
  order by s.kind, 5 desc, s.name, s.page, s.detail
  limit 200;
end;
$$;

comment on function public.signals_of_last_week is 'The signals of the last seven days, most frequent first. For the staff.';

alter table public.signals enable row level security;
create policy "No direct access" on public.signals to anon, authenticated using (false) with check (false);

grant execute on function public.report_signals(jsonb, text) to service_role;
grant execute on function public.signals_of_last_week() to authenticated;
