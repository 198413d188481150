// `Orders`: the press releases that a buyer has paid for: what is next and who has to do it, the brief, the text to approve, and where it
// was published.
export type { Brief, Change, Order, OrderState } from './order.ts';
export type { OrderOutcome, OrderRequest } from './order.machine.ts';
export { Orders, type OrdersCopy, type OrdersProps } from './Orders.tsx';
export { RequestedChanges, type RequestedChangesProps } from './RequestedChanges.tsx';
