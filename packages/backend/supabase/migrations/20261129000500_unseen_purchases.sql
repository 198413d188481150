-- Whether an account may have bought something of which we have no news: it went to checkout, and no subscription of it is known. The
-- deletion of such an account warns about money. That alone does not make the subscription unknown: most of these visits bought nothing.

alter function public.subscription_status(uuid) set schema private;
alter function private.subscription_status(uuid) rename to known_subscription_status;

create function public.subscription_status(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select k.status || jsonb_build_object(
    'may_have_bought',
    k.status -> 'subscribed' = 'false' and exists (select from public.customers c where c.user_id = p_user_id)
  )
  from (select private.known_subscription_status(p_user_id) as status) k;
$$;

comment on function private.known_subscription_status is 'The response of check-subscription without may_have_bought.';
comment on function public.subscription_status is 'The response of check-subscription: {"subscribed", "subscription_tier", "subscription_end", "cancel_at_period_end", "payment_failed", "other_subscriptions", "may_have_bought"}.';

revoke all on function private.known_subscription_status(uuid), public.subscription_status(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.subscription_status(uuid) to service_role;
