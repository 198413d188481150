-- Retention: how long data is kept. The privacy policy states the same periods; apply_retention runs every day.

create table public.retention_rules (
  subject text primary key check (subject in (
    'messages', 'applications', 'drafts', 'orders', 'unconfirmed accounts', 'dropped passwords', 'mails', 'webhook events', 'counters', 'sign-ins',
    'signals'
  )),
  max_age interval not null check (max_age >= '1 day')
);

comment on table public.retention_rules is 'How long data is kept. The privacy policy states the same periods, which a test compares.';
comment on column public.retention_rules.max_age is 'Time since the last change after which it is deleted.';

insert into public.retention_rules (subject, max_age) values
  ('messages', '24 months'),
  ('applications', '24 months'),
  ('drafts', '12 months'),
  ('orders', '24 months'),
  ('unconfirmed accounts', '30 days'),
  ('dropped passwords', '1 day'),
  ('mails', '90 days'),
  ('webhook events', '30 days'),
  ('counters', '1 day'),
  ('sign-ins', '90 days'),
  ('signals', '30 days');

create function public.apply_retention() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_deleted jsonb := '{}';
  v_rule record;
  v_log bigint;
  v_count bigint;
begin
  for v_rule in select r.subject, now() - r.max_age as before from public.retention_rules r loop
    v_log := 0;
    case v_rule.subject
      when 'messages' then
        -- The log of who has read which message is kept as long as the messages.
        delete from public.staff_reads where read_at < v_rule.before;
        delete from public.leads where greatest(created_at, updated_at) < v_rule.before;
      when 'applications' then
        delete from public.applications where greatest(created_at, updated_at) < v_rule.before;
      when 'drafts' then
        delete from public.application_drafts where updated_at < v_rule.before;
      when 'orders' then
        delete from public.orders where updated_at < v_rule.before;
        get diagnostics v_log = row_count;
        -- Purchases of people without an account: all others are deleted with it.
        delete from public.subscriptions where user_id is null and greatest(period_end, updated_at) < v_rule.before;
      when 'unconfirmed accounts' then
        delete from auth.users where email_confirmed_at is null and phone_confirmed_at is null and created_at < v_rule.before;
      when 'dropped passwords' then
        -- keep_password takes none that is older than an hour.
        delete from private.dropped_passwords where dropped_at < v_rule.before;
      when 'mails' then
        -- Queued mail has neither time, and stays.
        delete from public.outbox where greatest(sent_at, failed_at) < v_rule.before;
      when 'webhook events' then
        delete from public.webhook_events where received_at < v_rule.before;
      when 'counters' then
        delete from public.rate_limits where window_start < v_rule.before;
      when 'signals' then
        delete from public.signals where day < v_rule.before::date;
      when 'sign-ins' then
        -- Auth logs the address of each sign-in and session, and deletes none of it.
        delete from auth.audit_log_entries where created_at < v_rule.before;
        get diagnostics v_log = row_count;
        update auth.sessions set ip = null, user_agent = null
        where coalesce(ip::text, user_agent) is not null
          and greatest(created_at, updated_at, refreshed_at at time zone 'utc') < v_rule.before;
    end case;
    get diagnostics v_count = row_count;
    v_deleted := v_deleted || jsonb_build_object(v_rule.subject, v_count + v_log);
  end loop;
  return v_deleted;
end;
$$;

comment on function public.apply_retention is 'Deletes data that is older than its rule allows. Returns {subject: number of rows}. May run at any time.';

alter table public.retention_rules enable row level security;
create policy "No direct access" on public.retention_rules to anon, authenticated using (false) with check (false);
revoke all on public.retention_rules from public, anon, authenticated, service_role;

revoke all on function public.apply_retention() from public, anon, authenticated, service_role;
