-- A second factor is set up only after a recent sign-in: who has taken over a browser of a member of the staff that stayed signed in must not
-- set up a factor of their own. Auth does not tell the database which session asks, so the older ones end: if one of them asked, it cannot
-- enter the code.

create or replace function private.refuse_second_factor() returns trigger
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
