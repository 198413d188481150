-- What grows with the tables, or was done twice.

-- Each row of the outbox asked for the account's address: now it is asked for once, and the mail found by an index.
create index outbox_email on public.outbox (lower(payload ->> 'email'));

create or replace function public.mails_of(p_user_id uuid) returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o where o.id in (
    select m.id from public.outbox m join public.applications a on a.id = m.application_id where a.user_id = p_user_id
    union all
    select m.id from public.outbox m join public.leads l on l.id = m.lead_id
    where lower(l.email) = (select public.proven_email(p_user_id))
    union all
    select m.id from public.outbox m where lower(m.payload ->> 'email') = (select public.proven_email(p_user_id))
  );
$$;

-- Old events are the retention job's: here they were swept as well, after a time of their own.
create or replace function public.mirror_subscription(
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

comment on table public.webhook_events is 'Events of Stripe that had their effect, each written in the transaction of it. apply_retention deletes old ones; Stripe repeats for three days.';
