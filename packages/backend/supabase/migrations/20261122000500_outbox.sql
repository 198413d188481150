-- Outbox: mail and events to be sent. A row is written in the transaction that causes it; dispatch-outbox sends it afterwards. An event
-- tells a program of the studio, or its Slack, that something happened.

create table public.outbox (
  id bigint generated always as identity primary key,
  key text not null unique check (char_length(key) between 1 and 256),
  channel text not null default 'mail' check (channel in ('mail', 'webhook', 'slack')),
  kind text not null check (kind in (
    'lead-created', 'application-created', 'sale-created', 'mail-failed',
    'contact-notification', 'contact-confirmation', 'application-notification', 'application-confirmation',
    'account-deleted', 'sale-notification', 'second-subscription', 'second-subscription-notification', 'order-made', 'order-proof',
    'order-proof-reminder', 'order-filed', 'order-reported', 'order-canceled', 'order-brief-sent', 'order-changes-requested',
    'order-approved', 'daily-digest'
  )),
  lead_id uuid references public.leads on delete cascade,
  application_id uuid references public.applications on delete cascade,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  attempts integer not null default 0 check (attempts between 0 and 10),
  not_before timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  constraint outbox_sent_or_failed check (sent_at is null or failed_at is null),
  constraint outbox_event check ((channel <> 'mail') = (kind in ('lead-created', 'application-created', 'sale-created', 'mail-failed')))
);

-- Mail about messages comes after all other mail, because a flood of messages would delay proofs and receipts for days.
create index outbox_due on public.outbox ((kind in ('contact-notification', 'contact-confirmation')), next_attempt_at)
where sent_at is null and failed_at is null and channel = 'mail';
create index outbox_due_events on public.outbox (next_attempt_at) where sent_at is null and failed_at is null and channel <> 'mail';
-- claim_outbox looks for these on every call: without their own index it would scan everything that is due.
create index outbox_exhausted on public.outbox (next_attempt_at)
where sent_at is null and failed_at is null and attempts >= 10;
create index outbox_failed_at on public.outbox (failed_at) where failed_at is not null;
create index outbox_lead_id on public.outbox (lead_id) where lead_id is not null;
create index outbox_application_id on public.outbox (application_id) where application_id is not null;
-- account_mails finds mail about a lead by lead_id, and other mail to the address of an account with this index.
create index outbox_email on public.outbox (lower(payload ->> 'email')) where lead_id is null;

comment on table public.outbox is 'Mail and events to be sent: written in the transaction of their cause, sent afterwards by dispatch-outbox.';
comment on column public.outbox.channel is 'How it is sent: as mail, or as an event to the webhook or to Slack.';
comment on column public.outbox.key is 'Idempotency key at the mail provider, and the id of an event: one key is one mail or event.';
comment on column public.outbox.payload is 'The data of the template, or of the event. Emptied once it is sent.';
comment on column public.outbox.attempts is 'Number of attempts begun. claim_outbox counts an attempt, so a dispatcher that crashes has used it up. finish_outbox_attempt subtracts it if the provider rejected the key or the rate, and not this mail.';
comment on column public.outbox.not_before is 'From when it may be sent: later than its creation while mail is delayed because too many messages came. The health check counts its age from here.';
comment on column public.outbox.next_attempt_at is 'Time of the next attempt; during an attempt, the end of its lease.';
comment on column public.outbox.failed_at is 'When it was given up: after the tenth attempt, or by fail_forgotten_mail. Only retry_failed_outbox_row sends it again.';
comment on column public.outbox.last_error is 'Error of the last failed attempt, without personal data.';

-- Events --------------------------------------------------------------------------------------------------------------

create table private.event_channels (
  channel text primary key check (channel in ('webhook', 'slack'))
);

comment on table private.event_channels is 'The channels of events that have an address. Written by set_event_channels only.';

