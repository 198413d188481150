-- The daily digest: one mail to the studio in the morning of a working day, if something waits for it. It counts and names nobody.

create table private.last_digest (
  id boolean primary key default true check (id),
  day date not null
);

comment on table private.last_digest is 'The last day, in Milwaukee, on which queue_daily_digest looked for what waits. One row.';

insert into private.last_digest (day) values (date '2026-01-01');

-- dispatch-outbox calls it every minute. Of a day's calls only the first from 8 am on looks for what waits, even if nothing does: a
-- lead, an application or a sale that comes in later has a mail of its own.
create function public.queue_daily_digest(p_now timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  -- Milwaukee's time zone.
  v_time timestamp := p_now at time zone 'America/Chicago';
  v_day date := v_time;
  v_digest jsonb;
begin
  -- isodow: 1 is Monday, 6 and 7 are the weekend.
  if extract(isodow from v_time) > 5 or extract(hour from v_time) < 8 then
    return false;
  end if;
  -- Of two parallel calls the second waits here, and then finds that day has been set.
  update private.last_digest set day = v_day where day < v_day;
  if not found then
    return false;
  end if;

  with entries as (
    select l.created_at, l.status, l.next_step_on, l.first_answered_at from public.leads l where l.status <> 'spam'
    union all
    select a.created_at, a.status, a.next_step_on, a.first_answered_at from public.applications a where a.status <> 'spam'
    union all
    select s.created_at, s.status, s.next_step_on, s.created_at from public.sales s where s.status <> 'spam'
  ), waiting (kind, day) as (
    select 'unanswered', (e.created_at at time zone 'America/Chicago')::date from entries e where e.first_answered_at is null
    union all
    select 'follow-ups', e.next_step_on from entries e where e.next_step_on <= v_day and e.status not in ('won', 'spiked')
    union all
    select 'orders', (o.state_changed_at at time zone 'America/Chicago')::date from public.orders o where o.waits_for = 'studio'
    union all
    select 'undelivered', (b.failed_at at time zone 'America/Chicago')::date from public.outbox b where b.failed_at is not null
  )
  select jsonb_object_agg(k.kind, jsonb_build_object('count', k.items, 'since', k.since)) into v_digest
  from (select w.kind, count(*) as items, min(w.day) as since from waiting w group by w.kind) k;
  if v_digest is null then
    return false;
  end if;
  insert into public.outbox (key, kind, payload) values ('daily-digest/' || v_day, 'daily-digest', v_digest)
  on conflict (key) do nothing;
  return found;
end;
$$;

comment on function public.queue_daily_digest is 'Queues the mail that counts what waits for the studio, once a working day from 8 am in Milwaukee. Returns whether it queued the mail.';

grant execute on function public.queue_daily_digest(timestamptz) to service_role;
