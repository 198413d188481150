-- Staff: the accounts that may use the admin area.
--
-- A row in staff_members is the role. Policies look it up in each statement, so removing the row takes effect at once, whatever
-- the user's token says.

create table public.staff_members (
  user_id uuid primary key references auth.users on delete cascade,
  added_at timestamptz not null default now()
);

comment on table public.staff_members is 'Accounts of the staff. Rows are added by hand, with access to the database.';

alter table public.staff_members enable row level security;
create policy "Staff members read their own row" on public.staff_members for select to authenticated
  using (user_id = (select auth.uid()));
create policy "No direct access" on public.staff_members to anon using (false) with check (false);
revoke all on public.staff_members from public, anon, authenticated;
grant select on public.staff_members to authenticated;

-- Runs with the rights of its caller: the policy above lets an account read its own row.
create function public.is_staff() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.staff_members m where m.user_id = (select auth.uid()));
$$;

comment on function public.is_staff is 'True if the caller belongs to the staff.';

revoke all on function public.is_staff() from public, anon, authenticated, service_role;
grant execute on function public.is_staff() to authenticated, service_role;

-- Objects in this schema are not part of the API.
create schema private;
grant usage on schema private to authenticated, service_role;

create function private.count_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.count_revision is 'Sets revision and updated_at, which users cannot set. For tables that several people or devices edit.';
revoke all on function private.count_revision() from public, anon, authenticated, service_role;
