// `Orders`: the press releases that a buyer has paid for: what is next and who has to do it, the brief, the text to approve, and where it
// was published. `Change` is a passage of the text that the buyer wants changed. `OrderRequest` is what the flow asks the server to do, and
// `OrderOutcome` the result.
// A flow is a form or a dialog with a state machine.
export type { Brief, Change, Order, OrderState } from './order.ts';
export type { OrderDraft, OrderOutcome, OrderRequest } from './order.machine.ts';
export { Orders, type OrderDrafts, type OrdersCopy, type OrdersProps } from './Orders.tsx';
export { RequestedChanges, type RequestedChangesProps } from './RequestedChanges.tsx';
