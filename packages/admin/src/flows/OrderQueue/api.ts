// The type of the requests that the list of orders and an open order make to the backend.
import type { OrderItem, PartyCounts, QueueFilter, QueuePage } from './queue.machine.ts';
import type { ActionOutcome, OrderAction, StaffOrder } from './staffOrder.machine.ts';

/** The requests of the list and of the open order. Each promise rejects if the server cannot be reached. */
export interface OrderQueueApi {
  /** Loads the first orders that match, and how many match, by who has to act next. */
  load: (filter: QueueFilter, signal: AbortSignal) => Promise<QueuePage & { readonly counts: PartyCounts }>;
  /** Loads the orders that follow the order `after` in the list. */
  loadMore: (filter: QueueFilter, after: OrderItem, signal: AbortSignal) => Promise<QueuePage>;
  /** Loads one order; null if it does not exist. */
  loadOrder: (id: string, signal: AbortSignal) => Promise<StaffOrder | null>;
  /** Carries out an action of the staff. Resolves to whether the server accepted it. */
  act: (id: string, action: OrderAction, signal: AbortSignal) => Promise<ActionOutcome>;
}
