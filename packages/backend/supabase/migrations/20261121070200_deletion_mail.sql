-- Whoever deletes an account is told that it is gone, and hears of it should it have been somebody else.

alter table public.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'contact-notification', 'contact-confirmation', 'application-notification', 'application-confirmation',
    'account-deleted'
  ));

-- In one transaction. What points to the account goes by its foreign keys; what only bears its address is looked up. The
-- address alone stays in the outbox, until the mail that says so is sent.
create or replace function public.delete_account(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  delete from public.outbox where id in (select m.id from public.mails_of(p_user_id) m);
  delete from public.leads where lower(email) = public.proven_email(p_user_id);
  delete from auth.audit_log_entries where payload ->> 'actor_id' = p_user_id::text;
  delete from auth.users where id = p_user_id returning email into v_email;
  -- A key of its own: whose account it was is nobody's business any more, and keys are logged.
  if v_email is not null then
    insert into public.outbox (key, kind, payload)
    values ('account-deleted/' || gen_random_uuid(), 'account-deleted', jsonb_build_object('email', v_email));
  end if;
end;
$$;

comment on function public.delete_account is 'Deletes an account and everything held about its owner, and has a mail say so. Does nothing the second time.';
