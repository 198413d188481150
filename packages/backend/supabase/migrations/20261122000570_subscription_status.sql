-- The response of check-subscription: whether an account has a subscription, and which. A second subscription, which is canceled and
-- refunded, does not count.

create function private.known_subscription_status(p_user_id uuid) returns jsonb
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

comment on function private.known_subscription_status is 'The response of check-subscription without may_have_bought.';

-- may_have_bought: whether an account may have bought something of which we have no news. It went to checkout, and no subscription of it is
-- known. The deletion of such an account warns about money. That alone does not make `subscribed` unknown: most of these visits bought
-- nothing.
create function public.subscription_status(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select k.status || jsonb_build_object(
    'may_have_bought',
    k.status -> 'subscribed' = 'false' and exists (select from public.customers c where c.user_id = p_user_id)
  )
  from (select private.known_subscription_status(p_user_id) as status) k;
$$;

comment on function public.subscription_status is 'The response of check-subscription: {"subscribed", "subscription_tier", "subscription_end", "cancel_at_period_end", "payment_failed", "other_subscriptions", "may_have_bought"}.';

grant execute on function public.subscription_status(uuid) to service_role;
