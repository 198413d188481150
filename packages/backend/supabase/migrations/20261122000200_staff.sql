-- Staff: the accounts that may use the admin area.
--
-- A row in staff_members makes its account a member of the staff. Policies look up this row and the session of the token in each
-- statement: removing the row or ending the session takes effect at once, even if the token has not expired.

-- The API serves the schema `public` only, so objects in this schema are not part of it.
create schema private;
grant usage on schema private to authenticated;

-- Auth signs tokens for one audience, authenticated. REST does not look at it, so every check of a session does. `?` also finds the text in
-- an array.
create function private.session_id() returns uuid
language sql stable set search_path = '' as $$
  select (t.claims ->> 'session_id')::uuid
  from (select current_setting('request.jwt.claims', true)::jsonb as claims) t
  where t.claims -> 'aud' ? 'authenticated';
$$;

comment on function private.session_id is 'The session of the caller''s access token, or null if the token is for another audience.';

-- Security definer, because only Auth may read its sessions.
create function private.current_account() returns uuid
language sql stable security definer set search_path = '' as $$
  select s.user_id from auth.sessions s
  where s.id = (select private.session_id())
    and s.user_id = auth.uid()
    and (s.not_after is null or s.not_after > now());
$$;

comment on function private.current_account is 'The caller''s account, or null if their session has ended, or their token is for another audience. auth.uid() does not look at the session: it returns the account until the token expires.';
grant execute on function private.current_account() to authenticated;

create table public.staff_members (
  user_id uuid primary key references auth.users on delete cascade,
  added_at timestamptz not null default now(),
  second_factor boolean not null default true
);

comment on table public.staff_members is 'Accounts of the staff. Rows are added by hand, with access to the database.';
comment on column public.staff_members.second_factor is 'Whether a session counts only after it was verified with a second factor (aal2).';

alter table public.staff_members enable row level security;
create policy "Staff members read their own row" on public.staff_members for select to authenticated
  using (user_id = (select private.current_account()));
grant select on public.staff_members to authenticated;

-- aal is the assurance level of a session: aal1 after a password, aal2 after a second factor as well. Security definer, because only
-- Auth may read its sessions.
create function public.staff_access() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select case when s.aal::text = 'aal2' or not m.second_factor then 'granted' else 'needs_second_factor' end
      from public.staff_members m
      join auth.sessions s on s.user_id = m.user_id
      where m.user_id = auth.uid()
        and s.id = (select private.session_id())
        and (s.not_after is null or s.not_after > now())
    ),
    'denied'
  );
$$;

comment on function public.staff_access is 'Whether the caller may use the admin area: granted, needs_second_factor, or denied (not a member, or the session has ended).';

create function public.is_staff() returns boolean
language sql stable set search_path = '' as $$
  select public.staff_access() = 'granted';
$$;

comment on function public.is_staff is 'True if the caller belongs to the staff, their session has not ended, and it has the second factor, if one is required.';

grant execute on function public.staff_access(), public.is_staff() to authenticated;

create function private.count_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.count_revision is 'Sets revision and updated_at, which users cannot set. For tables that several people or devices edit.';

create function private.record_first_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status not in ('new', 'spam') then
    new.first_answered_at := coalesce(old.first_answered_at, now());
  end if;
  return new;
end;
$$;

comment on function private.record_first_answer is 'Sets first_answered_at when the status first becomes another one than new or spam. Later changes do not set it again.';

create function public.staff_list() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then
    raise insufficient_privilege using message = 'Only the staff may read who belongs to it.';
  end if;
  return query
    select u.email::text from public.staff_members m join auth.users u on u.id = m.user_id order by u.email;
end;
$$;

comment on function public.staff_list is 'The email addresses of the staff. For the staff.';
grant execute on function public.staff_list() to authenticated;
