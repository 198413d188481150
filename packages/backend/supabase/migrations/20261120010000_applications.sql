-- Applications, and the mail they cause: the same rules as for leads, with an account behind each.

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
  unique (user_id, idempotency_key)
);

create index applications_created_at on public.applications (created_at);

comment on table public.applications is 'Applications of signed-in visitors, each exactly once. Written by submit_application alone.';
comment on column public.applications.id is 'Identity; never shown to the applicant.';
comment on column public.applications.user_id is 'Whose it is, from the caller''s token. It goes with the account.';
comment on column public.applications.idempotency_key is 'Made by the wizard. One key of one user, one application.';
comment on column public.applications.first_name is 'As typed, trimmed.';
comment on column public.applications.last_name is 'As typed, trimmed.';
comment on column public.applications.email is 'As typed, trimmed, of any form: the account''s own is in auth.users.';
comment on column public.applications.title is 'As typed, trimmed.';
comment on column public.applications.company_name is 'As typed, trimmed.';
comment on column public.applications.current_location is 'As typed, trimmed.';
comment on column public.applications.phone_number is 'As typed, trimmed; any format.';
comment on column public.applications.linkedin_url is 'As typed, trimmed; any format.';
comment on column public.applications.full_time is 'Whether the applicant works on it full time.';
comment on column public.applications.business_details is 'Stage 2: the business. Line breaks as line feeds.';
comment on column public.applications.business_team is 'Stage 2: the team.';
comment on column public.applications.business_progress is 'Stage 2: progress.';
comment on column public.applications.business_strategy is 'Stage 2: strategy.';
comment on column public.applications.created_at is 'When the application was accepted.';

alter table public.outbox
  add column application_id uuid references public.applications on delete cascade,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'contact-notification', 'contact-confirmation', 'application-notification', 'application-confirmation'
  ));

create index outbox_application_id on public.outbox (application_id);
comment on column public.outbox.application_id is 'The application this mail is about; deleting it withdraws the mail.';

-- Whoever applies three times in ten minutes is done; three hundred in an hour are an attack.
insert into public.rate_limit_rules (scope, period, max_hits) values
  ('application:user', '10 minutes', 3),
  ('application:global', '1 hour', 300);

-- {"outcome": "accepted" | "repeated" | "conflict"} or {"outcome": "limited", "retry_after": seconds}.
create function public.submit_application(
  p_user_id uuid,
  p_account_email text,
  p_idempotency_key text,
  p_first_name text,
  p_last_name text,
  p_email text,
  p_title text,
  p_company_name text,
  p_current_location text,
  p_phone_number text,
  p_linkedin_url text,
  p_full_time text,
  p_business_details text,
  p_business_team text,
  p_business_progress text,
  p_business_strategy text,
  p_user_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_application public.applications;
  v_wait integer;
begin
  -- One key at a time: of parallel sends all but one wait here, and then find the first one's application.
  perform pg_advisory_xact_lock(hashtextextended(p_user_id || p_idempotency_key, 0));

  select * into v_application from public.applications
  where user_id = p_user_id and idempotency_key = p_idempotency_key;
  if found then
    return jsonb_build_object('outcome', case
      when (
        v_application.first_name, v_application.last_name, v_application.email, v_application.title,
        v_application.company_name, v_application.current_location, v_application.phone_number,
        v_application.linkedin_url, v_application.full_time, v_application.business_details,
        v_application.business_team, v_application.business_progress, v_application.business_strategy
      ) is not distinct from (
        p_first_name, p_last_name, p_email, p_title, p_company_name, p_current_location, p_phone_number,
        p_linkedin_url, p_full_time, p_business_details, p_business_team, p_business_progress, p_business_strategy
      )
      then 'repeated' else 'conflict' end);
  end if;

  -- Always in this order, the widest last: the rows are locked until commit, and so cannot deadlock.
  v_wait := public.take_rate_limit('application:user', p_user_hash);
  if v_wait = 0 then
    v_wait := public.take_rate_limit('application:global', '');
  end if;
  if v_wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait);
  end if;

  insert into public.applications (
    user_id, idempotency_key, first_name, last_name, email, title, company_name, current_location, phone_number,
    linkedin_url, full_time, business_details, business_team, business_progress, business_strategy
  ) values (
    p_user_id, p_idempotency_key, p_first_name, p_last_name, p_email, p_title, p_company_name, p_current_location,
    p_phone_number, p_linkedin_url, p_full_time, p_business_details, p_business_team, p_business_progress,
    p_business_strategy
  ) returning * into v_application;

  -- The confirmation goes to the account's address, which was proved, not to the one that was typed.
  insert into public.outbox (key, kind, application_id, payload) values
    (
      'application-notification/' || v_application.id, 'application-notification', v_application.id,
      to_jsonb(v_application) - 'idempotency_key' - 'user_id'
    ),
    (
      'application-confirmation/' || v_application.id, 'application-confirmation', v_application.id,
      jsonb_build_object('email', p_account_email)
    );

  return jsonb_build_object('outcome', 'accepted');
end;
$$;

comment on function public.submit_application is 'Accepts an application: idempotency, limits, application and mail in one transaction.';

alter table public.applications enable row level security;
create policy "No direct access" on public.applications to anon, authenticated using (false) with check (false);
revoke all on public.applications from public, anon, authenticated;

revoke all on function public.submit_application(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
) from public, anon, authenticated, service_role;
grant execute on function public.submit_application(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
) to service_role;
