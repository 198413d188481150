-- Accounts: what signed-in users may do with their own account, and the export and deletion that the privacy policy promises.

-- Passwords -----------------------------------------------------------------------------------------------------------
--
-- Anyone can sign up with somebody else's address and a password. The first confirmation of an address therefore drops the
-- password. The browser that signs up keeps a secret, and stores its SHA-256 in the metadata of the sign-up. If the same browser follows
-- the link, it calls keep_password with the secret, which restores the password. Signing up again with an address that is not confirmed
-- yet changes neither the password nor the metadata of the first sign-up.

create table private.dropped_passwords (
  user_id uuid primary key references auth.users on delete cascade,
  encrypted_password text not null,
  proof text not null,
  dropped_at timestamptz not null default now()
);

comment on table private.dropped_passwords is 'Passwords of the sign-up, dropped when the address was confirmed. keep_password restores one within an hour.';

create function private.drop_unproven_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.dropped_passwords as d (user_id, encrypted_password, proof)
  values (new.id, new.encrypted_password, coalesce(old.raw_user_meta_data ->> 'sign_up_proof', ''))
  on conflict (user_id) do update
    set encrypted_password = excluded.encrypted_password, proof = excluded.proof, dropped_at = now();
  new.encrypted_password := '';
  return new;
end;
$$;

comment on function private.drop_unproven_password is 'Moves the password of a sign-up aside when its address is confirmed.';

create trigger drop_unproven_password before update on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and old.encrypted_password <> '')
  execute function private.drop_unproven_password();

