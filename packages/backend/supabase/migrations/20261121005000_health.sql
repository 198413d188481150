-- What the health endpoint tells of the outbox: counts and ages, nothing of anybody.

create function public.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where dead_at is null),
    'oldest_seconds', coalesce(floor(extract(epoch from now() - min(created_at) filter (where dead_at is null))), 0),
    'overdue_seconds', coalesce(floor(extract(epoch from now() - min(next_attempt_at) filter (
      where dead_at is null and next_attempt_at < now()
    ))), 0),
    'dead', count(*) filter (where dead_at is not null)
  )
  from public.outbox where sent_at is null;
$$;

comment on function public.health is 'What the health endpoint tells of the outbox: counts and ages, in seconds.';

-- What is sent stays and is never asked for again; this reads what is not.
create index outbox_unsent on public.outbox (created_at) where sent_at is null;

revoke all on function public.health() from public, anon, authenticated;
grant execute on function public.health() to service_role;
