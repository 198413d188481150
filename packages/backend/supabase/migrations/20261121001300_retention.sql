-- How long what is kept: the privacy policy says so, and a job that runs every day does it.

create table public.retention_rules (
  subject text primary key check (
    subject in ('messages', 'applications', 'drafts', 'unconfirmed accounts', 'mails', 'webhook events', 'counters')
  ),
  keep interval not null check (keep >= '1 day')
);

comment on table public.retention_rules is 'How long each thing is kept. The privacy policy states the same periods, which a test compares.';
comment on column public.retention_rules.subject is 'What is kept.';
comment on column public.retention_rules.keep is 'For how long after anybody last did something with it.';

insert into public.retention_rules (subject, keep) values
  ('messages', '24 months'),
  ('applications', '24 months'),
  ('drafts', '12 months'),
  ('unconfirmed accounts', '30 days'),
  ('mails', '90 days'),
  ('webhook events', '30 days'),
  ('counters', '1 day');

-- {subject: how many were deleted}. Runs any number of times, and at the same time as everything else.
create function public.apply_retention() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_deleted jsonb := '{}';
  v_rule record;
  v_count bigint;
begin
  for v_rule in select r.subject, now() - r.keep as before from public.retention_rules r loop
    case v_rule.subject
      when 'messages' then
        delete from public.leads where greatest(created_at, worked_at) < v_rule.before;
      when 'applications' then
        delete from public.applications where greatest(created_at, worked_at) < v_rule.before;
      when 'drafts' then
        delete from public.application_drafts where saved_at < v_rule.before;
      when 'unconfirmed accounts' then
        delete from auth.users where email_confirmed_at is null and phone_confirmed_at is null and created_at < v_rule.before;
      when 'mails' then
        -- What is still to be sent is not old, however long that takes.
        delete from public.outbox where greatest(sent_at, dead_at) < v_rule.before;
      when 'webhook events' then
        delete from public.webhook_events where received_at < v_rule.before;
      when 'counters' then
        delete from public.rate_limits where window_start < v_rule.before;
    end case;
    get diagnostics v_count = row_count;
    v_deleted := v_deleted || jsonb_build_object(v_rule.subject, v_count);
  end loop;
  return v_deleted;
end;
$$;

comment on function public.apply_retention is 'Deletes what has been kept for as long as it may be. Called every day.';

alter table public.retention_rules enable row level security;
create policy "No direct access" on public.retention_rules to anon, authenticated using (false) with check (false);
revoke all on public.retention_rules from public, anon, authenticated;

revoke all on function public.apply_retention() from public, anon, authenticated, service_role;
grant execute on function public.apply_retention() to service_role;
