-- An application says where the applicant came from, as a lead does.

alter table public.applications
  add column utm_source text check (char_length(utm_source) between 1 and 500),
  add column utm_medium text check (char_length(utm_medium) between 1 and 500),
  add column utm_campaign text check (char_length(utm_campaign) between 1 and 500),
  add column utm_term text check (char_length(utm_term) between 1 and 500),
  add column utm_content text check (char_length(utm_content) between 1 and 500),
  add column referrer text check (char_length(referrer) between 1 and 500),
  add column landing_page text check (char_length(landing_page) between 1 and 500);

comment on column public.applications.utm_source is 'Attribution, as on leads.';
comment on column public.applications.utm_medium is 'Attribution, as on leads.';
comment on column public.applications.utm_campaign is 'Attribution, as on leads.';
comment on column public.applications.utm_term is 'Attribution, as on leads.';
comment on column public.applications.utm_content is 'Attribution, as on leads.';
comment on column public.applications.referrer is 'Attribution, as on leads.';
comment on column public.applications.landing_page is 'Attribution, as on leads.';

-- With more arguments it would be another function beside the old one. They have defaults: until the functions are deployed,
-- the one that is running calls this one without them.
drop function public.submit_application(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
);

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
  p_user_hash text,
  p_utm_source text default null,
  p_utm_medium text default null,
  p_utm_campaign text default null,
  p_utm_term text default null,
  p_utm_content text default null,
  p_referrer text default null,
  p_landing_page text default null
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
    linkedin_url, full_time, business_details, business_team, business_progress, business_strategy,
    utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
  ) values (
    p_user_id, p_idempotency_key, p_first_name, p_last_name, p_email, p_title, p_company_name, p_current_location,
    p_phone_number, p_linkedin_url, p_full_time, p_business_details, p_business_team, p_business_progress,
    p_business_strategy,
    p_utm_source, p_utm_medium, p_utm_campaign, p_utm_term, p_utm_content, p_referrer, p_landing_page
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

revoke all on function public.submit_application(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
) from public, anon, authenticated, service_role;
grant execute on function public.submit_application(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
) to service_role;

create or replace view public.inbox_items with (security_invoker = true) as
  select
    'lead' as kind, l.id, l.created_at as received_at, l.name, l.email, null::text as company, l.city as place,
    left(l.message, 200) as excerpt, l.status, l.next_step, l.next_step_on,
    l.utm_source, l.utm_medium, l.utm_campaign, l.referrer, l.landing_page
  from public.leads l
  union all
  select
    'application', a.id, a.created_at, a.first_name || ' ' || a.last_name, a.email, a.company_name, a.current_location,
    left(a.business_details, 200), a.status, a.next_step, a.next_step_on,
    a.utm_source, a.utm_medium, a.utm_campaign, a.referrer, a.landing_page
  from public.applications a;
