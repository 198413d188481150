-- Limits on accounts: what Auth is asked, by address, by account, and by everyone.
--
-- Hosted, Auth counts by itself, as config.toml says. The embedded one counts here, and a test holds the two together where
-- config.toml has a word for it.

insert into public.rate_limit_rules (scope, period, max_hits) values
  -- Signing in and up: guesses at passwords, and what it costs to check them.
  ('auth-password:address', '5 minutes', 30),
  ('auth-password:account', '10 minutes', 10),
  ('auth-password:global', '1 hour', 3000),
  -- Whatever sends a mail: to one mailbox, from one place, and in all.
  ('auth-mail:address', '10 minutes', 20),
  ('auth-mail:account', '10 minutes', 5),
  ('auth-mail:global', '1 hour', 300),
  -- Links out of mails, which could be guessed.
  ('auth-token:address', '5 minutes', 30),
  ('auth-refresh:address', '5 minutes', 150);

-- Counts one hit against each rule that there is for an action: of the address, of the account, and of everyone, the widest
-- last and always in this order, so that callers who wait for one another cannot deadlock.
create function public.take_rate_limits(p_action text, p_address_hash text, p_account_hash text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_hit record;
  v_wait integer;
begin
  for v_hit in
    select subject.scope, subject.hash
    from (values
      (1, p_action || ':address', p_address_hash),
      (2, p_action || ':account', p_account_hash),
      (3, p_action || ':global', '')
    ) as subject (place, scope, hash)
    join public.rate_limit_rules rule on rule.scope = subject.scope
    where subject.hash is not null
    order by subject.place
  loop
    v_wait := public.take_rate_limit(v_hit.scope, v_hit.hash);
    if v_wait > 0 then
      return v_wait;
    end if;
  end loop;
  return 0;
end;
$$;

comment on function public.take_rate_limits is 'Counts one hit of an action against all of its rules; 0, or the seconds to wait.';

revoke all on function public.take_rate_limits(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.take_rate_limits(text, text, text) to service_role;