create function public.keep_password(p_secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := auth.uid();
begin
  update auth.users u
  set encrypted_password = d.encrypted_password, raw_user_meta_data = u.raw_user_meta_data - 'sign_up_proof'
  from private.dropped_passwords d
  where u.id = v_user_id and d.user_id = v_user_id
    and coalesce(u.encrypted_password, '') = ''
    and d.proof = encode(sha256(convert_to(p_secret, 'utf8')), 'hex')
    and d.dropped_at > now() - interval '1 hour';
  delete from private.dropped_passwords where user_id = v_user_id;
  return exists (select from auth.users u where u.id = v_user_id and u.encrypted_password <> '');
end;
$$;

comment on function public.keep_password is 'Restores the caller''s password of the sign-up, if p_secret is the secret of that sign-up. Returns whether the account has a password.';

grant execute on function public.keep_password(text) to authenticated;

-- Addresses -------------------------------------------------------------------------------------------------------------
--
-- The confirmed address decides which messages, purchases and staff rights belong to an account. No page offers to change it. Auth's own
-- change ends with links that work by a bare GET, which the link scanner of a mailbox opens by itself, so the database refuses the request.
-- A person with the secret key or the SQL editor can still set the address directly.

create function private.refuse_new_address() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- PT403: PostgREST and Auth answer 403.
  raise exception using
    errcode = 'PT403',
    message = 'The email address of an account cannot be changed.',
    hint = 'Open a new account with the other address.';
end;
$$;

comment on function private.refuse_new_address is 'Refuses a change of the address of an account that a user asks for.';

-- email_change is the address that waits for its confirmation.
create trigger refuse_new_address before update on auth.users
  for each row
  when (coalesce(new.email_change, '') not in ('', coalesce(old.email_change, '')))
  execute function private.refuse_new_address();

-- Sessions --------------------------------------------------------------------------------------------------------------

-- Security definer, because only Auth may read its sessions.
create function public.my_sessions()
returns table (id uuid, browser text, signed_in_at timestamptz, last_used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    s.id, s.user_agent, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'),
    s.id = (select private.session_id())
  from auth.sessions s
  where s.user_id = (select private.current_account()) and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc;
$$;

comment on function public.my_sessions is 'The sessions of the caller, the current one first. browser: the User-Agent header of the last use, null once it is deleted.';

-- Deleting a session deletes its refresh tokens. Its access token stops working at once, too: policies and functions check that the session exists.
--
-- Ending other sessions needs a recent sign-in: who has taken over a browser that stayed signed in must not sign the owner out elsewhere.
create function public.end_sessions(p_ids uuid[]) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid := private.current_account();
  v_session_id uuid := private.session_id();
  v_count bigint;
begin
  if exists (
    select from auth.sessions s
    where s.id = v_session_id and s.user_id = v_user_id and s.created_at <= now() - interval '10 minutes'
  ) then
    return null;
  end if;
  delete from auth.sessions s where s.id = any (p_ids) and s.user_id = v_user_id and s.id <> v_session_id;
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;

comment on function public.end_sessions is 'Ends sessions of the caller, except the current one. Returns how many; null if the caller has signed in more than ten minutes ago, which ends none.';

grant execute on function public.my_sessions(), public.end_sessions(uuid[]) to authenticated;

-- Export and deletion --------------------------------------------------------------------------------------------------

insert into public.rate_limit_rules (scope, period, max_hits) values
  -- A checkout or a portal session calls Stripe.
  ('billing:user', '10 minutes', 30),
  -- Both are limited: an export reads all data of the account, and a deletion is an attempt at its password.
  ('account:user', '10 minutes', 10);

-- p_action: billing or account. Returns {"outcome": "ready", "customer_id": text or null, "customer_ids": [text], "subscribed": boolean or null,
-- "has_password": boolean, "signed_in_just_now": boolean, "is_staff": boolean} or {"outcome": "limited", "retry_after": seconds}.
create function public.begin_account_action(p_action text, p_user_id uuid, p_session_id uuid, p_user_hash text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wait_seconds integer := public.take_rate_limit(p_action || ':user', p_user_hash);
begin
  if v_wait_seconds > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait_seconds);
  end if;
  return jsonb_build_object(
    'outcome', 'ready',
    -- A payment link creates a new customer, which is not the one in public.customers: the customer of the current subscription comes first.
    'customer_id', coalesce(
      (
        select s.customer_id from public.subscriptions s
        where s.user_id = p_user_id and s.status not in ('incomplete', 'incomplete_expired', 'canceled')
        order by s.status in ('active', 'trialing', 'past_due') desc, s.period_end desc limit 1
      ),
      (select c.stripe_id from public.customers c where c.user_id = p_user_id)
    ),
    'customer_ids', (
      select coalesce(jsonb_agg(k.id), '[]')
      from (
        select c.stripe_id as id from public.customers c where c.user_id = p_user_id
        union
        select s.customer_id from public.subscriptions s where s.user_id = p_user_id and s.customer_id is not null
      ) k
    ),
    'subscribed', public.subscription_status(p_user_id) -> 'subscribed',
    'has_password', exists (select from auth.users u where u.id = p_user_id and u.encrypted_password <> ''),
    'signed_in_just_now', exists (
      select from auth.sessions s
      where s.id = p_session_id and s.user_id = p_user_id and s.created_at > now() - interval '10 minutes'
    ),
    'is_staff', exists (select from public.staff_members m where m.user_id = p_user_id)
  );
end;
$$;

comment on function public.begin_account_action is 'Takes one call from the rate limit of an account, and returns what the calling edge function has to know about the account.';

-- An address is confirmed once its owner has followed the link in our mail, or signed in with Google. Until then the messages sent
-- from it belong to nobody's account.
create function private.confirmed_email(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null;
$$;

comment on function private.confirmed_email is 'The confirmed address of an account in lower case, or null.';

create function private.account_mails(p_user_id uuid) returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o where o.id in (
    select m.id from public.outbox m join public.applications a on a.id = m.application_id where a.user_id = p_user_id
    union all
    select m.id from public.outbox m join public.leads l on l.id = m.lead_id
    where lower(l.email) = (select private.confirmed_email(p_user_id))
    union all
    select m.id from public.outbox m
    join public.orders o on o.id = m.order_id
    join public.subscriptions s on s.stripe_id = o.subscription_id
    where s.user_id = p_user_id
    union all
    select m.id from public.outbox m
    where m.lead_id is null and m.application_id is null and m.order_id is null
      and lower(m.payload ->> 'email') = (select private.confirmed_email(p_user_id))
  );
$$;

comment on function private.account_mails is 'Mail about the account''s applications, messages and orders, and other mail to its address.';

-- Returns {"outcome": "ready", "data": AccountExport of contracts/account.ts} or {"outcome": "limited", "retry_after": seconds}.
create function public.export_account(p_user_id uuid, p_user_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wait_seconds integer := public.take_rate_limit('account:user', p_user_hash);
begin
  if v_wait_seconds > 0 then
    return jsonb_build_object('outcome', 'limited', 'retry_after', v_wait_seconds);
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
        'staff_member_since', (select m.added_at from public.staff_members m where m.user_id = u.id)
      ),
      'consents', (
        select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.agreed_at, c.document), '[]')
        from public.consents c where c.user_id = u.id
      ),
      'applications', (
        select coalesce(jsonb_agg(to_jsonb(a) - array['user_id', 'note', 'next_step', 'next_step_on', 'owner'] order by a.created_at), '[]')
        from public.applications a where a.user_id = u.id
      ),
      'application_draft', (
        select to_jsonb(d) - 'user_id' from public.application_drafts d where d.user_id = u.id
      ),
      'messages', (
        select coalesce(jsonb_agg(to_jsonb(l) - array['note', 'next_step', 'next_step_on', 'owner'] order by l.created_at), '[]')
        from public.leads l where lower(l.email) = private.confirmed_email(u.id)
      ),
      'subscriptions', (
        select coalesce(jsonb_agg(
          to_jsonb(s) - 'user_id' - 'fetch_number' || jsonb_build_object('paid_periods', (
            select coalesce(jsonb_agg(to_jsonb(p) - 'subscription_id' order by p.period_start), '[]')
            from public.paid_periods p where p.subscription_id = s.stripe_id
          )) order by s.period_end
        ), '[]')
        from public.subscriptions s where s.user_id = u.id
      ),
      'orders', (
        select coalesce(jsonb_agg(private.order_json(o.id) order by o.number), '[]')
        from public.orders o join public.subscriptions s on s.stripe_id = o.subscription_id
        where s.user_id = u.id
      ),
      'stripe_customer', (select c.stripe_id from public.customers c where c.user_id = u.id),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'content', o.payload, 'queued_at', o.created_at, 'sent_at', o.sent_at, 'failed_at', o.failed_at
        ) order by o.id), '[]')
        from private.account_mails(u.id) o where o.channel = 'mail'
      )
    )
    from auth.users u where u.id = p_user_id
  ));
end;
$$;

comment on function public.export_account is 'All data of an account, as JSON, without the staff''s notes, next steps and owners.';

-- Foreign keys delete the rows that have the user id. This function deletes those that have only the address. The address stays in the
-- outbox until the mail about the deletion is sent.
create function public.delete_account(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  delete from public.outbox where id in (select m.id from private.account_mails(p_user_id) m);
  delete from public.leads where lower(email) = private.confirmed_email(p_user_id);
  delete from auth.audit_log_entries where payload ->> 'actor_id' = p_user_id::text;
  delete from auth.users where id = p_user_id returning email into v_email;
  -- The key does not contain the user id: keys are logged.
  if v_email is not null then
    insert into public.outbox (key, kind, payload)
    values ('account-deleted/' || gen_random_uuid(), 'account-deleted', jsonb_build_object('email', v_email));
  end if;
end;
$$;

comment on function public.delete_account is 'Deletes an account and all data of its owner in one transaction, and queues a mail about it. Calling it twice has no second effect.';

grant execute on function
  public.begin_account_action(text, uuid, uuid, text),
  public.export_account(uuid, text),
  public.delete_account(uuid)
to service_role;