-- The addresses are secrets of the functions, which the database does not know. The timer tells it which of them are set.
create function public.set_event_channels(p_channels text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.event_channels where channel <> all (p_channels);
  insert into private.event_channels select unnest(p_channels) on conflict do nothing;
  delete from public.outbox where channel <> 'mail' and channel <> all (p_channels) and sent_at is null and failed_at is null;
end;
$$;

comment on function public.set_event_channels is 'Sets the channels to which events are sent. Events that wait for another channel are deleted.';

-- p_id and p_data name a lead, an application, a sale or a mail, and no person: the staff reads about the person in the admin area.
create function private.queue_event(
  p_kind text, p_id text, p_data jsonb default '{}', p_lead_id uuid default null, p_application_id uuid default null,
  p_wait_seconds integer default 0
) returns void
-- PL/pgSQL keeps the plan of this statement; a function in SQL would be planned anew for each message.
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox (key, channel, kind, lead_id, application_id, payload, not_before, next_attempt_at)
  select
    c.channel || '/' || p_kind || '/' || p_id, c.channel, p_kind, p_lead_id, p_application_id,
    jsonb_build_object('id', p_id) || p_data, t.not_before, t.not_before
  from private.event_channels c, (select now() + make_interval(secs => p_wait_seconds) as not_before) t;
end;
$$;

comment on function private.queue_event is 'Queues an event for every channel that has an address.';

-- Failed events queue no event: a message about an event that cannot be sent could not be sent either.
create function private.queue_failed_mail_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Mail that the staff sends again may fail again. The time of the failure gives each failure an event of its own.
  perform private.queue_event(
    'mail-failed', new.id || '-' || extract(epoch from new.failed_at)::bigint,
    jsonb_build_object('id', new.id::text, 'mail', new.kind)
  );
  return null;
end;
$$;

comment on function private.queue_failed_mail_event is 'Queues an event about mail that has failed for the last time.';

create trigger queue_failed_mail_event after update of failed_at on public.outbox
  for each row when (new.failed_at is not null and old.failed_at is null and new.channel = 'mail')
  execute function private.queue_failed_mail_event();

-- Sending -------------------------------------------------------------------------------------------------------------

-- The provider remembers an idempotency key for 24 hours (https://resend.com/docs/dashboard/emails/idempotency-keys). In a database that is
-- restored from an older backup, mail waits that was sent after the backup: the provider would send it a second time. Such a row looks like
-- any other that waits, but the time of the timer's last run comes from the backup, too: it is then older than a day. It is as old after a
-- timer that stood still, when nothing was sent; nobody can tell which of the two it was, so a person decides about each mail. While the
-- timer runs and the provider refuses our key, no mail is given up, however long that takes. Called before the run of the timer is recorded.
create function private.fail_forgotten_mail() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.job_runs r where r.job = 'dispatch-outbox' and r.ran_at < now() - interval '1 day'
  ) then
    update public.outbox
    set
      failed_at = now(),
      last_error = 'Perhaps sent before: for more than a day the timer stood still, or the database was restored from a backup.'
    where channel = 'mail' and sent_at is null and failed_at is null and not_before < now() - interval '1 day';
  end if;
end;
$$;

comment on function private.fail_forgotten_mail is 'Gives mail up that has waited for more than a day, if the timer has not run for as long: the provider may have sent it, and would send it again. retry_failed_outbox_row sends it.';

-- To claim a row is to take it for sending: no other dispatcher gets it before the lease, a number of seconds, has ended. A claim counts
-- as an attempt, also when the dispatcher crashes. p_is_mail_refused: the provider has just rejected the key or the
-- rate, so it would reject other mail, too.
create function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_is_mail_refused boolean default false)
returns table (id bigint, key text, channel text, kind text, payload jsonb, attempt integer, created_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  v_due bigint[] := '{}';
begin
  perform private.fail_forgotten_mail();
  -- A row whose tenth lease has ended without a result: its dispatcher has crashed.
  update public.outbox o
  set failed_at = now(), last_error = coalesce(o.last_error, 'The dispatcher stopped during the last attempt.')
  where o.sent_at is null and o.failed_at is null and o.attempts >= 10 and o.next_attempt_at <= now();

  if not p_is_mail_refused then
    v_due := array(
      select due.id from public.outbox due
      where due.channel = 'mail'
        and due.sent_at is null and due.failed_at is null and due.attempts < 10 and due.next_attempt_at <= now()
      order by due.kind in ('contact-notification', 'contact-confirmation'), due.next_attempt_at, due.id
      limit p_limit
      for update skip locked
    );
  end if;
  -- Mail comes first: a receiver of events that does not answer holds up at most one mail by its time-out.
  if cardinality(v_due) = 0 then
    v_due := array(
      select due.id from public.outbox due
      where due.channel <> 'mail'
        and due.sent_at is null and due.failed_at is null and due.attempts < 10 and due.next_attempt_at <= now()
      order by due.next_attempt_at, due.id
      limit p_limit
      for update skip locked
    );
  end if;

  return query
  update public.outbox o
  set attempts = o.attempts + 1, next_attempt_at = now() + make_interval(secs => p_lease_seconds)
  where o.id = any (v_due)
  returning o.id, o.key, o.channel, o.kind, o.payload, o.attempts, o.created_at;

  if not found then
    -- No retry delay is this long: the clock was ahead when the row was written or tried, and has been set back since. The next call
    -- claims the row.
    update public.outbox o
    set next_attempt_at = now()
    where o.sent_at is null and o.failed_at is null
      and o.next_attempt_at > now() + interval '1 hour' + interval '5 seconds' * 1.1 * power(3, greatest(o.attempts - 1, 0));
  end if;
end;
$$;

comment on function public.claim_outbox is 'Returns due mail, or due events if no mail is due, and leases it for p_lease_seconds. With p_is_mail_refused, events only. Several dispatchers may call it at once.';

-- After a failure the next attempt waits 5 s × 3^(attempt − 1), plus or minus 10 %. Ten attempts take 13.7 hours, which is within
-- the 24 hours for which the provider knows an idempotency key.
create function public.finish_outbox_attempt(
  p_id bigint, p_attempt integer, p_error text default null, p_is_refused boolean default false
) returns void
language sql security definer set search_path = '' as $$
  update public.outbox
  set
    attempts = attempts - case when p_error is not null and p_is_refused then 1 else 0 end,
    sent_at = case when p_error is null then now() end,
    payload = case when p_error is null then '{}' else payload end,
    failed_at = case when p_error is not null and attempts >= 10 and not p_is_refused then now() end,
    last_error = left(p_error, 500),
    next_attempt_at = now() + (0.9 + 0.2 * random())
      * case when p_is_refused then interval '1 minute' else interval '5 seconds' * power(3, attempts - 1) end
  where id = p_id
    and sent_at is null
    -- A failure counts for the current attempt only; a success counts always.
    and (p_error is null or attempts = p_attempt);
$$;

comment on function public.finish_outbox_attempt is 'Records an attempt: sent without p_error, failed with it. The tenth failure is final. With p_is_refused the provider refused the key or the rate: the attempt does not count.';

-- Failed mail and events, for the staff -------------------------------------------------------------------------------

create view public.failed_outbox_rows with (security_invoker = true) as
select id, channel, kind, lead_id, application_id, attempts, last_error, failed_at
from public.outbox
where failed_at is not null;

comment on view public.failed_outbox_rows is 'Mail and events that were given up, for the staff. retry_failed_outbox_row sends one again.';

-- The key stays the same: if an attempt did succeed within the last day, the provider sends no second mail.
create function public.retry_failed_outbox_row(p_id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_staff() then
    return false;
  end if;
  -- A queued event of a channel without address would be deleted unsent.
  update public.outbox o
  set attempts = 0, failed_at = null, last_error = null, not_before = now(), next_attempt_at = now()
  where o.id = p_id and o.failed_at is not null
    and (o.channel = 'mail' or exists (select from private.event_channels c where c.channel = o.channel));
  return found;
end;
$$;

comment on function public.retry_failed_outbox_row is 'Queues a failed mail or event again, from its first attempt. Returns false when there is none with this id, the channel of an event has no address, or the caller is not staff.';

alter table public.outbox enable row level security;
create policy "Staff read failed mail" on public.outbox for select to authenticated
  using (failed_at is not null and (select public.is_staff()));
-- The staff may not read payload, which contains what a visitor wrote.
grant select (id, channel, kind, lead_id, application_id, attempts, last_error, failed_at) on public.outbox to authenticated;
grant select on public.failed_outbox_rows to authenticated;

grant execute on function
  public.claim_outbox(integer, integer, boolean),
  public.set_event_channels(text[]),
  public.finish_outbox_attempt(bigint, integer, text, boolean)
to service_role;
grant execute on function public.retry_failed_outbox_row(bigint) to authenticated;
