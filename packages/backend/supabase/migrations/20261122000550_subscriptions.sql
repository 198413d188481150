-- Subscriptions to a tier (monthly package) of PR Authority, copied from Stripe by its webhook, so that check-subscription needs no call
-- to Stripe.

-- Customers -----------------------------------------------------------------------------------------------------------

create table public.customers (
  user_id uuid primary key references auth.users on delete cascade,
  stripe_id text not null unique check (char_length(stripe_id) between 1 and 255),
  created_at timestamptz not null default now()
);

comment on table public.customers is 'The customer of an account at Stripe. Written by save_customer before the first checkout.';
comment on column public.customers.user_id is 'The account. Deleting it deletes this row, not the customer at Stripe.';

-- Two parallel calls for one account may violate either unique constraint, so `on conflict` names no constraint.
create function public.save_customer(p_user_id uuid, p_customer_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customers (user_id, stripe_id) values (p_user_id, p_customer_id)
  on conflict do nothing;
  return (select jsonb_build_object('customer_id', c.stripe_id) from public.customers c where c.user_id = p_user_id);
end;
$$;

comment on function public.save_customer is 'Saves an account''s customer at Stripe, once. Returns {"customer_id": the one saved first}.';

-- Subscriptions -------------------------------------------------------------------------------------------------------

create sequence public.subscription_fetches as bigint;
comment on sequence public.subscription_fetches is 'Numbers of fetches from Stripe. A number is taken before the fetch: of two states, the one with the higher number is not the older one.';

create table public.subscriptions (
  stripe_id text primary key check (char_length(stripe_id) between 1 and 255),
  user_id uuid references auth.users on delete cascade,
  customer_id text check (char_length(customer_id) between 1 and 255),
  email text check (char_length(email) between 1 and 512),
  status text not null check (char_length(status) between 1 and 40),
  tier text check (tier in ('starter', 'growth', 'pro', 'authority')),
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  fetch_number bigint not null,
  sold_at timestamptz,
  updated_at timestamptz not null default now()
);

create index subscriptions_user_id on public.subscriptions (user_id);
-- Purchases that wait for an account are found by their address.
create index subscriptions_email on public.subscriptions (lower(email)) where user_id is null;

comment on table public.subscriptions is 'Subscriptions at Stripe, as last fetched. Written by save_subscription only.';
comment on column public.subscriptions.user_id is 'Null for a purchase through a payment link, until the account with its address is confirmed.';
comment on column public.subscriptions.customer_id is 'The customer at Stripe. A purchase through a payment link creates a new customer.';
comment on column public.subscriptions.email is 'The address that the buyer gave to Stripe.';
comment on column public.subscriptions.status is 'Stripe''s status: active, past_due, canceled …';
comment on column public.subscriptions.tier is 'The tier, as contracts/subscription.ts lists them; null for a price that belongs to no tier.';
comment on column public.subscriptions.cancel_at_period_end is 'True if the buyer has canceled the subscription: it ends with the current period.';
comment on column public.subscriptions.fetch_number is 'Number of the fetch, from subscription_fetches.';
comment on column public.subscriptions.sold_at is 'When the first payment was seen, and the mail about the sale was queued.';

-- After a failed payment Stripe goes on trying; the subscription lasts until Stripe cancels it. Stripe repeats webhooks for three days: a
-- period that ended before that was not renewed.
create function private.is_current(p_status text, p_period_end timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select p_status in ('active', 'trialing', 'past_due') and p_period_end > now() - interval '3 days';
$$;

comment on function private.is_current is 'True if a subscription with this status and end of its period has not ended.';

-- Sales ---------------------------------------------------------------------------------------------------------------

create table public.sales (
  id uuid primary key default gen_random_uuid(),
  subscription_id text not null unique references public.subscriptions on delete cascade,
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'working', 'waiting', 'won', 'spiked', 'spam')),
  note text check (char_length(note) between 1 and 5000),
  next_step text check (char_length(next_step) between 1 and 200),
  next_step_on date,
  owner text check (char_length(owner) between 3 and 254),
  updated_at timestamptz,
  revision integer not null default 0 check (revision >= 0),
  constraint sales_next_step_on check (next_step_on is null or next_step is not null)
);

