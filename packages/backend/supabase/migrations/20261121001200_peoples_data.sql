-- What the privacy policy promises people about their data: a copy of it, and its deletion.

-- The leads of a person are found by their address.
create index leads_email on public.leads (lower(email));

-- Each download reads everything, each deletion tries a password.
insert into public.rate_limit_rules (scope, period, max_hits) values ('account:user', '10 minutes', 10);

-- An address is proved once its owner has followed the link in our mail, or Google says so: until then nobody's messages are theirs.
create function public.proven_email(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null;
$$;

comment on function public.proven_email is 'The address of an account in lower case, if it is proved. Called inside other functions only.';

-- Mail about the account's applications and messages, and whatever else is addressed to it.
create function public.mails_of(p_user_id uuid) returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o
  where o.application_id in (select a.id from public.applications a where a.user_id = p_user_id)
    or o.lead_id in (select l.id from public.leads l where lower(l.email) = public.proven_email(p_user_id))
    or lower(o.payload ->> 'email') = public.proven_email(p_user_id);
$$;

comment on function public.mails_of is 'The outbox''s mail that an account is concerned by. Called inside other functions only.';

-- {"outcome": "ready", "data": everything held, as contracts/account.ts has it} or {"outcome": "limited", "retry_after": seconds}.
create function public.export_account(p_user_id uuid, p_user_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer := public.take_rate_limit('account:user', p_user_hash);
begin
  if v_wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait);
  end if;
  return jsonb_build_object('outcome', 'ready', 'data', (
    select jsonb_build_object(
      'exported_at', now(),
      'account', jsonb_build_object(
        'id', u.id,
        'email', u.email,
        'email_confirmed_at', u.email_confirmed_at,
        'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at,
        'profile', u.raw_user_meta_data,
        'sign_in_methods', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'provider', i.provider, 'identity', i.identity_data, 'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
          ) order by i.created_at), '[]')
          from auth.identities i where i.user_id = u.id
        ),
        'sessions', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'created_at', s.created_at, 'updated_at', s.updated_at, 'browser', s.user_agent, 'address', s.ip
          ) order by s.created_at), '[]')
          from auth.sessions s where s.user_id = u.id
        ),
        'sign_in_log', (
          select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]')
          from auth.audit_log_entries e where e.payload ->> 'actor_id' = u.id::text
        ),
        'studio_member_since', (select m.added_at from public.studio_members m where m.user_id = u.id)
      ),
      'consents', (
        select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.agreed_at, c.document), '[]')
        from public.consents c where c.user_id = u.id
      ),
      'applications', (
        select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]')
        from public.applications a where a.user_id = u.id
      ),
      'application_draft', (
        select to_jsonb(d) - 'user_id' from public.application_drafts d where d.user_id = u.id
      ),
      'messages', (
        select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
        from public.leads l where lower(l.email) = public.proven_email(u.id)
      ),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' - 'ticket' order by s.period_end), '[]')
        from public.subscriptions s where s.user_id = u.id
      ),
      'stripe_customer', (select c.stripe_id from public.customers c where c.user_id = u.id),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'content', o.payload, 'queued_at', o.created_at, 'sent_at', o.sent_at, 'given_up_at', o.dead_at
        ) order by o.id), '[]')
        from public.mails_of(u.id) o
      )
    )
    from auth.users u where u.id = p_user_id
  ));
end;
$$;

comment on function public.export_account is 'Everything held about an account, as JSON.';

-- {"outcome": "ready", "customer_id": text or null, "has_password": boolean, "signed_in_just_now": boolean}
-- or {"outcome": "limited", "retry_after": seconds}.
create function public.begin_account_deletion(p_user_id uuid, p_session_id uuid, p_user_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer := public.take_rate_limit('account:user', p_user_hash);
begin
  if v_wait > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait);
  end if;
  return jsonb_build_object(
    'outcome', 'ready',
    'customer_id', (select c.stripe_id from public.customers c where c.user_id = p_user_id),
    'has_password', exists (select from auth.users u where u.id = p_user_id and u.encrypted_password <> ''),
    'signed_in_just_now', exists (
      select from auth.sessions s
      where s.id = p_session_id and s.user_id = p_user_id and s.created_at > now() - interval '10 minutes'
    )
  );
end;
$$;

comment on function public.begin_account_deletion is 'Counts an attempt, and says what is to be proved and ended before the account goes.';

-- In one transaction. What points to the account goes by its foreign keys; what only bears its address is looked up.
create function public.delete_account(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where id in (select m.id from public.mails_of(p_user_id) m);
  delete from public.leads where lower(email) = public.proven_email(p_user_id);
  delete from auth.audit_log_entries where payload ->> 'actor_id' = p_user_id::text;
  delete from auth.users where id = p_user_id;
end;
$$;

comment on function public.delete_account is 'Deletes an account and everything held about its owner. Does nothing the second time.';

revoke all on function
  public.proven_email(uuid),
  public.mails_of(uuid),
  public.export_account(uuid, text),
  public.begin_account_deletion(uuid, uuid, text),
  public.delete_account(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  public.export_account(uuid, text),
  public.begin_account_deletion(uuid, uuid, text),
  public.delete_account(uuid)
to service_role;
