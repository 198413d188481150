-- Second subscriptions: one account, or one address, has one subscription. create-checkout refuses a second one, and so does Stripe's
-- setting for payment links. Where both were passed, stripe-webhook notices the second one by its first payment: no sale is recorded, no
-- order is made, and the functions cancel it at Stripe and refund what was paid.

-- No foreign key and no address: the refund goes on after the account is deleted.
create table public.second_subscriptions (
  subscription_id text primary key check (char_length(subscription_id) between 1 and 255),
  kept_id text not null check (char_length(kept_id) between 1 and 255),
  noticed_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (char_length(last_error) <= 500),
  ended_at timestamptz,
  refunded_cents integer check (refunded_cents >= 0)
);

create index second_subscriptions_due on public.second_subscriptions (next_attempt_at) where ended_at is null;

comment on table public.second_subscriptions is 'Subscriptions that are canceled and refunded, because their buyer already had one. Written by save_subscription and the functions below only.';
comment on column public.second_subscriptions.noticed_at is 'When its first payment was seen, or a later one that was under way.';
comment on column public.second_subscriptions.kept_id is 'The subscription that the buyer had, which goes on.';
comment on column public.second_subscriptions.attempts is 'Attempts since it was noticed, or since its last payment. There is no last one.';
comment on column public.second_subscriptions.next_attempt_at is 'Time of the next attempt; during an attempt, the end of its lease.';
comment on column public.second_subscriptions.last_error is 'Error of the last failed attempt, without personal data.';
comment on column public.second_subscriptions.ended_at is 'When it was canceled and all of its payments were refunded.';
comment on column public.second_subscriptions.refunded_cents is 'Sum of its payments, all of which were refunded. Null before the first time.';

alter table public.second_subscriptions enable row level security;
create policy "No direct access" on public.second_subscriptions to anon, authenticated using (false) with check (false);

-- An account whose address was changed by hand keeps its subscriptions, so the address counts only where there is no account.
create function private.other_current_subscriptions(p_subscription_id text, p_user_id uuid, p_email text) returns setof text
language sql stable security definer set search_path = '' as $$
  select s.stripe_id
  from public.subscriptions s
  where s.stripe_id <> p_subscription_id
    and private.is_current(s.status, s.period_end)
    and not exists (select from public.second_subscriptions o where o.subscription_id = s.stripe_id)
    and (
      s.user_id = p_user_id
      or (
        s.user_id is null
        and lower(s.email) = lower(coalesce((select u.email from auth.users u where u.id = p_user_id), p_email))
      )
    )
  order by s.cancel_at_period_end, s.period_end desc, s.stripe_id;
$$;

comment on function private.other_current_subscriptions is 'The other subscriptions of an account or address that have not ended as far as we know, the one that lasts longest first.';

create function private.buyer_of(p_subscription_id text, p_customer_id text, p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select c.user_id from public.customers c where c.stripe_id = p_customer_id),
    (select s.user_id from public.subscriptions s where s.stripe_id = p_subscription_id),
    (select u.id from auth.users u where lower(u.email) = lower(p_email) and u.email_confirmed_at is not null)
  );
$$;

comment on function private.buyer_of is 'The account of a subscription, or null.';

-- The end of another subscription may be known to Stripe alone: its event is late or lost. So stripe-webhook fetches these again before it
-- saves the first payment.
create function public.subscriptions_to_fetch(p_subscription_id text, p_customer_id text, p_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(o.id), '[]')
  from private.other_current_subscriptions(
    p_subscription_id, private.buyer_of(p_subscription_id, p_customer_id, p_email), p_email
  ) o (id)
  where not exists (
    select from public.subscriptions s where s.stripe_id = p_subscription_id and s.sold_at is not null
  );
$$;

comment on function public.subscriptions_to_fetch is 'The other current subscriptions of the buyer of a subscription whose first payment was not seen yet, as a JSON array of ids.';

-- Ending ---------------------------------------------------------------------------------------------------------------

-- No attempt is planned for later than in 70 minutes. A later time was written while the clock was ahead, so the attempt is due.
create function public.claim_second_subscription(p_lease_seconds integer)
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

comment on function public.claim_second_subscription is 'Returns a second subscription that is to be canceled and refunded, and leases it for p_lease_seconds.';

-- After a failure the next attempt waits 5 s × 3^(attempt − 1), at most an hour, plus or minus 10 %. There is no last attempt.
create function public.fail_second_subscription(p_subscription_id text, p_attempt integer, p_error text) returns void
language sql security definer set search_path = '' as $$
  update public.second_subscriptions
  set
    last_error = left(p_error, 500),
    next_attempt_at = now()
      + (0.9 + 0.2 * random()) * least(interval '1 hour', interval '5 seconds' * power(3, least(p_attempt, 10) - 1))
  where subscription_id = p_subscription_id and ended_at is null and attempts = p_attempt;
$$;

comment on function public.fail_second_subscription is 'Records a failed attempt to cancel and refund a second subscription, which is repeated.';

-- A success counts always, also after its lease has ended. The same sum queues no second mail. Without an address, that of a deleted
-- customer at Stripe, the buyer gets no mail.
create function public.finish_second_subscription(
  p_subscription_id text, p_refunded_cents integer, p_currency text, p_tier text, p_email text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_kept_id text;
begin
  update public.second_subscriptions o
  set ended_at = now(), last_error = null, refunded_cents = p_refunded_cents
  where o.subscription_id = p_subscription_id and o.ended_at is null
  returning o.kept_id into v_kept_id;
  if not found then
    return;
  end if;
  insert into public.outbox (key, kind, payload)
  select
    m.kind || '/' || p_subscription_id || '/' || p_refunded_cents, m.kind,
    jsonb_strip_nulls(jsonb_build_object('email', p_email))
      || jsonb_build_object(
        'subscription_id', p_subscription_id, 'kept_id', v_kept_id, 'tier', p_tier,
        'refunded_cents', p_refunded_cents, 'currency', p_currency
      )
  from unnest(array['second-subscription', 'second-subscription-notification']) m (kind)
  where p_email is not null or m.kind = 'second-subscription-notification'
  on conflict (key) do nothing;
  -- Its account was deleted during the attempts.
  delete from public.second_subscriptions o
  where o.subscription_id = p_subscription_id
    and not exists (select from public.subscriptions s where s.stripe_id = o.subscription_id);
end;
$$;

comment on function public.finish_second_subscription is 'Records that a second subscription is canceled and refunded, and queues the mails to its buyer and to the studio.';

create function private.forget_second_subscriptions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.second_subscriptions where subscription_id = old.stripe_id and ended_at is not null;
  return null;
end;
$$;

comment on function private.forget_second_subscriptions is 'Deletes what is stored about a second subscription together with it, once it is canceled and refunded.';

create trigger forget_second_subscriptions after delete on public.subscriptions
  for each row execute function private.forget_second_subscriptions();

grant execute on function
  public.subscriptions_to_fetch(text, text, text),
  public.claim_second_subscription(integer),
  public.fail_second_subscription(text, integer, text),
  public.finish_second_subscription(text, integer, text, text, text)
to service_role;
