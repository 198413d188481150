-- Health: the state of the outbox, for the public health function. Counts and ages only, no personal data.

create function public.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*),
    'oldest_seconds', coalesce(floor(extract(epoch from now() - min(created_at))), 0),
    'overdue_seconds', coalesce(greatest(floor(extract(epoch from now() - min(next_attempt_at))), 0), 0),
    'failed', (select count(*) from public.outbox where failed_at is not null)
  )
  from public.outbox where sent_at is null and failed_at is null;
$$;

comment on function public.health is 'Counts and ages of the mail in the outbox, in seconds.';

revoke all on function public.health() from public, anon, authenticated;
grant execute on function public.health() to service_role;
