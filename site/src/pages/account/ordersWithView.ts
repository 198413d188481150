// Loads the orders of the page /account, and the component that shows them.
import type { Order } from '@fit-to-print/backend/contracts/order';
import type { OrdersProps } from '@fit-to-print/ui/flows/Orders';
import type { ComponentType } from 'react';
import { callDatabase } from '../../api/callDatabase.ts';

/** How long the orders may take to load before the account opens without them. */
const timeoutMs = 8000;

/** The account's orders and the component that shows them; null if there are none, `unknown` if they could not be read. */
export type OrdersWithView =
  | { orders: OrdersProps['orders']; Orders: ComponentType<Pick<OrdersProps, 'orders'>> }
  | 'unknown'
  | null;

/** Loads the orders, and only if there are any, the code that reads and shows them. Never rejects. */
export async function loadOrdersWithView(): Promise<OrdersWithView> {
  try {
    const stored = (await callDatabase('my_orders', {}, AbortSignal.timeout(timeoutMs))) as Order[];
    if (stored.length === 0) return null;
    const { default: Orders, toOrder } = await import('./AccountOrders.tsx');
    return { orders: stored.map(toOrder), Orders };
  } catch {
    return 'unknown';
  }
}
