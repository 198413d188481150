-- Visitors who are counted together do not wait for one another.
--
-- A counter is locked until the transaction that counted has committed. In one row, everybody's leads would be accepted one
-- after the other, each waiting for the disk on which the one before is written.

alter table public.rate_limit_rules add slots smallint not null default 1 check (slots between 1 and 64);

comment on column public.rate_limit_rules.slots is 'In how many rows the hits of one subject are counted. One counts exactly; more let transactions pass side by side, and over the limit no more of them than pass at that moment.';

-- What a person, or whoever guesses at their password, is counted by stays exact.
update public.rate_limit_rules set slots = 16
where scope like '%:global' or scope in ('contact:address', 'signed-in:address');

alter table public.rate_limits
  add slot smallint not null default 0 check (slot >= 0),
  drop constraint rate_limits_pkey,
  add primary key (scope, subject, window_start, slot);

comment on column public.rate_limits.slot is 'Which of the rule''s slots: that of the connection that counted.';

-- Sweeping looks for windows, whoever's they are.
create index rate_limits_window on public.rate_limits (scope, window_start);

create or replace function public.take_rate_limit(p_scope text, p_subject text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rule public.rate_limit_rules;
  v_start timestamptz;
  v_slot smallint := 0;
  v_elsewhere bigint := 0;
  v_hits integer;
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
    set hits = l.hits + 1 where l.hits + v_elsewhere < v_rule.max_hits
  returning hits into v_hits;

  if v_hits is null then
    return greatest(1, ceil(extract(epoch from v_start + v_rule.period - now())))::integer;
  end if;

  if v_hits = 1 then
    -- `skip locked`: two sweeps that meet must not wait for each other.
    delete from public.rate_limits where (scope, subject, window_start, slot) in (
      select scope, subject, window_start, slot from public.rate_limits
      where scope = p_scope and window_start < v_start
      for update skip locked
    );
  end if;
  return 0;
end;
$$;
