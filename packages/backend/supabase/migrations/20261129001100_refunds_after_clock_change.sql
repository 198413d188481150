-- No attempt to refund a second subscription is planned for later than in 70 minutes. A later time was written while the clock was ahead, so
-- the attempt is due.

create or replace function public.claim_second_subscription(p_lease_seconds integer)
returns table (subscription_id text, attempt integer)
language sql security definer set search_path = '' as $$
  update public.second_subscriptions o
  set attempts = o.attempts + 1, next_attempt_at = now() + make_interval(secs => p_lease_seconds)
  where o.subscription_id = (
    select due.subscription_id from public.second_subscriptions due
    where due.ended_at is null and due.next_attempt_at not between now() and now() + interval '70 minutes'
    order by due.next_attempt_at, due.subscription_id
    limit 1
    for update skip locked
  )
  returning o.subscription_id, o.attempts;
$$;
