import { orders as copy } from '@fit-to-print/content/orders';
import { Orders, type OrdersProps, type ProofComments } from '@fit-to-print/ui/flows/Orders';
import { saveBrief, sendToStudio } from '../../api/orderChanges.ts';

/** Comments that were not sent, by the id of the order. They are in memory as long as the document is open, so that no link or Back button loses them. */
const comments = new Map<string, ProofComments>();
window.addEventListener('beforeunload', event => {
  // With `preventDefault`, the browser asks the user before it closes the document.
  if (comments.size > 0) event.preventDefault();
});

/** The orders of the signed-in user with their API calls. */
export default function AccountOrders({ orders }: Pick<OrdersProps, 'orders'>) {
  return <Orders copy={copy} orders={orders} save={saveBrief} send={sendToStudio} comments={comments} />;
}
