-- The steps of an order that the staff takes return the order, so they are reads, too. Each is logged, and returns an array of jsonb as the
-- functions of the migration logged_reads do.

create function private.logged_step(p_order_id uuid, p_result jsonb) returns jsonb[]
language plpgsql security definer set search_path = '' as $$
begin
  if p_result ? 'order' then
    perform private.log_read('open', array[p_order_id]);
  end if;
  return array[p_result];
end;
$$;

comment on function private.logged_step is 'Logs that the staff reads the order in the result of a step, and returns the result.';
revoke all on function private.logged_step(uuid, jsonb) from public, anon, authenticated, service_role;

alter function public.send_order_proof(uuid, text, integer) set schema private;
alter function private.send_order_proof(uuid, text, integer) rename to send_proof_step;
create function public.send_order_proof(p_order_id uuid, p_text text, p_expected_version integer) returns jsonb[]
language sql security definer set search_path = '' as $$
  select private.logged_step(p_order_id, private.send_proof_step(p_order_id, p_text, p_expected_version));
$$;
comment on function public.send_order_proof is 'Sends the next version of the text to the buyer. For the staff.';
revoke all on function private.send_proof_step(uuid, text, integer), public.send_order_proof(uuid, text, integer)
from public, anon, authenticated, service_role;
grant execute on function public.send_order_proof(uuid, text, integer) to authenticated;

alter function public.file_order(uuid) set schema private;
alter function private.file_order(uuid) rename to file_step;
create function public.file_order(p_order_id uuid) returns jsonb[]
language sql security definer set search_path = '' as $$
  select private.logged_step(p_order_id, private.file_step(p_order_id));
$$;
comment on function public.file_order is 'Records that the approved text was sent to the outlets. For the staff.';
revoke all on function private.file_step(uuid), public.file_order(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.file_order(uuid) to authenticated;

alter function public.add_order_placements(uuid, text[]) set schema private;
alter function private.add_order_placements(uuid, text[]) rename to add_placements_step;
create function public.add_order_placements(p_order_id uuid, p_addresses text[]) returns jsonb[]
language sql security definer set search_path = '' as $$
  select private.logged_step(p_order_id, private.add_placements_step(p_order_id, p_addresses));
$$;
comment on function public.add_order_placements is 'Records where a filed release was published. Addresses that are known are skipped; if one address is invalid, none is recorded. For the staff.';
revoke all on function private.add_placements_step(uuid, text[]), public.add_order_placements(uuid, text[])
from public, anon, authenticated, service_role;
grant execute on function public.add_order_placements(uuid, text[]) to authenticated;

alter function public.report_order(uuid) set schema private;
alter function private.report_order(uuid) rename to report_step;
create function public.report_order(p_order_id uuid) returns jsonb[]
language sql security definer set search_path = '' as $$
  select private.logged_step(p_order_id, private.report_step(p_order_id));
$$;
comment on function public.report_order is 'Tells the buyer where the release was published. For the staff.';
revoke all on function private.report_step(uuid), public.report_order(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.report_order(uuid) to authenticated;

alter function public.cancel_order(uuid, text) set schema private;
alter function private.cancel_order(uuid, text) rename to cancel_step;
create function public.cancel_order(p_order_id uuid, p_reason text) returns jsonb[]
language sql security definer set search_path = '' as $$
  select private.logged_step(p_order_id, private.cancel_step(p_order_id, p_reason));
$$;
comment on function public.cancel_order is 'Cancels an order that is not filed yet, with a reason that the buyer reads. For the staff.';
revoke all on function private.cancel_step(uuid, text), public.cancel_order(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.cancel_order(uuid, text) to authenticated;
