-- Leads: messages from the contact form. Written by submit_contact only, each once: a repeated request has the same idempotency key.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique check (char_length(idempotency_key) between 8 and 80),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  phone text check (char_length(phone) between 1 and 40),
  city text check (char_length(city) between 1 and 80),
  message text not null check (char_length(message) between 1 and 5000),
  inquiry_type text not null check (inquiry_type = 'consultation'),
  utm_source text check (char_length(utm_source) between 1 and 500),
  utm_medium text check (char_length(utm_medium) between 1 and 500),
  utm_campaign text check (char_length(utm_campaign) between 1 and 500),
  utm_term text check (char_length(utm_term) between 1 and 500),
  utm_content text check (char_length(utm_content) between 1 and 500),
  referrer text check (char_length(referrer) between 1 and 500),
  landing_page text check (char_length(landing_page) between 1 and 500),
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'working', 'waiting', 'won', 'spiked', 'spam')),
  note text check (char_length(note) between 1 and 5000),
  next_step text check (char_length(next_step) between 1 and 200),
  next_step_on date,
  owner text check (char_length(owner) between 3 and 254),
  first_answered_at timestamptz,
  updated_at timestamptz,
  revision integer not null default 0 check (revision >= 0),
  constraint leads_next_step_on check (next_step_on is null or next_step is not null)
);

create index leads_created_at on public.leads (created_at);
-- An account's own messages are found by its address.
create index leads_email on public.leads (lower(email));

comment on table public.leads is 'Messages from the contact form, each stored once. Written by submit_contact only. Text is stored as typed, trimmed. The utm columns, referrer and landing_page describe the first page of the visit. The staff sets status, note, next_step, next_step_on and owner.';
comment on column public.leads.idempotency_key is 'Made by the form, or derived from the content. One key stores one lead.';
comment on column public.leads.city is 'One of the options of the form. The site''s content lists them, so the database accepts any text.';
comment on column public.leads.status is 'Set by the staff: new, working, waiting for an answer, won, spiked (rejected), or spam. The inbox lists spam only on request.';
comment on column public.leads.owner is 'The email address of the member of the staff who takes care of the lead.';
comment on column public.leads.first_answered_at is 'When the status first became another one than new or spam.';
comment on column public.leads.revision is 'Number of changes by the staff. An update names the revision that it saw, and changes nothing if there is a newer one.';

create trigger count_revision before update of status, note, next_step, next_step_on, owner on public.leads
  for each row execute function private.count_revision();
create trigger record_first_answer before update of status on public.leads
  for each row execute function private.record_first_answer();

-- A network is an IPv6 /48, which one customer may own. Anyone can type somebody else's email address, so it limits the confirmations
-- and never the messages: a stranger could otherwise close the form for its owner. contact:global counts the messages of all senders.
-- Above it no message is rejected, because a few senders could then close the form for everyone: submit_contact delays the studio's
-- mail and queues no confirmation. contact-confirmation:global is lower: a few senders could have mail sent to many strangers, who
-- would report our domain as a source of spam.
insert into public.rate_limit_rules (scope, period, max_hits, slots) values
  ('contact:address', '10 minutes', 20, 16),
  ('contact:network', '10 minutes', 60, 16),
  ('contact:global', '1 hour', 1000, 16),
  ('contact-confirmation:email', '1 day', 3, 1),
  ('contact-confirmation:global', '1 hour', 200, 16);

create function private.reject_unknown_columns(p_values jsonb, p_row jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not p_row @> p_values then
    raise undefined_column using message = 'A field of the form has no column.';
  end if;
end;
$$;

comment on function private.reject_unknown_columns is 'Raises an error when p_row lacks a key of p_values, or has another value for it. jsonb_populate_record ignores unknown keys without an error.';

-- p_message and p_attribution hold columns of leads; p_message names every field of the form, null where it is empty.
-- The hashes are the subjects of the rate limits, which need to recognize a sender, not to know who it is. Each is an HMAC-SHA-256 under
-- HASH_SECRET, because a hash without a secret could be reversed by hashing all IPv4 addresses:
--   p_address_hash  the sender's IPv4 address, or the /64 of an IPv6 address; null if unknown. All unreadable addresses have one hash.
--   p_network_hash  the /48 of an IPv6 address; null for an IPv4 address, and if unknown or unreadable
--   p_email_hash    the email address in lower case
-- Returns {"outcome": "accepted" | "duplicate" | "conflict"} or {"outcome": "limited", "retry_after": seconds}.
create function public.submit_contact(
  p_idempotency_key text,
  p_message jsonb,
  p_attribution jsonb,
  p_address_hash text,
  p_network_hash text,
  p_email_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
  v_columns jsonb;
  v_wait_seconds integer;
  v_confirms boolean;
  v_not_before timestamptz;
begin
  -- Parallel requests with the same key wait here for the first of them, and then find its lead.
  perform pg_advisory_xact_lock(hashtextextended(p_idempotency_key, 0));

  select * into v_lead from public.leads where idempotency_key = p_idempotency_key;
  if found then
    return jsonb_build_object(
      'outcome', case when to_jsonb(v_lead) @> p_message then 'duplicate' else 'conflict' end
    );
  end if;

  v_wait_seconds := public.take_rate_limits(
    array['contact:address', 'contact:network'],
    array[p_address_hash, p_network_hash]
  );
  if v_wait_seconds > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait_seconds);
  end if;

  v_lead := jsonb_populate_record(null::public.leads, p_message || p_attribution);
  v_lead.id := gen_random_uuid();
  v_lead.idempotency_key := p_idempotency_key;
  v_lead.created_at := now();
  v_lead.status := 'new';
  v_lead.revision := 0;
  v_columns := to_jsonb(v_lead);
  perform private.reject_unknown_columns(p_message || p_attribution, v_columns);
  insert into public.leads values (v_lead.*);

  -- Too many messages of all senders: the staff's mail waits for the end of the hour, and nobody gets a confirmation.
  v_wait_seconds := public.take_rate_limit('contact:global', '');
  v_confirms := v_wait_seconds = 0
    and public.take_rate_limit('contact-confirmation:email', p_email_hash) = 0
    and public.take_rate_limit('contact-confirmation:global', '') = 0;
  v_not_before := now() + make_interval(secs => v_wait_seconds);
  insert into public.outbox (key, kind, lead_id, payload, not_before, next_attempt_at)
  select m.kind || '/' || v_lead.id, m.kind, v_lead.id, m.payload, v_not_before, v_not_before
  from (
    values
      ('contact-notification', v_columns - 'idempotency_key', true),
      ('contact-confirmation', jsonb_build_object('email', v_lead.email), v_confirms)
  ) m (kind, payload, is_sent)
  where m.is_sent;

  perform private.queue_event('lead-created', v_lead.id::text, p_lead_id => v_lead.id, p_wait_seconds => v_wait_seconds);

  return jsonb_build_object('outcome', 'accepted');
end;
$$;

comment on function public.submit_contact is 'Accepts a contact message: checks the idempotency key and the limits, and writes the lead and its mail in one transaction.';

alter table public.leads enable row level security;
create policy "Staff read" on public.leads for select to authenticated using ((select public.is_staff()));
create policy "Staff update" on public.leads for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
-- The staff reads the message itself through the functions of the inbox, which log the reading.
grant select (id, revision, updated_at, status, note, next_step, next_step_on, owner), update (status, note, next_step, next_step_on, owner)
on public.leads to authenticated;

grant execute on function public.submit_contact(text, jsonb, jsonb, text, text, text) to service_role;
