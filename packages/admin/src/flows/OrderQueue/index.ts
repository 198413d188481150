// `OrderQueue`: the orders of press releases, for the staff. An `OrderItem` is a row of the list, and a `StaffOrder` the open order with what only
// the staff sees. A `Party` is who has to do the next step of an order: the studio, the buyer or nobody. `OrderAction` is what the staff does
// with an order, and `OrderDraft` the texts that they typed and did not send yet. `OrderQueueApi` has the requests to the server.
export type { OrderQueueCopy } from './copy.ts';
export type { OrderQueueApi } from './api.ts';
export { OrderQueue, type OrderQueueProps } from './OrderQueue.tsx';
export { type OrderItem, parties, type Party } from './queue.machine.ts';
export type { OrderAction, OrderDraft, StaffOrder } from './staffOrder.machine.ts';
