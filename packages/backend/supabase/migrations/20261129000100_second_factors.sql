-- Second factors belong to the staff alone.
--
-- No page offers one to customers. A person who has a customer's password or session could still enroll one by Auth's API. Auth then changes
-- the password only in a session with that factor: the owner would be locked out. So the database refuses the row. A member of the staff
-- has the row in staff_members before the first visit to /admin, where they enroll.

-- Security definer, because Auth may not read staff_members.
create function private.refuse_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.staff_members m where m.user_id = new.user_id) then
    -- PT403: PostgREST and Auth answer 403.
    raise exception using errcode = 'PT403', message = 'Only the staff can set up a second factor.';
  end if;
  return new;
end;
$$;

comment on function private.refuse_second_factor is 'Refuses a second factor for an account that is not of the staff.';
revoke all on function private.refuse_second_factor() from public, anon, authenticated, service_role;

create trigger refuse_second_factor before insert or update of user_id on auth.mfa_factors
  for each row execute function private.refuse_second_factor();
