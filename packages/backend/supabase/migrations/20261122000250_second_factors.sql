-- Second factors: who may set one up or remove it, and when. Each code works once.

-- Setting one up ------------------------------------------------------------------------------------------------------
--
-- Second factors belong to the staff alone. No page offers one to customers. A person who has a customer's password or session could still
-- enroll one by Auth's API. Auth then changes the password only in a session with that factor: the owner would be locked out. So the
-- database refuses the row. A member of the staff has the row in staff_members before the first visit to /admin, where they enroll.
--
-- A second factor is set up only after a recent sign-in: who has taken over a browser of a member of the staff that stayed signed in must not
-- set up a factor of their own. Auth does not tell the database which session asks, so the older ones end: if one of them asked, it cannot
-- enter the code.

-- Security definer, because Auth may not read staff_members.
create function private.refuse_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.staff_members m where m.user_id = new.user_id) then
    -- PT403: PostgREST and Auth answer 403.
    raise exception using errcode = 'PT403', message = 'Only the staff can set up a second factor.';
  end if;
  if tg_op = 'INSERT' then
    if not exists (
      select from auth.sessions s where s.user_id = new.user_id and s.created_at > now() - interval '10 minutes'
    ) then
      raise exception using errcode = 'PT403', message = 'Sign in again before you set up a second factor.';
    end if;
    delete from auth.sessions s where s.user_id = new.user_id and s.created_at <= now() - interval '10 minutes';
  end if;
  return new;
end;
$$;

comment on function private.refuse_second_factor is 'Refuses a second factor for an account that is not of the staff, or that has not signed in within the last ten minutes. Ends the older sessions.';

create trigger refuse_second_factor before insert or update of user_id on auth.mfa_factors
  for each row execute function private.refuse_second_factor();

-- Removing one --------------------------------------------------------------------------------------------------------
--
-- Auth removes a second factor in each session that has entered a code, however long ago. Who finds the browser of a member of the staff open
-- must not replace the factor with their own. So a code has to be entered again. An account without a session is exempt: the operator ends the
-- sessions before removing the factor of a lost phone, and deleting an account deletes its factors.

create function private.refuse_factor_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users u where u.id = old.user_id)
    and exists (select from auth.sessions s where s.user_id = old.user_id)
    and not exists (
      select from auth.mfa_challenges c
      join auth.mfa_factors f on f.id = c.factor_id
      where f.user_id = old.user_id and c.verified_at > now() - interval '10 minutes'
    )
  then
    -- PT403: PostgREST and Auth answer 403.
    raise exception using errcode = 'PT403', message = 'Enter a new code before you remove a second factor.';
  end if;
  return old;
end;
$$;

comment on function private.refuse_factor_removal is 'Refuses to remove a verified second factor of an account that has a session, unless a code was accepted within the last ten minutes.';

create trigger refuse_factor_removal before delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.refuse_factor_removal();

-- Codes ---------------------------------------------------------------------------------------------------------------
--
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

create trigger refuse_used_code before update of verified_at on auth.mfa_challenges
  for each row when (new.verified_at is not null) execute function private.refuse_used_code();
