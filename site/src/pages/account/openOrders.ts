// Loads the orders of the page /account.
import type { OrdersProps } from '@fit-to-print/ui/flows/Orders';
import type { ComponentType } from 'react';
import { loadOrders } from '../../api/orders.ts';

/** The account's orders and the component that shows them; null if there are none, `unknown` if they could not be read. */
export type OpenedOrders =
  | { orders: OrdersProps['orders']; Orders: ComponentType<Pick<OrdersProps, 'orders'>> }
  | 'unknown'
  | null;

/** Loads the orders, and only if there are any, the component that shows them. Never rejects. */
export async function openOrders(): Promise<OpenedOrders> {
  try {
    const orders = await loadOrders();
    if (orders.length === 0) return null;
    const { default: Orders } = await import('./AccountOrders.tsx');
    return { orders, Orders };
  } catch {
    return 'unknown';
  }
}
