-- Consents: an account accepts the terms and the privacy policy in force when it signs up or applies; the forms say so. Triggers
-- record the consent for every way of signing up, so that no client can skip or invent one.

create table public.legal_documents (
  document text not null check (document in ('terms', 'privacy')),
  version date not null,
  in_force_from timestamptz not null default now(),
  primary key (document, version)
);

comment on table public.legal_documents is 'Versions of the legal texts. A changed text is a new row, inserted by a migration.';
comment on column public.legal_documents.version is 'Date of the version, as in the site''s content.';
comment on column public.legal_documents.in_force_from is 'From when a new account accepts this version.';

insert into public.legal_documents (document, version) values
  ('terms', '2026-11-20'),
  ('terms', '2026-11-22'),
  ('terms', '2026-11-25'),
  ('privacy', '2026-11-20'),
  ('privacy', '2026-11-21'),
  ('privacy', '2026-11-22'),
  ('privacy', '2026-11-25'),
  ('privacy', '2026-11-28');

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

comment on table public.consents is 'Versions of legal texts that an account accepted, each once, on the first occasion. Written by record_consent only.';
comment on column public.consents.occasion is 'What the user did: sign up, or send an application.';

-- Trigger arguments: the occasion, and the column of the new row that holds the user id.
create function private.record_consent() returns trigger
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

comment on function private.record_consent is 'Records that an account accepts the versions in force.';

create trigger record_consent after insert on auth.users
  for each row execute function private.record_consent('sign-up', 'id');
create trigger record_consent after insert on public.applications
  for each row execute function private.record_consent('application', 'user_id');

alter table public.legal_documents enable row level security;
alter table public.consents enable row level security;

create policy "No direct access" on public.legal_documents to anon, authenticated using (false) with check (false);
create policy "Accounts read their own" on public.consents for select to authenticated
  using (user_id = (select private.current_account()));

grant select on public.consents to authenticated;
