-- Subscriptions, mirrored from Stripe by its webhooks, so that asking for one costs no call to Stripe.

-- Customers -----------------------------------------------------------------------------------------------------------

create table public.customers (
  user_id uuid primary key references auth.users on delete cascade,
  stripe_id text not null unique check (char_length(stripe_id) between 1 and 255),
  created_at timestamptz not null default now()
);

comment on table public.customers is 'Who an account is at Stripe. Written by save_customer before its first checkout.';
comment on column public.customers.user_id is 'The account. Deleting it forgets the customer here, not at Stripe.';
comment on column public.customers.stripe_id is 'cus_…';
comment on column public.customers.created_at is 'When the account first went to checkout.';

-- Subscriptions -------------------------------------------------------------------------------------------------------

create sequence public.webhook_tickets as bigint;
comment on sequence public.webhook_tickets is 'Drawn before a state is fetched from Stripe: of two states, the one with the higher ticket is not the older.';

create table public.subscriptions (
  stripe_id text primary key check (char_length(stripe_id) between 1 and 255),
  user_id uuid not null references auth.users on delete cascade,
  status text not null check (char_length(status) between 1 and 40),
  tier text check (tier in ('starter', 'growth', 'pro', 'authority')),
  period_end timestamptz not null,
  ticket bigint not null,
  updated_at timestamptz not null default now()
);

create index subscriptions_user_id on public.subscriptions (user_id);

comment on table public.subscriptions is 'Stripe''s subscriptions of our accounts, as last seen. Written by mirror_subscription alone.';
comment on column public.subscriptions.stripe_id is 'sub_…';
comment on column public.subscriptions.user_id is 'Whose it is.';
comment on column public.subscriptions.status is 'Stripe''s word: active, past_due, canceled …';
comment on column public.subscriptions.tier is 'The package; null for a price that is none of ours.';
comment on column public.subscriptions.period_end is 'Until when it is paid, or was to be.';
comment on column public.subscriptions.ticket is 'When this state was fetched, in the order of webhook_tickets.';
comment on column public.subscriptions.updated_at is 'When this state was written.';

create table public.webhook_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  received_at timestamptz not null default now()
);

create index webhook_events_received_at on public.webhook_events (received_at);

comment on table public.webhook_events is 'Events of Stripe that had their effect, each written in the transaction of it. Swept after thirty days; Stripe repeats for three.';
comment on column public.webhook_events.id is 'evt_…';
comment on column public.webhook_events.type is 'As Stripe calls it.';
comment on column public.webhook_events.received_at is 'When it had its effect.';

-- Each checkout and each look at the portal makes Stripe do something.
insert into public.rate_limit_rules (scope, period, max_hits) values ('billing:user', '10 minutes', 30);

-- Asking --------------------------------------------------------------------------------------------------------------

-- {"subscribed", "subscription_tier", "subscription_end"}. A failed payment ends nothing while Stripe still tries to collect it.
-- What was paid until three days ago and not heard of since has ended: for so long Stripe repeats what it has to say.
create function public.subscription_status(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select jsonb_build_object('subscribed', true, 'subscription_tier', s.tier, 'subscription_end', s.period_end)
      from public.subscriptions s
      where s.user_id = p_user_id
        and s.status in ('active', 'trialing', 'past_due')
        and s.period_end > now() - interval '3 days'
      order by s.period_end desc
      limit 1
    ),
    '{"subscribed": false, "subscription_tier": null, "subscription_end": null}'
  );
$$;

comment on function public.subscription_status is 'What check-subscription answers about an account.';

-- {"outcome": "ready", "customer_id": text or null, "subscribed": boolean} or {"outcome": "limited", "retry_after": seconds}.
create function public.begin_billing(p_user_id uuid, p_user_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer := public.take_rate_limit('billing:user', p_user_hash);
begin
  if v_wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait);
  end if;
  return jsonb_build_object(
    'outcome', 'ready',
    'customer_id', (select c.stripe_id from public.customers c where c.user_id = p_user_id),
    'subscribed', public.subscription_status(p_user_id) -> 'subscribed'
  );
end;
$$;

comment on function public.begin_billing is 'Counts a call that will cost one to Stripe, and says what is known of the account.';

-- {"customer_id": text}: the first one saved, whoever asks.
create function public.save_customer(p_user_id uuid, p_customer_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customers (user_id, stripe_id) values (p_user_id, p_customer_id)
  on conflict (user_id) do nothing;
  return (select jsonb_build_object('customer_id', c.stripe_id) from public.customers c where c.user_id = p_user_id);
end;
$$;

comment on function public.save_customer is 'Remembers an account''s customer at Stripe, once.';

-- Mirroring -----------------------------------------------------------------------------------------------------------

-- {"outcome": "repeated"} or {"outcome": "new", "ticket": number}.
create function public.begin_webhook_event(p_event_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.webhook_events where id = p_event_id) then
    return jsonb_build_object('outcome', 'repeated');
  end if;
  return jsonb_build_object('outcome', 'new', 'ticket', nextval('public.webhook_tickets'));
end;
$$;

comment on function public.begin_webhook_event is 'To be called before the state is fetched: draws its ticket.';

-- {"outcome": "mirrored" | "stale" | "stranger" | "repeated"}. A stranger bought without an account, through a payment link.
create function public.mirror_subscription(
  p_event_id text,
  p_event_type text,
  p_ticket bigint,
  p_subscription_id text,
  p_customer_id text,
  p_status text,
  p_tier text,
  p_period_end timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  insert into public.webhook_events (id, type) values (p_event_id, p_event_type) on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('outcome', 'repeated');
  end if;
  delete from public.webhook_events where received_at < now() - interval '30 days';

  select user_id into v_user_id from public.customers where stripe_id = p_customer_id;
  if not found then
    return jsonb_build_object('outcome', 'stranger');
  end if;

  insert into public.subscriptions as s (stripe_id, user_id, status, tier, period_end, ticket)
  values (p_subscription_id, v_user_id, p_status, p_tier, p_period_end, p_ticket)
  on conflict (stripe_id) do update
    set status = excluded.status, tier = excluded.tier, period_end = excluded.period_end, ticket = excluded.ticket,
      updated_at = now()
    where s.ticket < excluded.ticket;
  return jsonb_build_object('outcome', case when found then 'mirrored' else 'stale' end);
end;
$$;

comment on function public.mirror_subscription is 'Writes a subscription as it was fetched for an event, and the event, in one transaction.';

-- Rights --------------------------------------------------------------------------------------------------------------

alter table public.customers enable row level security;
alter table public.subscriptions enable row level security;
alter table public.webhook_events enable row level security;

create policy "No direct access" on public.customers to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.webhook_events to anon, authenticated using (false) with check (false);
create policy "Accounts read their own" on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.customers, public.subscriptions, public.webhook_events from public, anon, authenticated;
revoke all on sequence public.webhook_tickets from public, anon, authenticated;
grant select on public.subscriptions to authenticated;

revoke all on function
  public.subscription_status(uuid),
  public.begin_billing(uuid, text),
  public.save_customer(uuid, text),
  public.begin_webhook_event(text),
  public.mirror_subscription(text, text, bigint, text, text, text, text, timestamptz)
from public, anon, authenticated, service_role;

grant execute on function
  public.subscription_status(uuid),
  public.begin_billing(uuid, text),
  public.save_customer(uuid, text),
  public.begin_webhook_event(text),
  public.mirror_subscription(text, text, bigint, text, text, text, text, timestamptz)
to service_role;
