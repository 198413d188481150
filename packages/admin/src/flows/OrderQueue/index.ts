// `OrderQueue`: the orders of press releases, for the staff.
export type { OrderQueueCopy } from './copy.ts';
export type { OrderQueueApi } from './api.ts';
export { OrderQueue, type OrderQueueProps } from './OrderQueue.tsx';
export { type OrderItem, parties, type Party } from './queue.machine.ts';
export type { OrderAction, OrderDraft, StaffOrder } from './staffOrder.machine.ts';
