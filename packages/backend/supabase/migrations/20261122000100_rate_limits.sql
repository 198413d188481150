-- Rate limits: how often something may happen, counted per subject in fixed windows of time.
--
-- Functions count inside their own transaction, so a call that is rolled back counts nothing. The rules are rows: a limit can be
-- changed without a release. Each later migration inserts the rules of its own functions.

create table public.rate_limit_rules (
  scope text primary key,
  period interval not null check (period between '1 second' and '1 day'),
  max_hits integer not null check (max_hits > 0),
  slots smallint not null default 1 check (slots between 1 and 64)
);

comment on table public.rate_limit_rules is 'Rate limits. A row can be changed without a release.';
comment on column public.rate_limit_rules.scope is 'What is limited, as action:subject.';
comment on column public.rate_limit_rules.period is 'Length of the fixed window, counted from the Unix epoch.';
comment on column public.rate_limit_rules.slots is 'Number of rows in which the hits of one subject are counted. With 1 the limit is exact. With more, transactions do not wait for each other, and concurrent ones may exceed the limit.';

create table public.rate_limits (
  -- No foreign key: take_rate_limit reads the rule, and a key would lock its row for each new subject.
  scope text not null,
  subject text not null check (char_length(subject) <= 64),
  window_start timestamptz not null,
  slot smallint not null default 0 check (slot >= 0),
  hits integer not null check (hits > 0),
  primary key (scope, subject, window_start, slot)
);

comment on table public.rate_limits is 'Hits in the current windows. apply_retention deletes old windows.';
comment on column public.rate_limits.subject is 'HMAC of an IP address, IPv6 network, email address or user id; an empty text if the hits of all callers are counted together.';
comment on column public.rate_limits.slot is 'The number of the row in which a transaction counts its hits. take_rate_limit starts at a slot derived from the connection and takes the first in which no other transaction counts.';

create function public.take_rate_limit(p_scope text, p_subject text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rule public.rate_limit_rules;
  v_start timestamptz;
  v_slot smallint := 0;
  v_other_slots bigint := 0;
begin
  select * into strict v_rule from public.rate_limit_rules where scope = p_scope;
  v_start := date_bin(v_rule.period, now(), 'epoch');

  -- A slot is one of several rows in which the hits of one subject are counted. A counter row stays locked until its transaction commits: with one row, all submissions would be stored one by one.
  if v_rule.slots > 1 then
    v_slot := pg_backend_pid() % v_rule.slots;
    -- The process ids of two connections may choose one slot: the second takes the next that is free. If none is, it waits.
    for i in 1 .. v_rule.slots loop
      exit when pg_try_advisory_xact_lock(hashtextextended(p_scope || '/' || p_subject || '/' || v_slot, 1));
      v_slot := (v_slot + 1) % v_rule.slots;
    end loop;
    select coalesce(sum(hits), 0) into v_other_slots
    from public.rate_limits
    where scope = p_scope and subject = p_subject and window_start = v_start and slot <> v_slot;
  end if;

  insert into public.rate_limits as l (scope, subject, window_start, slot, hits)
  select p_scope, p_subject, v_start, v_slot, 1 where v_other_slots < v_rule.max_hits
  on conflict (scope, subject, window_start, slot) do update
    set hits = l.hits + 1 where l.hits + v_other_slots < v_rule.max_hits;

  if found then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_start + v_rule.period - now())))::integer;
end;
$$;

comment on function public.take_rate_limit is 'Counts one hit. Returns 0, or the seconds until the window ends when it is full. Called by other functions only.';

create function public.take_rate_limits(p_scopes text[], p_subjects text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_wait_seconds integer;
begin
  for i in 1 .. cardinality(p_scopes) loop
    if p_subjects[i] is not null then
      v_wait_seconds := public.take_rate_limit(p_scopes[i], p_subjects[i]);
      if v_wait_seconds > 0 then
        return v_wait_seconds;
      end if;
    end if;
  end loop;
  return 0;
end;
$$;

comment on function public.take_rate_limits is 'Counts one hit of each scope, up to the first that is full. Returns 0, or the seconds to wait. A null subject is not counted. Rows stay locked until commit, so all callers name the scopes in the same order: two transactions then never wait for each other. The widest scope is last, so that its row is locked for the shortest time.';

-- A scope names what is limited, and by what: here calls of functions by signed-in users, by IP address. They are counted before the
-- token is checked.
insert into public.rate_limit_rules (scope, period, max_hits, slots) values ('signed-in:address', '10 minutes', 300, 16);

alter table public.rate_limit_rules enable row level security;
alter table public.rate_limits enable row level security;
create policy "No direct access" on public.rate_limit_rules to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.rate_limits to anon, authenticated using (false) with check (false);

grant execute on function public.take_rate_limits(text[], text[]) to service_role;
