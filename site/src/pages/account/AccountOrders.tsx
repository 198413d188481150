import { orders as copy } from '@fit-to-print/content/orders';
import { Orders, type OrdersProps } from '@fit-to-print/ui/flows/Orders';
import { saveBrief, sendToStudio } from '../../api/orderChanges.ts';

/** The orders of the signed-in user with their API calls. */
export default function AccountOrders({ orders }: Pick<OrdersProps, 'orders'>) {
  return <Orders copy={copy} orders={orders} save={saveBrief} send={sendToStudio} />;
}