create index sales_created_at on public.sales (created_at);

comment on table public.sales is 'First payments of subscriptions, for the inbox. Written by save_subscription only. The staff sets status, note, next_step, next_step_on and owner, as for leads.';
comment on column public.sales.revision is 'Number of changes by the staff. An update names the revision that it saw, and changes nothing if there is a newer one.';

create trigger count_revision before update of status, note, next_step, next_step_on, owner on public.sales
  for each row execute function private.count_revision();

-- Webhook -------------------------------------------------------------------------------------------------------------

create table public.webhook_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  received_at timestamptz not null default now()
);

create index webhook_events_received_at on public.webhook_events (received_at);

comment on table public.webhook_events is 'Processed events of Stripe, each written in the transaction of its effect. apply_retention deletes old ones; Stripe repeats events for three days.';

-- Returns {"outcome": "duplicate"} or {"outcome": "new", "fetch_number": number}.
create function public.take_fetch_number(p_event_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.webhook_events where id = p_event_id) then
    return jsonb_build_object('outcome', 'duplicate');
  end if;
  return jsonb_build_object('outcome', 'new', 'fetch_number', nextval('public.subscription_fetches'));
end;
$$;

comment on function public.take_fetch_number is 'Takes the number of a fetch for an event that has not been processed. Call it before fetching the subscription from Stripe.';

-- An address is confirmed once its owner has followed the link in our mail, or signed in with Google. If an address is confirmed while
-- a purchase with it is saved, one transaction waits here for the other: in parallel, neither would see the rows of the other.
create function private.lock_purchases(p_email text) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('purchases ' || lower(p_email), 0));
$$;

comment on function private.lock_purchases is 'Locks the purchases with an address that wait for an account.';

create function private.attach_purchases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_purchases(new.email);
  update public.subscriptions set user_id = new.id, updated_at = now()
  where user_id is null and lower(email) = lower(new.email);
  return null;
end;
$$;

comment on function private.attach_purchases is 'Gives an account the purchases that were made with its address, once the address is confirmed.';

create trigger attach_purchases after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null and new.email is not null)
  execute function private.attach_purchases();

-- "sold" is the first payment, "ordered" a later one that brought an order, "second" a subscription that has to be canceled and refunded,
-- because its buyer already had one (the migration second_subscriptions), and "stale" a state that is older than the stored one.
-- p_event_id is null for a fetch that belongs to no event of this subscription. p_is_paid says that the period is paid. p_email is the
-- address of the customer at Stripe, null once the customer is deleted. Only a payment link sells to a customer without an account.
create function public.save_subscription(
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

-- Access --------------------------------------------------------------------------------------------------------------

alter table public.customers enable row level security;
alter table public.subscriptions enable row level security;
alter table public.sales enable row level security;
alter table public.webhook_events enable row level security;

create policy "No direct access" on public.customers to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.webhook_events to anon, authenticated using (false) with check (false);
create policy "Staff read" on public.sales for select to authenticated using ((select public.is_staff()));
create policy "Staff update" on public.sales for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
create policy "Accounts read their own" on public.subscriptions for select to authenticated
  using (user_id = (select private.current_account()));

grant select on public.subscriptions to authenticated;
grant select (id, revision, updated_at, status, note, next_step, next_step_on, owner), update (status, note, next_step, next_step_on, owner)
on public.sales to authenticated;

grant execute on function
  public.save_customer(uuid, text),
  public.take_fetch_number(text),
  public.save_subscription(text, text, bigint, text, text, text, text, timestamptz, timestamptz, boolean, boolean, text)
to service_role;
