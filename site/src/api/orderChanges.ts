// The requests with which a buyer changes an order (a press release): its brief, changes of its text, and the approval.
import type { OrderResult } from '@fit-to-print/backend/contracts/order';
import { orders as copy } from '@fit-to-print/content/orders';
import type { Brief, OrderOutcome, OrderRequest } from '@fit-to-print/ui/flows/Orders';
import { callDatabase, type DatabaseFunction } from './callDatabase.ts';
import { toOrder, loadOrders } from './orders.ts';

/** A brief says what a press release is about. The database names its field for the date in snake case. */
const toStoredBrief = ({ notBefore, ...brief }: Brief) => ({ ...brief, not_before: notBefore || null });

/** Calls a function that changes an order. After a rejection, the outcome has the order as it is now. */
async function changeOrder(
  id: string,
  name: DatabaseFunction,
  parameters: object,
  signal: AbortSignal,
  token?: string,
): Promise<OrderOutcome> {
  const result = (await callDatabase(name, { p_order_id: id, ...parameters }, signal, token)) as OrderResult;
  if (result.outcome === 'done') return { accepted: true, order: toOrder(result.order) };
  const hasMovedOn = ['wrong_state', 'old_version', 'old_revision'].includes(result.outcome);
  const order = hasMovedOn ? (await loadOrders(signal)).find(each => each.id === id) : undefined;
  return { accepted: false, message: copy.rejections[result.outcome], ...(order && { order }) };
}

const briefParameters = (brief: Brief, revision: number) => ({
  p_brief: toStoredBrief(brief),
  p_revision: revision,
});

/** Saves a brief as it is typed, based on a revision of it. */
export const saveBrief = (
  id: string,
  brief: Brief,
  revision: number,
  signal: AbortSignal,
  token?: string,
): Promise<OrderOutcome> =>
  changeOrder(id, 'save_order_brief', briefParameters(brief, revision), signal, token);

/** Sends the brief, requested changes or the approval to the studio. */
export function sendToStudio(id: string, request: OrderRequest, signal: AbortSignal): Promise<OrderOutcome> {
  if (request.kind === 'brief')
    return changeOrder(id, 'send_order_brief', briefParameters(request.brief, request.revision), signal);
  if (request.kind === 'newReportLink') return changeOrder(id, 'renew_report_key', {}, signal);
  const { version } = request;
  return request.kind === 'changes'
    ? changeOrder(id, 'request_order_changes', { p_version: version, p_changes: request.changes }, signal)
    : changeOrder(id, 'approve_order_proof', { p_version: version, p_hash: request.hash }, signal);
}
