-- Ending other sessions needs a recent sign-in: who has taken over a browser that stayed signed in must not sign the owner out elsewhere.

create or replace function public.end_sessions(p_ids uuid[]) returns bigint
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
