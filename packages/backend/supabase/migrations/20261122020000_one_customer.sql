-- Two calls of one account in the same moment bring the same customer: which of the two unique constraints finds that out is chance.
create or replace function public.save_customer(p_user_id uuid, p_customer_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customers (user_id, stripe_id) values (p_user_id, p_customer_id)
  on conflict do nothing;
  return (select jsonb_build_object('customer_id', c.stripe_id) from public.customers c where c.user_id = p_user_id);
end;
$$;
