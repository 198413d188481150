-- Applications of founders to the studio, sent by signed-in users, and their drafts. Written by submit_application only, each once: a
-- repeated request has the same idempotency key.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) between 8 and 64),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (char_length(email) between 1 and 254),
  title text not null check (char_length(title) between 1 and 100),
  company_name text not null check (char_length(company_name) between 1 and 100),
  current_location text not null check (char_length(current_location) between 1 and 100),
  phone_number text not null check (char_length(phone_number) between 1 and 40),
  linkedin_url text check (char_length(linkedin_url) between 1 and 300),
  full_time text not null check (full_time in ('yes', 'no', 'planning')),
  business_details text not null check (char_length(business_details) between 1 and 5000),
  business_team text not null check (char_length(business_team) between 1 and 5000),
  business_progress text not null check (char_length(business_progress) between 1 and 5000),
  business_strategy text not null check (char_length(business_strategy) between 1 and 5000),
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'working', 'waiting', 'won', 'spiked', 'spam')),
  note text check (char_length(note) between 1 and 5000),
  next_step text check (char_length(next_step) between 1 and 200),
  next_step_on date,
  owner text check (char_length(owner) between 3 and 254),
  first_answered_at timestamptz,
  updated_at timestamptz,
  revision integer not null default 0 check (revision >= 0),
  utm_source text check (char_length(utm_source) between 1 and 500),
  utm_medium text check (char_length(utm_medium) between 1 and 500),
  utm_campaign text check (char_length(utm_campaign) between 1 and 500),
  utm_term text check (char_length(utm_term) between 1 and 500),
  utm_content text check (char_length(utm_content) between 1 and 500),
  referrer text check (char_length(referrer) between 1 and 500),
  landing_page text check (char_length(landing_page) between 1 and 500),
  unique (user_id, idempotency_key),
  constraint applications_next_step_on check (next_step_on is null or next_step is not null)
);

create index applications_created_at on public.applications (created_at);
-- With this index inbox_entry finds the other entries with the same address.
create index applications_email on public.applications (lower(email));

comment on table public.applications is 'Applications of signed-in users, each stored once. Written by submit_application only. A column that leads has as well means the same.';
comment on column public.applications.user_id is 'The applicant, from the caller''s token. Deleting the account deletes the application.';
comment on column public.applications.idempotency_key is 'Derived from the answers. One key of one user stores one application.';
comment on column public.applications.email is 'As typed, trimmed; any format. The account''s own address is in auth.users.';

create trigger count_revision before update of status, note, next_step, next_step_on, owner on public.applications
  for each row execute function private.count_revision();
create trigger record_first_answer before update of status on public.applications
  for each row execute function private.record_first_answer();

insert into public.rate_limit_rules (scope, period, max_hits, slots) values
  ('application:user', '10 minutes', 3, 1),
  ('application:global', '1 hour', 300, 16);

