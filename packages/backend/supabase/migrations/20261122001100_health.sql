-- Health: the state of the outbox (the table of mail to be sent), of the timers and of the limits by address, for the public health function. Counts and ages only, no personal data.

create table public.job_runs (
  job text primary key check (char_length(job) between 1 and 40),
  ran_at timestamptz not null default now()
);

comment on table public.job_runs is 'When the timer last ran each job.';
comment on column public.job_runs.ran_at is 'Before the first run, the time of the migration, so that health does not report a new project as late.';

insert into public.job_runs (job) values ('dispatch-outbox'), ('apply-retention');

create function public.record_job_run(p_job text) returns void
language sql security definer set search_path = '' as $$
  -- Before the time of the last run is lost, on which this function depends.
  select private.fail_forgotten_mail() where p_job = 'dispatch-outbox';
  update public.job_runs set ran_at = now()
  -- Writes at most every 10 s. A time in the future is replaced: the clock was ahead, and has been set back.
  where job = p_job and ran_at not between now() - interval '10 seconds' and now();
$$;

comment on function public.record_job_run is 'Records that the timer runs a job now.';

-- While TRUSTED_PROXIES lacks a gateway, its address stands for all visitors, who then share one limit. So the sign is an address that makes
-- over 90 % of the calls of the last hour that are limited by address. It counts only from half of what the limit lets one address do in
-- its period (10 messages, 150 signed-in calls): below that, sharing refuses nobody yet, and in a quiet hour a single visitor makes all of
-- the calls. Above it, one visitor alone deserves a look, too.
create function private.is_one_address_crowded() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(a.hits > 0.9 * a.all_hits and a.hits > r.max_hits / 2.0), false)
  from (
    select l.scope, sum(l.hits) as hits, sum(sum(l.hits)) over (partition by l.scope) as all_hits
    from public.rate_limits l
    where l.scope in ('contact:address', 'signed-in:address') and l.window_start > now() - interval '1 hour'
    group by l.scope, l.subject
  ) a
  join public.rate_limit_rules r on r.scope = a.scope;
$$;

comment on function private.is_one_address_crowded is 'True if one address has made nearly all limited calls of the last hour, and many: TRUSTED_PROXIES may lack a gateway.';

-- Otherwise each call of health would read the counters of a whole day.
create index rate_limits_recent_addresses on public.rate_limits (window_start) where scope in ('contact:address', 'signed-in:address');

-- Waiting rows are those of mail only, because nobody has to repair an unreachable receiver of events at once. "failed" counts events, too.
-- An age is never negative, although the clock may have been ahead when the row was written.
create function public.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*),
    'oldest_seconds', coalesce(greatest(floor(extract(epoch from now() - min(not_before))), 0), 0),
    'overdue_seconds', coalesce(greatest(floor(extract(epoch from now() - min(next_attempt_at))), 0), 0),
    'failed', (select count(*) from public.outbox where failed_at is not null),
    'refund_seconds', (
      select coalesce(greatest(floor(extract(epoch from now() - min(o.noticed_at))), 0), 0)
      from public.second_subscriptions o where o.ended_at is null
    ),
    'is_one_address_crowded', private.is_one_address_crowded(),
    'job_seconds', (
      select jsonb_object_agg(j.job, greatest(floor(extract(epoch from now() - j.ran_at)), 0)) from public.job_runs j
    )
  )
  from public.outbox where channel = 'mail' and sent_at is null and failed_at is null;
$$;

comment on function public.health is 'Number and ages of waiting mail, number of failed rows, age of the oldest second subscription that is not refunded, ages of the last runs by the timer, and whether one address makes nearly all limited calls. Ages in seconds.';

alter table public.job_runs enable row level security;
create policy "No direct access" on public.job_runs to anon, authenticated using (false) with check (false);

grant execute on function public.health(), public.record_job_run(text) to service_role;
