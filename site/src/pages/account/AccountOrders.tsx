import { orders as copy } from '@fit-to-print/content/orders';
import { Orders, type OrdersProps } from '@fit-to-print/ui/flows/Orders';
import { useEffect, useMemo } from 'react';
import { saveBrief, sendToStudio } from '../../api/orderChanges.ts';
import { openOrderDrafts } from '../../api/orderDrafts.ts';
import { beforeSignOut } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

// Exported from here, so that the browser downloads it with the component.
export { toOrder } from '../../api/orders.ts';

/** The orders of the signed-in user with their API calls. What is typed survives links, the Back button and a sign-out. */
export default function AccountOrders({ orders }: Pick<OrdersProps, 'orders'>) {
  const userId = useSession().context.user?.id ?? '';
  const drafts = useMemo(() => openOrderDrafts(userId), [userId]);
  useEffect(() => {
    const stop = beforeSignOut(drafts.saveBriefs);
    return () => {
      stop();
      // The page is left before a brief is saved.
      void drafts.saveBriefs();
    };
  }, [drafts]);
  return <Orders copy={copy} orders={orders} save={saveBrief} send={sendToStudio} drafts={drafts} />;
}
