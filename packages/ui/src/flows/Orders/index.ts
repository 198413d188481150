export type { Brief, Change, Order, OrderState } from './order.ts';
export type { OrderOutcome, OrderRequest } from './order.machine.ts';
export { Orders, type OrdersCopy, type OrdersProps } from './Orders.tsx';
export { RequestedChanges, type RequestedChangesProps } from './RequestedChanges.tsx';
