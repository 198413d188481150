-- Retention: how long data is kept, by subject, a kind of data. The privacy policy states the same periods; apply_retention runs every day.

create table public.retention_rules (
  subject text primary key check (subject in (
    'messages', 'applications', 'drafts', 'orders', 'unconfirmed accounts', 'dropped passwords', 'mails', 'webhook events', 'counters', 'sign-ins',
    'signals'
  )),
  max_age interval not null check (max_age >= '1 day')
);

comment on table public.retention_rules is 'How long data is kept. The privacy policy states the same periods, which a test compares.';
comment on column public.retention_rules.max_age is 'Rows that have not changed for longer than this are deleted.';

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
  -- Rows that the first of two statements changed, and rows that the last statement changed.
  v_first_count bigint;
  v_count bigint;
begin
  for v_rule in select r.subject, now() - r.max_age as before from public.retention_rules r loop
    v_first_count := 0;
    case v_rule.subject
      when 'messages' then
        -- The log of which staff member read which message has the same period, from the reading on. Its rows are not counted.
        delete from public.staff_reads where read_at < v_rule.before;
        delete from public.leads where greatest(created_at, updated_at) < v_rule.before;
      when 'applications' then
        delete from public.applications where greatest(created_at, updated_at) < v_rule.before;
      when 'drafts' then
        delete from public.application_drafts where updated_at < v_rule.before;
      when 'orders' then
        delete from public.orders where updated_at < v_rule.before;
        get diagnostics v_first_count = row_count;
        -- Only subscriptions without an account: the others are deleted together with their account.
        delete from public.subscriptions where user_id is null and greatest(period_end, updated_at) < v_rule.before;
      when 'unconfirmed accounts' then
        delete from auth.users where email_confirmed_at is null and phone_confirmed_at is null and created_at < v_rule.before;
      when 'dropped passwords' then
        -- The password of a sign-up is moved here when the address is confirmed (migration accounts.sql says why). keep_password
        -- restores it within an hour, so older rows have no use.
        delete from private.dropped_passwords where dropped_at < v_rule.before;
      when 'mails' then
        -- Queued mail has neither sent_at nor failed_at, so it is not deleted.
        delete from public.outbox where greatest(sent_at, failed_at) < v_rule.before;
      when 'webhook events' then
        delete from public.webhook_events where received_at < v_rule.before;
      when 'counters' then
        delete from public.rate_limits where window_start < v_rule.before;
      when 'signals' then
        delete from public.signals where day < v_rule.before::date;
      when 'sign-ins' then
        -- Supabase Auth never deletes its log of sign-ins, nor the IP address and browser of a session. The session itself stays valid.
        delete from auth.audit_log_entries where created_at < v_rule.before;
        get diagnostics v_first_count = row_count;
        update auth.sessions set ip = null, user_agent = null
        where coalesce(ip::text, user_agent) is not null
          and greatest(created_at, updated_at, refreshed_at at time zone 'utc') < v_rule.before;
    end case;
    get diagnostics v_count = row_count;
    v_deleted := v_deleted || jsonb_build_object(v_rule.subject, v_count + v_first_count);
  end loop;
  return v_deleted;
end;
$$;

comment on function public.apply_retention is 'Deletes data that is older than its rule allows. Returns {subject: number of rows}. May run at any time.';

alter table public.retention_rules enable row level security;
create policy "No direct access" on public.retention_rules to anon, authenticated using (false) with check (false);
