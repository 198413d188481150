-- What each lead costs the database: fewer indexes under its mail, no sweep of counters.

-- Each mail is about a lead, an application, or neither, and is found by what it is about: only the address of one that is about
-- no lead says more than that.
drop index public.outbox_lead_id, public.outbox_application_id, public.outbox_email;
create index outbox_lead_id on public.outbox (lead_id) where lead_id is not null;
create index outbox_application_id on public.outbox (application_id) where application_id is not null;
create index outbox_email on public.outbox (lower(payload ->> 'email')) where lead_id is null;

create or replace function public.mails_of(p_user_id uuid) returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o where o.id in (
    select m.id from public.outbox m join public.applications a on a.id = m.application_id where a.user_id = p_user_id
    union all
    select m.id from public.outbox m join public.leads l on l.id = m.lead_id
    where lower(l.email) = (select public.proven_email(p_user_id))
    union all
    select m.id from public.outbox m
    where m.lead_id is null and lower(m.payload ->> 'email') = (select public.proven_email(p_user_id))
  );
$$;

-- Of what is not sent, the due and the dead have an index each; the health endpoint reads them one after the other.
drop index public.outbox_unsent;

create or replace function public.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*),
    'oldest_seconds', coalesce(floor(extract(epoch from now() - min(created_at))), 0),
    'overdue_seconds', coalesce(greatest(floor(extract(epoch from now() - min(next_attempt_at))), 0), 0),
    'dead', (select count(*) from public.outbox where dead_at is not null)
  )
  from public.outbox where sent_at is null and dead_at is null;
$$;

-- Counters that are over are the retention job's: each new address swept them as well.
drop index public.rate_limits_window;

create or replace function public.take_rate_limit(p_scope text, p_subject text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rule public.rate_limit_rules;
  v_start timestamptz;
  v_slot smallint := 0;
  v_elsewhere bigint := 0;
begin
  select * into strict v_rule from public.rate_limit_rules where scope = p_scope;
  v_start := date_bin(v_rule.period, now(), 'epoch');

  if v_rule.slots > 1 then
    v_slot := pg_backend_pid() % v_rule.slots;
    select coalesce(sum(hits), 0) into v_elsewhere
    from public.rate_limits
    where scope = p_scope and subject = p_subject and window_start = v_start and slot <> v_slot;
  end if;

  insert into public.rate_limits as l (scope, subject, window_start, slot, hits)
  select p_scope, p_subject, v_start, v_slot, 1 where v_elsewhere < v_rule.max_hits
  on conflict (scope, subject, window_start, slot) do update
    set hits = l.hits + 1 where l.hits + v_elsewhere < v_rule.max_hits;

  if found then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_start + v_rule.period - now())))::integer;
end;
$$;
