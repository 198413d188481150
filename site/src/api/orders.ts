// Loads the orders (press releases) of the signed-in user. A tier is a monthly package.
import type { Order as StoredOrder } from '@fit-to-print/backend/contracts/order';
import { tierName } from '@fit-to-print/content/tiers';
import type { Order } from '@fit-to-print/ui/flows/Orders';
import { callDatabase } from './callDatabase.ts';
import { toReport } from './placements.ts';

function reportOf(order: Omit<StoredOrder, 'brief'>): Order['report'] {
  if (order.report_key === null || order.placements.length === 0) return null;
  const { verdict } = toReport(order, order.state === 'reported');
  return { verdict, href: `/report#${order.report_key}` };
}

/** Converts an order of the database for the account's page. */
export const toOrder = ({ brief, ...order }: StoredOrder): Order => ({
  id: order.id,
  number: order.number,
  tier: tierName(order.tier),
  state: order.state,
  release: order.release,
  releases: order.releases,
  paidOn: order.period_start,
  brief: {
    event: brief.event,
    when: brief.when,
    quotes: brief.quotes,
    links: brief.links,
    notBefore: brief.not_before ?? '',
  },
  briefRevision: order.brief_revision,
  proofs: order.proofs.map(({ version, text, hash, sent_at }) => ({ version, text, hash, sentAt: sent_at })),
  changes: order.changes.map(({ version, passage, comment }) => ({ version, passage, comment })),
  approval: order.approval && {
    version: order.approval.version,
    approvedAt: order.approval.approved_at,
  },
  report: reportOf(order),
  cancelReason: order.cancel_reason,
});

/** The orders of the signed-in user, newest first. Rejects if they cannot be read. */
export const loadOrders = async (signal: AbortSignal): Promise<Order[]> =>
  ((await callDatabase('my_orders', {}, signal)) as StoredOrder[]).map(toOrder);
