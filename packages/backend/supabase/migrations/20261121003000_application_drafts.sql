-- An application that is being written, kept with the account, so that it goes on where the applicant does.

create table public.application_drafts (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 131072),
  revision integer not null default 1,
  saved_at timestamptz not null default now()
);

comment on table public.application_drafts is 'Applications that are not sent yet, one for each account. Written by the account itself, deleted when it applies.';
comment on column public.application_drafts.user_id is 'Whose it is. It goes with the account.';
comment on column public.application_drafts.draft is 'As the wizard keeps it: version, stage and answers, at most 128 KB. Whoever reads it parses it.';
comment on column public.application_drafts.revision is 'Counts the saves. Whoever saves says which one they saw: of two devices, neither writes over the other unseen.';
comment on column public.application_drafts.saved_at is 'When it was last saved, by the database''s clock.';

create function public.count_draft_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.saved_at := now();
  return new;
end;
$$;

comment on function public.count_draft_revision is 'Sets what the account may not set itself.';

create trigger count_revision before update on public.application_drafts
  for each row execute function public.count_draft_revision();

create function public.delete_sent_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.application_drafts where user_id = new.user_id;
  return null;
end;
$$;

comment on function public.delete_sent_draft is 'What was sent is no draft any more: it goes in the transaction that takes the application.';

create trigger delete_sent_draft after insert on public.applications
  for each row execute function public.delete_sent_draft();

alter table public.application_drafts enable row level security;

create policy "Accounts read their own" on public.application_drafts for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Accounts write their own" on public.application_drafts for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "Accounts rewrite their own" on public.application_drafts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Accounts delete their own" on public.application_drafts for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.application_drafts from public, anon, authenticated;
grant select, delete on public.application_drafts to authenticated;
grant insert (draft), update (draft) on public.application_drafts to authenticated;

revoke all on function public.count_draft_revision(), public.delete_sent_draft()
from public, anon, authenticated, service_role;
