-- Limits that strangers cannot use up for others, or turn against somebody's mailbox.

-- Counted before anybody asks whose a token is, so that a few addresses with made-up ones used it up for everyone who is signed
-- in. What those do is counted by account, and applications in all.
delete from public.rate_limit_rules where scope = 'signed-in:global';

-- Anybody can name somebody else's address. The message is accepted and the studio told of it, however often that is.
insert into public.rate_limit_rules (scope, period, max_hits) values ('contact-confirmation:email', '1 day', 3);

create or replace function public.submit_contact(
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

  insert into public.outbox (key, kind, lead_id, payload)
  values ('contact-notification/' || v_lead.id, 'contact-notification', v_lead.id, to_jsonb(v_lead) - 'idempotency_key');
  if public.take_rate_limit('contact-confirmation:email', p_email_hash) = 0 then
    insert into public.outbox (key, kind, lead_id, payload)
    values ('contact-confirmation/' || v_lead.id, 'contact-confirmation', v_lead.id, jsonb_build_object('email', v_lead.email));
  end if;

  return jsonb_build_object('outcome', 'accepted');
end;
$$;
