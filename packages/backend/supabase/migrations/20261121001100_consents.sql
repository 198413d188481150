-- What people agreed to: whoever opens an account accepts the terms and the privacy policy as they stand that day, and the form
-- says so. The database writes it down, whichever way the account is opened, so that no client can forget to or claim to have.

create table public.legal_documents (
  document text not null check (document in ('terms', 'privacy')),
  version date not null,
  in_force_from timestamptz not null default now(),
  primary key (document, version)
);

comment on table public.legal_documents is 'The versions of the texts that people agree to. A changed text is a new row, written by a migration.';
comment on column public.legal_documents.document is 'terms: the terms of service. privacy: the privacy policy.';
comment on column public.legal_documents.version is 'The day of the version, as the site''s content has it.';
comment on column public.legal_documents.in_force_from is 'Since when a new account accepts this version.';

insert into public.legal_documents (document, version) values ('terms', '2026-11-20'), ('privacy', '2026-11-20');

create table public.consents (
  user_id uuid not null references auth.users on delete cascade,
  document text not null,
  version date not null,
  occasion text not null check (occasion in ('sign-up', 'application')),
  agreed_at timestamptz not null default now(),
  primary key (user_id, document, version),
  foreign key (document, version) references public.legal_documents
);

create index consents_version on public.consents (document, version);

comment on table public.consents is 'Which version of which text an account agreed to, each once, on the first occasion. Written by record_consent alone.';
comment on column public.consents.user_id is 'Who agreed. It goes with the account.';
comment on column public.consents.document is 'What was agreed to.';
comment on column public.consents.version is 'In which version.';
comment on column public.consents.occasion is 'What was done under words that said so: the account was opened, or an application sent.';
comment on column public.consents.agreed_at is 'When.';

-- Of the inserted row, the column that the trigger names is whose account it is.
create function public.record_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.consents (user_id, document, version, occasion)
  select (to_jsonb(new) ->> tg_argv[1])::uuid, d.document, max(d.version), tg_argv[0]
  from public.legal_documents d
  where d.in_force_from <= now()
  group by d.document
  on conflict (user_id, document, version) do nothing;
  return null;
end;
$$;

comment on function public.record_consent is 'Writes down what an account agrees to by what is just done: the versions in force.';

create trigger record_consent after insert on auth.users
  for each row execute function public.record_consent('sign-up', 'id');
create trigger record_consent after insert on public.applications
  for each row execute function public.record_consent('application', 'user_id');

alter table public.legal_documents enable row level security;
alter table public.consents enable row level security;

create policy "No direct access" on public.legal_documents to anon, authenticated using (false) with check (false);
create policy "Accounts read their own" on public.consents for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.legal_documents, public.consents from public, anon, authenticated;
grant select on public.consents to authenticated;
revoke all on function public.record_consent() from public, anon, authenticated, service_role;
