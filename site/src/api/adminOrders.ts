// The requests of the staff's list of orders to the database. An order is one press release. A tier is a monthly package.
import {
  type OrderAction,
  type OrderItem,
  type OrderQueueApi,
  parties,
  type Party,
  type StaffOrder,
} from '@fit-to-print/admin/flows/OrderQueue';
import type {
  OrderItem as StoredItem,
  StaffOrder as StoredOrder,
  StaffOrderResult,
} from '@fit-to-print/backend/contracts/order';
import { adminOrders as copy } from '@fit-to-print/content/adminOrders';
import { businessHoursBetween, describeBusinessHours } from '@fit-to-print/content/businessHours';
import { placementStatus } from '@fit-to-print/content/placementReport';
import { tierName } from '@fit-to-print/content/tiers';
import { callDatabase, type DatabaseFunction } from './callDatabase.ts';
import { toOrder } from './orders.ts';
import { toPlacement } from './placements.ts';

/** The number of orders that the list loads in one request. */
const pageLength = 200;

const itemOf = (row: StoredItem): OrderItem => ({
  id: row.id,
  number: row.number,
  tier: tierName(row.tier),
  state: row.state,
  waitsFor: row.waits_for,
  email: row.email,
  excerpt: row.excerpt,
  stateChangedAt: row.state_changed_at,
  waiting:
    row.waits_for === 'studio'
      ? describeBusinessHours(businessHoursBetween(new Date(row.state_changed_at), new Date()))
      : null,
});

const staffOrder = (stored: StoredOrder): StaffOrder => ({
  ...toOrder(stored),
  email: stored.email,
  placements: stored.placements.map(page => ({
    address: page.address,
    status: placementStatus(toPlacement(page)),
  })),
});

/**
 * The database function of each action of the staff, with its parameters. An order is one press release: the staff sends its text to the buyer
 * to approve (`sendProof`), marks it as sent to the news sites (`file`), records where it was published, and reports that to the buyer.
 */
function callOf(action: OrderAction): readonly [name: DatabaseFunction, parameters: object] {
  switch (action.kind) {
    case 'sendProof':
      return ['send_order_proof', { p_text: action.text, p_expected_version: action.expectedVersion }];
    case 'file':
      return ['file_order', {}];
    case 'addPlacements':
      return ['add_order_placements', { p_addresses: action.addresses }];
    case 'report':
      return ['report_order', {}];
    default:
      return ['cancel_order', { p_reason: action.reason }];
  }
}

async function list(
  search: string,
  waitsFor: Party | null,
  after: OrderItem | undefined,
  signal: AbortSignal,
) {
  const rows = (await callDatabase(
    'list_orders',
    {
      p_search: search.trim() || null,
      p_waits_for: waitsFor,
      ...(after && {
        p_after_waits_for: after.waitsFor,
        p_after_at: after.stateChangedAt,
        p_after_id: after.id,
      }),
      p_limit: pageLength,
    },
    signal,
  )) as StoredItem[];
  return { items: rows.map(itemOf), hasMore: rows.length === pageLength };
}

async function loadOrder(id: string, signal: AbortSignal): Promise<StaffOrder | null> {
  const [stored] = (await callDatabase('read_order', { p_order_id: id }, signal)) as StoredOrder[];
  return stored ? staffOrder(stored) : null;
}

/** The requests of the staff's orders. The database decides who may make them. */
export const orderQueueApi: OrderQueueApi = {
  async load({ search, waitsFor }, signal) {
    const [page, rows] = await Promise.all([
      list(search, waitsFor, undefined, signal),
      callDatabase('order_counts', { p_search: search.trim() || null }, signal) as Promise<
        { waits_for: Party; orders: number }[]
      >,
    ]);
    const counts = Object.fromEntries(
      parties.map(party => [party, rows.find(row => row.waits_for === party)?.orders ?? 0]),
    ) as Record<Party, number>;
    return { ...page, counts };
  },
  loadMore: ({ search, waitsFor }, after, signal) => list(search, waitsFor, after, signal),
  loadOrder,
  async act(id, action, signal) {
    const [name, parameters] = callOf(action);
    const [result] = (await callDatabase(name, { p_order_id: id, ...parameters }, signal)) as [
      StaffOrderResult,
    ];
    if (result.outcome === 'done') return { accepted: true, order: staffOrder(result.order) };
    const order = result.outcome === 'invalid' ? null : await loadOrder(id, signal);
    return { accepted: false, message: copy.rejections[result.outcome], order };
  },
};