-- p_application and p_attribution hold columns of applications; p_application names every field, null where it is empty.
-- Returns {"outcome": "accepted" | "duplicate" | "conflict"} or {"outcome": "limited", "retry_after": seconds}.
create function public.submit_application(
  p_user_id uuid,
  p_account_email text,
  p_idempotency_key text,
  p_application jsonb,
  p_attribution jsonb,
  p_user_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_application public.applications;
  v_wait_seconds integer;
  v_not_before timestamptz;
begin
  -- Parallel requests of a user with the same key wait here for the first of them, and then find its application.
  perform pg_advisory_xact_lock(hashtextextended(p_user_id || p_idempotency_key, 0));

  select * into v_application from public.applications
  where user_id = p_user_id and idempotency_key = p_idempotency_key;
  if found then
    return jsonb_build_object(
      'outcome', case when to_jsonb(v_application) @> p_application then 'duplicate' else 'conflict' end
    );
  end if;

  v_wait_seconds := public.take_rate_limit('application:user', p_user_hash);
  if v_wait_seconds > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait_seconds);
  end if;

  v_application := jsonb_populate_record(null::public.applications, p_application || p_attribution);
  v_application.id := gen_random_uuid();
  v_application.user_id := p_user_id;
  v_application.idempotency_key := p_idempotency_key;
  v_application.created_at := now();
  v_application.status := 'new';
  v_application.revision := 0;
  perform private.reject_unknown_columns(p_application || p_attribution, to_jsonb(v_application));
  insert into public.applications values (v_application.*);

  -- Too many applications of all users: none is rejected, and their mail waits for the end of the hour.
  v_wait_seconds := public.take_rate_limit('application:global', '');
  v_not_before := now() + make_interval(secs => v_wait_seconds);
  -- The confirmation goes to the confirmed address of the account, not to the one in the application.
  insert into public.outbox (key, kind, application_id, payload, not_before, next_attempt_at) values
    (
      'application-notification/' || v_application.id, 'application-notification', v_application.id,
      to_jsonb(v_application) - 'idempotency_key' - 'user_id', v_not_before, v_not_before
    ),
    (
      'application-confirmation/' || v_application.id, 'application-confirmation', v_application.id,
      jsonb_build_object('email', p_account_email), v_not_before, v_not_before
    );

  perform private.queue_event(
    'application-created', v_application.id::text, p_application_id => v_application.id, p_wait_seconds => v_wait_seconds
  );

  return jsonb_build_object('outcome', 'accepted');
end;
$$;

comment on function public.submit_application is 'Accepts an application: checks the idempotency key and the limits, and writes the application and its mail in one transaction.';

alter table public.applications enable row level security;
create policy "Staff read" on public.applications for select to authenticated using ((select public.is_staff()));
create policy "Staff update" on public.applications for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
-- The staff reads the answers themselves through the functions of the inbox, which log the reading.
grant select (id, revision, updated_at, status, note, next_step, next_step_on, owner), update (status, note, next_step, next_step_on, owner)
on public.applications to authenticated;

grant execute on function public.submit_application(uuid, text, text, jsonb, jsonb, text) to service_role;

-- Drafts --------------------------------------------------------------------------------------------------------------

create table public.application_drafts (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 131072),
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

comment on table public.application_drafts is 'Applications that are not sent yet, one for each account. Written by the account itself, deleted when it applies.';
comment on column public.application_drafts.draft is 'The wizard''s state: version, stage and answers, at most 128 KB. The site validates it after reading.';
comment on column public.application_drafts.revision is 'Number of saves. An update names the revision that it saw, so that two devices do not overwrite each other.';

create trigger count_revision before update on public.application_drafts
  for each row execute function private.count_revision();

create function private.delete_sent_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.application_drafts where user_id = new.user_id;
  return null;
end;
$$;

comment on function private.delete_sent_draft is 'Deletes the draft in the transaction that stores the application.';

create trigger delete_sent_draft after insert on public.applications
  for each row execute function private.delete_sent_draft();

alter table public.application_drafts enable row level security;
create policy "Accounts read their own" on public.application_drafts for select to authenticated
  using (user_id = (select private.current_account()));
create policy "Accounts insert their own" on public.application_drafts for insert to authenticated
  with check (user_id = (select private.current_account()));
create policy "Accounts update their own" on public.application_drafts for update to authenticated
  using (user_id = (select private.current_account())) with check (user_id = (select private.current_account()));
create policy "Accounts delete their own" on public.application_drafts for delete to authenticated
  using (user_id = (select private.current_account()));
grant select, delete on public.application_drafts to authenticated;
grant insert (draft), update (draft) on public.application_drafts to authenticated;

-- The applicant's own list -----------------------------------------------------------------------------------------------

-- Security definer, because an account may not read the rows: they also have what the staff wrote.
create function public.my_applications()
returns table (id uuid, company_name text, sent_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.id, a.company_name, a.created_at
  from public.applications a
  where a.user_id = (select private.current_account())
  order by a.created_at desc, a.id;
$$;

comment on function public.my_applications is 'The applications of the caller, newest first, without their answers.';

grant execute on function public.my_applications() to authenticated;
