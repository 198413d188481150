-- Mail that was given up is something the studio sees, and can have tried again.

-- One permissive policy for one role and action, as Supabase advises: visitors keep theirs, accounts get one each.
drop policy "No direct access" on public.outbox;
create policy "No direct access" on public.outbox to anon using (false) with check (false);
create policy "The studio reads dead mail" on public.outbox for select to authenticated
  using (dead_at is not null and (select public.is_studio()));
grant select on public.outbox to authenticated;

create view public.outbox_dead with (security_invoker = true) as
select id, kind, lead_id, application_id, attempts, last_error, dead_at
from public.outbox
where dead_at is not null;

comment on view public.outbox_dead is 'Mail that failed ten times, for the studio. revive_outbox has one tried again.';
comment on column public.outbox_dead.id is 'What revive_outbox takes.';
comment on column public.outbox_dead.kind is 'Which template would have rendered it.';
comment on column public.outbox_dead.lead_id is 'The lead it is about.';
comment on column public.outbox_dead.application_id is 'The application it is about.';
comment on column public.outbox_dead.attempts is 'Attempts made.';
comment on column public.outbox_dead.last_error is 'What the last attempt said.';
comment on column public.outbox_dead.dead_at is 'When it was given up.';

create index outbox_dead_at on public.outbox (dead_at) where dead_at is not null;

-- The key stays: for a day the provider knows a mail by it that had gone out unheard of, and sends it no second time.
create function public.revive_outbox(p_id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_studio() then
    return false;
  end if;
  update public.outbox
  set attempts = 0, dead_at = null, last_error = null, next_attempt_at = now()
  where id = p_id and dead_at is not null;
  return found;
end;
$$;

comment on function public.revive_outbox is 'Queues a dead mail once more, from its first attempt. False when there is none such, and for whoever is not the studio.';

revoke all on public.outbox_dead from public, anon, authenticated, service_role;
grant select on public.outbox_dead to authenticated;
revoke all on function public.revive_outbox(bigint) from public, anon, authenticated, service_role;
grant execute on function public.revive_outbox(bigint) to authenticated;
