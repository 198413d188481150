-- Health: the state of the outbox (the table of mail to be sent) and of the timers, for the public health function. Counts and ages only, no personal data.

create table public.job_runs (
  job text primary key check (char_length(job) between 1 and 40),
  ran_at timestamptz not null default now()
);

comment on table public.job_runs is 'When the timer last ran each job.';
comment on column public.job_runs.ran_at is 'Before the first run, the time of the migration, so that health does not report a new project as late.';

insert into public.job_runs (job) values ('dispatch-outbox'), ('apply-retention');

create function public.record_job_run(p_job text) returns void
language sql security definer set search_path = '' as $$
  update public.job_runs set ran_at = now()
  -- Writes at most every 10 s. A time in the future is replaced: the clock was ahead, and has been set back.
  where job = p_job and ran_at not between now() - interval '10 seconds' and now();
$$;

comment on function public.record_job_run is 'Records that the timer runs a job now.';

-- Waiting rows are those of mail only, because nobody has to repair an unreachable receiver of events at once. "failed" counts events, too.
-- An age is never negative, although the clock may have been ahead when the row was written.
create function public.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*),
    'oldest_seconds', coalesce(greatest(floor(extract(epoch from now() - min(not_before))), 0), 0),
    'overdue_seconds', coalesce(greatest(floor(extract(epoch from now() - min(next_attempt_at))), 0), 0),
    'failed', (select count(*) from public.outbox where failed_at is not null),
    'job_seconds', (
      select jsonb_object_agg(j.job, greatest(floor(extract(epoch from now() - j.ran_at)), 0)) from public.job_runs j
    )
  )
  from public.outbox where channel = 'mail' and sent_at is null and failed_at is null;
$$;

comment on function public.health is 'Number and ages of waiting mail, number of failed rows, and ages of the last runs by the timer. Ages in seconds.';

alter table public.job_runs enable row level security;
create policy "No direct access" on public.job_runs to anon, authenticated using (false) with check (false);
revoke all on public.job_runs from public, anon, authenticated, service_role;

revoke all on function public.health(), public.record_job_run(text) from public, anon, authenticated, service_role;
grant execute on function public.health(), public.record_job_run(text) to service_role;
