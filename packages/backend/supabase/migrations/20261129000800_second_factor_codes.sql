-- A code of an authenticator app works once. Auth takes a code for 90 seconds, and does not store which one was used: who sees it could enter
-- it again, with the password. So for 90 seconds after a code was accepted, no other code of the same app is.

create function private.refuse_used_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two requests with one code, at the same time, wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended('second factor ' || new.factor_id, 0));
  if exists (
    select from auth.mfa_challenges c
    where c.factor_id = new.factor_id and c.verified_at > now() - interval '90 seconds'
  ) then
    -- PT403: PostgREST and Auth answer 403.
    raise exception using
      errcode = 'PT403', message = 'A code was used less than 90 seconds ago.', hint = 'Wait, and enter a new code.';
  end if;
  return new;
end;
$$;

comment on function private.refuse_used_code is 'Refuses a code of an authenticator app for 90 seconds after one was accepted.';
revoke all on function private.refuse_used_code() from public, anon, authenticated, service_role;

create trigger refuse_used_code before update of verified_at on auth.mfa_challenges
  for each row when (new.verified_at is not null) execute function private.refuse_used_code();
