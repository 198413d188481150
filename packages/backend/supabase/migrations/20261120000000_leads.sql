-- Leads, the mail they cause, and the limits on both.
--
-- Nobody reaches these tables but the service role: the functions below are the only way in, each in one transaction.

-- Leads ---------------------------------------------------------------------------------------------------------------

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
  created_at timestamptz not null default now()
);

create index leads_created_at on public.leads (created_at);

comment on table public.leads is 'Messages sent with the contact form, each exactly once. Written by submit_contact alone.';
comment on column public.leads.id is 'Identity; never shown to the visitor.';
comment on column public.leads.idempotency_key is 'Made by the form, or derived from the content. One key, one lead.';
comment on column public.leads.name is 'As typed, trimmed.';
comment on column public.leads.email is 'As typed, trimmed; its form was checked, its existence was not.';
comment on column public.leads.phone is 'As typed, trimmed; any format.';
comment on column public.leads.city is 'One of the options the form offered. The list is the site''s.';
comment on column public.leads.message is 'As typed, trimmed, line breaks as line feeds.';
comment on column public.leads.inquiry_type is 'Always consultation.';
comment on column public.leads.utm_source is 'Attribution: utm_source of the first page of the visit.';
comment on column public.leads.utm_medium is 'Attribution: utm_medium of the first page of the visit.';
comment on column public.leads.utm_campaign is 'Attribution: utm_campaign of the first page of the visit.';
comment on column public.leads.utm_term is 'Attribution: utm_term of the first page of the visit.';
comment on column public.leads.utm_content is 'Attribution: utm_content of the first page of the visit.';
comment on column public.leads.referrer is 'Attribution: document.referrer of the first page of the visit.';
comment on column public.leads.landing_page is 'Attribution: path of the first page of the visit.';
comment on column public.leads.created_at is 'When the lead was accepted.';

-- Outbox --------------------------------------------------------------------------------------------------------------

create table public.outbox (
  id bigint generated always as identity primary key,
  key text not null unique check (char_length(key) between 1 and 256),
  kind text not null check (kind in ('contact-notification', 'contact-confirmation')),
  lead_id uuid references public.leads on delete cascade,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  attempts integer not null default 0 check (attempts between 0 and 10),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  constraint outbox_sent_or_dead check (sent_at is null or dead_at is null)
);

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and dead_at is null;
create index outbox_lead_id on public.outbox (lead_id);

comment on table public.outbox is 'Mail to be sent: written in the transaction of its cause, sent afterwards by dispatch-outbox.';
comment on column public.outbox.id is 'Order of writing.';
comment on column public.outbox.key is 'The mail provider''s idempotency key: one key, one mail.';
comment on column public.outbox.kind is 'Which template renders the payload.';
comment on column public.outbox.lead_id is 'The lead this mail is about; deleting it withdraws the mail.';
comment on column public.outbox.payload is 'What the template needs. Emptied once sent: the lead is the record, not the mail.';
comment on column public.outbox.attempts is 'Attempts begun, counted at the claim, so that a dispatcher that dies has used one.';
comment on column public.outbox.next_attempt_at is 'Not before this; while an attempt is under way, when its lease ends.';
comment on column public.outbox.sent_at is 'When the provider accepted the mail.';
comment on column public.outbox.dead_at is 'When the tenth attempt had failed. Nothing retries it by itself.';
comment on column public.outbox.last_error is 'What the last failed attempt said. No personal data.';
comment on column public.outbox.created_at is 'When its cause was accepted.';

-- Limits --------------------------------------------------------------------------------------------------------------

create table public.rate_limit_rules (
  scope text primary key,
  period interval not null check (period between '1 second' and '1 day'),
  max_hits integer not null check (max_hits > 0)
);

comment on table public.rate_limit_rules is 'How often each thing may happen. Rows, so that the studio can change a limit without a release.';
comment on column public.rate_limit_rules.scope is 'What is counted, as action:subject.';
comment on column public.rate_limit_rules.period is 'Length of the fixed window, counted from the Unix epoch.';
comment on column public.rate_limit_rules.max_hits is 'Hits allowed for one subject in one window.';

