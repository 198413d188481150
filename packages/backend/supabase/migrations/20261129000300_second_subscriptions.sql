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
revoke all on public.second_subscriptions from public, anon, authenticated, service_role;

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

-- p_event_id is null for a fetch that belongs to no event of this subscription.
create or replace function public.save_subscription(
  p_event_id text,
  p_event_type text,
  p_fetch_number bigint,
  p_subscription_id text,
  p_customer_id text,
  p_status text,
  p_tier text,
  p_period_start timestamptz,
  p_period_end timestamptz,
  p_is_paid boolean,
  p_cancel_at_period_end boolean,
  p_email text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_user_email text;
  v_sold_at timestamptz;
  v_sale_id uuid;
  v_kept_id text;
  v_has_ordered boolean := false;
begin
  if p_event_id is not null then
    insert into public.webhook_events (id, type) values (p_event_id, p_event_type) on conflict (id) do nothing;
    if not found then
      return jsonb_build_object('outcome', 'duplicate');
    end if;
  end if;

  -- Of two first payments that are saved at the same time, the second one has to see the first.
  if p_email is not null then
    perform private.lock_purchases(p_email);
  end if;
  select c.user_id, u.email into v_user_id, v_user_email
  from public.customers c join auth.users u on u.id = c.user_id where c.stripe_id = p_customer_id;
  if found then
    if lower(v_user_email) is distinct from lower(p_email) then
      perform private.lock_purchases(v_user_email);
    end if;
  elsif p_email is null then
    -- A deleted customer: the last state of a purchase is kept, and nothing is stored for a former account.
    select user_id into v_user_id from public.subscriptions where stripe_id = p_subscription_id;
    if not found then
      return jsonb_build_object('outcome', 'unknown_customer');
    end if;
  else
    select u.id into v_user_id from auth.users u
    where lower(u.email) = lower(p_email) and u.email_confirmed_at is not null;
  end if;

  insert into public.subscriptions as s (
    stripe_id, user_id, customer_id, email, status, tier, period_end, cancel_at_period_end, fetch_number, sold_at
  )
  values (
    p_subscription_id, v_user_id, p_customer_id, p_email, p_status, p_tier, p_period_end, p_cancel_at_period_end, p_fetch_number,
    -- A subscription has either status only after its first payment: past_due says that a later payment failed.
    case when p_status in ('active', 'past_due') then now() end
  )
  on conflict (stripe_id) do update
    set user_id = coalesce(s.user_id, excluded.user_id), email = coalesce(excluded.email, s.email),
      status = excluded.status, tier = excluded.tier, period_end = excluded.period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, fetch_number = excluded.fetch_number, updated_at = now(),
      sold_at = coalesce(s.sold_at, excluded.sold_at)
    where s.fetch_number < excluded.fetch_number
  returning s.sold_at, s.user_id into v_sold_at, v_user_id;
  if not found then
    return jsonb_build_object('outcome', 'stale');
  end if;

  -- now() is the start of the transaction: sold_at equals it only if this call has set it.
  if v_sold_at = now() then
    select o.id into v_kept_id
    from private.other_current_subscriptions(p_subscription_id, v_user_id, p_email) o (id) limit 1;
    if v_kept_id is not null then
      insert into public.second_subscriptions (subscription_id, kept_id) values (p_subscription_id, v_kept_id);
    end if;
  end if;
  if exists (select from public.second_subscriptions o where o.subscription_id = p_subscription_id) then
    -- A payment that was under way when the subscription was canceled is refunded, too.
    update public.second_subscriptions
    set ended_at = null, noticed_at = now(), attempts = 0, next_attempt_at = now()
    where subscription_id = p_subscription_id and ended_at is not null and p_event_type = 'invoice.paid';
    return jsonb_build_object('outcome', 'second');
  end if;

  if p_is_paid and p_status = 'active' and p_tier is not null then
    v_has_ordered := private.record_paid_period(p_subscription_id, p_tier, p_period_start, p_period_end);
  end if;
  if v_sold_at is distinct from now() then
    return jsonb_build_object('outcome', case when v_has_ordered then 'ordered' else 'saved' end);
  end if;

  insert into public.sales (subscription_id) values (p_subscription_id) returning id into v_sale_id;
  insert into public.outbox (key, kind, payload)
  values (
    'sale-notification/' || p_subscription_id, 'sale-notification',
    jsonb_build_object(
      'subscription_id', p_subscription_id, 'tier', p_tier,
      'email', coalesce((select u.email from auth.users u where u.id = v_user_id), p_email), 'has_account', v_user_id is not null
    )
  );
  perform private.queue_event('sale-created', v_sale_id::text, jsonb_build_object('tier', p_tier));
  return jsonb_build_object('outcome', 'sold');
end;
$$;

comment on function public.save_subscription is 'Writes an event and the subscription that was fetched for it, the orders of a paid period and, with the first payment, the mail to the studio, in one transaction. Returns {"outcome": "sold" | "ordered" | "saved" | "second" | "stale" | "unknown_customer" | "duplicate"}; "second" is a subscription that has to be canceled and refunded.';

create or replace function public.subscription_status(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (
    select s.* from public.subscriptions s
    where s.user_id = p_user_id
      and not exists (select from public.second_subscriptions o where o.subscription_id = s.stripe_id)
  )
  select coalesce(
    (
      select jsonb_build_object(
        'subscribed', true,
        'subscription_tier', s.tier,
        'subscription_end', s.period_end,
        'cancel_at_period_end', s.cancel_at_period_end,
        'payment_failed', s.status = 'past_due',
        -- Those that will be charged again: the subscriptions that are renewed come first.
        'other_subscriptions', greatest(0, count(*) filter (where not s.cancel_at_period_end) over () - 1)
      )
      from known s
      where private.is_current(s.status, s.period_end)
      order by s.cancel_at_period_end, s.period_end desc
      limit 1
    ),
    jsonb_build_object(
      -- Null: a subscription has not ended, but it is not known whether it is paid. It is unpaid or paused, or its period has ended without news.
      'subscribed', case when not exists (
        select from known s where s.status not in ('incomplete', 'incomplete_expired', 'canceled')
      ) then false end,
      'subscription_tier', null,
      'subscription_end', null,
      'cancel_at_period_end', false,
      'payment_failed', false,
      'other_subscriptions', 0
    )
  );
$$;

-- Ending ---------------------------------------------------------------------------------------------------------------

alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check check (kind in (
  'lead-created', 'application-created', 'sale-created', 'mail-failed',
  'contact-notification', 'contact-confirmation', 'application-notification', 'application-confirmation',
  'account-deleted', 'sale-notification', 'second-subscription', 'second-subscription-notification', 'order-made', 'order-proof',
  'order-proof-reminder', 'order-filed', 'order-reported', 'order-canceled', 'order-brief-sent', 'order-changes-requested',
  'order-approved', 'daily-digest'
));

create function public.claim_second_subscription(p_lease_seconds integer)
returns table (subscription_id text, attempt integer)
language sql security definer set search_path = '' as $$
  update public.second_subscriptions o
  set attempts = o.attempts + 1, next_attempt_at = now() + make_interval(secs => p_lease_seconds)
  where o.subscription_id = (
    select due.subscription_id from public.second_subscriptions due
    where due.ended_at is null and due.next_attempt_at <= now()
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

create or replace function public.health() returns jsonb
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

revoke all on function
  private.other_current_subscriptions(text, uuid, text),
  private.buyer_of(text, text, text),
  private.forget_second_subscriptions(),
  public.subscriptions_to_fetch(text, text, text),
  public.claim_second_subscription(integer),
  public.fail_second_subscription(text, integer, text),
  public.finish_second_subscription(text, integer, text, text, text)
from public, anon, authenticated, service_role;

grant execute on function
  public.subscriptions_to_fetch(text, text, text),
  public.claim_second_subscription(integer),
  public.fail_second_subscription(text, integer, text),
  public.finish_second_subscription(text, integer, text, text, text)
to service_role;
