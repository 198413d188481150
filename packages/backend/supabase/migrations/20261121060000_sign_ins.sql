-- Where people signed in from: Auth writes it down in clear, for each sign-in and each session, and lets go of none of it by itself.

alter table public.retention_rules
  drop constraint retention_rules_subject_check,
  add constraint retention_rules_subject_check check (subject in (
    'messages', 'applications', 'drafts', 'unconfirmed accounts', 'mails', 'webhook events', 'counters', 'sign-ins'
  ));

insert into public.retention_rules (subject, keep) values ('sign-ins', '90 days');

create or replace function public.apply_retention() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_deleted jsonb := '{}';
  v_rule record;
  v_log bigint;
  v_count bigint;
begin
  for v_rule in select r.subject, now() - r.keep as before from public.retention_rules r loop
    v_log := 0;
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
      when 'sign-ins' then
        delete from auth.audit_log_entries where created_at < v_rule.before;
        get diagnostics v_log = row_count;
        -- The session goes on; where it was last used from is forgotten.
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

-- The policy says so in a new version.
insert into public.legal_documents (document, version) values ('privacy', '2026-11-21');