-- An office shares one address, a person rarely writes five times in ten minutes, and a thousand leads an hour are an attack.
insert into public.rate_limit_rules (scope, period, max_hits) values
  ('contact:address', '10 minutes', 20),
  ('contact:email', '10 minutes', 5),
  ('contact:global', '1 hour', 1000);

create table public.rate_limits (
  scope text not null references public.rate_limit_rules on delete cascade,
  subject text not null check (char_length(subject) <= 64),
  window_start timestamptz not null,
  hits integer not null check (hits > 0),
  primary key (scope, subject, window_start)
);

comment on table public.rate_limits is 'Hits in the current fixed windows. Old windows are swept when a new one opens.';
comment on column public.rate_limits.scope is 'The rule that counts.';
comment on column public.rate_limits.subject is 'HMAC of an address or e-mail, or empty for everyone. Nothing in clear.';
comment on column public.rate_limits.window_start is 'Start of the fixed window.';
comment on column public.rate_limits.hits is 'Hits so far, never above the rule''s max_hits at the time.';

-- Counts one hit. Returns 0, or the seconds until the window ends when it is full.
create function public.take_rate_limit(p_scope text, p_subject text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rule public.rate_limit_rules;
  v_start timestamptz;
  v_hits integer;
begin
  select * into strict v_rule from public.rate_limit_rules where scope = p_scope;
  v_start := date_bin(v_rule.period, now(), 'epoch');

  insert into public.rate_limits as l (scope, subject, window_start, hits)
  values (p_scope, p_subject, v_start, 1)
  on conflict (scope, subject, window_start) do update set hits = l.hits + 1 where l.hits < v_rule.max_hits
  returning hits into v_hits;

  if v_hits is null then
    return greatest(1, ceil(extract(epoch from v_start + v_rule.period - now())))::integer;
  end if;

  if v_hits = 1 then
    -- `skip locked`: two sweeps that meet must not wait for each other.
    delete from public.rate_limits where (scope, subject, window_start) in (
      select scope, subject, window_start from public.rate_limits
      where scope = p_scope and window_start < v_start
      for update skip locked
    );
  end if;
  return 0;
end;
$$;

comment on function public.take_rate_limit is 'Counts one hit against a rule; 0, or the seconds to wait. Called inside other functions only.';

-- Submitting ----------------------------------------------------------------------------------------------------------

-- {"outcome": "accepted" | "repeated" | "conflict"} or {"outcome": "limited", "retry_after": seconds}.
create function public.submit_contact(
  p_idempotency_key text,
  p_name text,
  p_email text,
  p_phone text,
  p_city text,
  p_message text,
  p_inquiry_type text,
  p_utm_source text,
  p_utm_medium text,
  p_utm_campaign text,
  p_utm_term text,
  p_utm_content text,
  p_referrer text,
  p_landing_page text,
  p_address_hash text,
  p_email_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
  v_wait integer := 0;
begin
  -- One key at a time: of fifty parallel sends, forty-nine wait here and then find the first one's lead.
  perform pg_advisory_xact_lock(hashtextextended(p_idempotency_key, 0));

  select * into v_lead from public.leads where idempotency_key = p_idempotency_key;
  if found then
    return jsonb_build_object('outcome', case
      when (v_lead.name, v_lead.email, v_lead.phone, v_lead.city, v_lead.message, v_lead.inquiry_type)
        is not distinct from (p_name, p_email, p_phone, p_city, p_message, p_inquiry_type)
      then 'repeated' else 'conflict' end);
  end if;

  -- Always in this order, the widest last: the rows are locked until commit, and so cannot deadlock.
  if p_address_hash is not null then
    v_wait := public.take_rate_limit('contact:address', p_address_hash);
  end if;
  if v_wait = 0 then
    v_wait := public.take_rate_limit('contact:email', p_email_hash);
  end if;
  if v_wait = 0 then
    v_wait := public.take_rate_limit('contact:global', '');
  end if;
  if v_wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait);
  end if;

  insert into public.leads (
    idempotency_key, name, email, phone, city, message, inquiry_type,
    utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
  ) values (
    p_idempotency_key, p_name, p_email, p_phone, p_city, p_message, p_inquiry_type,
    p_utm_source, p_utm_medium, p_utm_campaign, p_utm_term, p_utm_content, p_referrer, p_landing_page
  ) returning * into v_lead;

  insert into public.outbox (key, kind, lead_id, payload) values
    ('contact-notification/' || v_lead.id, 'contact-notification', v_lead.id, to_jsonb(v_lead) - 'idempotency_key'),
    ('contact-confirmation/' || v_lead.id, 'contact-confirmation', v_lead.id, jsonb_build_object('email', v_lead.email));

  return jsonb_build_object('outcome', 'accepted');
end;
$$;

comment on function public.submit_contact is 'Accepts a contact message: idempotency, limits, lead and mail in one transaction.';

-- Sending -------------------------------------------------------------------------------------------------------------

-- Hands out due mail for p_lease_seconds. Whoever claims counts as having tried, even if it is never heard of again.
create function public.claim_outbox(p_limit integer, p_lease_seconds integer)
returns table (id bigint, key text, kind text, payload jsonb, attempt integer)
language plpgsql security definer set search_path = '' as $$
begin
  -- The tenth attempt's dispatcher never came back.
  update public.outbox o
  set dead_at = now(), last_error = coalesce(o.last_error, 'The dispatcher stopped during the last attempt.')
  where o.sent_at is null and o.dead_at is null and o.attempts >= 10 and o.next_attempt_at <= now();

  return query
  update public.outbox o
  set attempts = o.attempts + 1, next_attempt_at = now() + make_interval(secs => p_lease_seconds)
  -- As an array the rows are chosen, and locked, once; the planner may run a subquery again.
  where o.id = any (array(
    select due.id from public.outbox due
    where due.sent_at is null and due.dead_at is null and due.attempts < 10 and due.next_attempt_at <= now()
    order by due.next_attempt_at, due.id
    limit p_limit
    for update skip locked
  ))
  returning o.id, o.key, o.kind, o.payload, o.attempts;
end;
$$;

comment on function public.claim_outbox is 'Claims due mail under a lease; several dispatchers may call it at once.';

-- Records how an attempt ended: sent without p_error, failed with it. A failure waits 5 s × 3^(attempt − 1), give or take a
-- tenth, so that ten attempts span 13.7 hours: within the 24 for which the provider remembers a key and sends only once.
create function public.settle_outbox(p_id bigint, p_attempt integer, p_error text default null) returns void
language sql security definer set search_path = '' as $$
  update public.outbox
  set
    sent_at = case when p_error is null then now() end,
    payload = case when p_error is null then '{}' else payload end,
    dead_at = case when p_error is not null and attempts >= 10 then now() end,
    last_error = left(p_error, 500),
    next_attempt_at = now() + interval '5 seconds' * power(3, attempts - 1) * (0.9 + 0.2 * random())
  where id = p_id
    and sent_at is null
    -- A failure counts only for the attempt that is current; a success always does.
    and (p_error is null or attempts = p_attempt);
$$;

comment on function public.settle_outbox is 'Records an attempt as sent or failed; the tenth failure makes it dead.';

-- Rights --------------------------------------------------------------------------------------------------------------

alter table public.leads enable row level security;
alter table public.outbox enable row level security;
alter table public.rate_limit_rules enable row level security;
alter table public.rate_limits enable row level security;

create policy "No direct access" on public.leads to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.outbox to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.rate_limit_rules to anon, authenticated using (false) with check (false);
create policy "No direct access" on public.rate_limits to anon, authenticated using (false) with check (false);

revoke all on public.leads, public.outbox, public.rate_limit_rules, public.rate_limits from public, anon, authenticated;

revoke all on function
  public.take_rate_limit(text, text),
  public.submit_contact(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text),
  public.claim_outbox(integer, integer),
  public.settle_outbox(bigint, integer, text)
from public, anon, authenticated, service_role;

grant execute on function
  public.submit_contact(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text),
  public.claim_outbox(integer, integer),
  public.settle_outbox(bigint, integer, text)
to service_role;
