import { readFile } from 'node:fs/promises';
import type { StripeState } from '../../local/stripe/state.ts';

/** What the stand-in for Stripe has saved in its file. */
export const readStripeState = async (file: string): Promise<StripeState> =>
  JSON.parse(await readFile(file, 'utf8')) as StripeState;

/** The subscriptions of an address at the stand-in, each with its status and how many of its payments were refunded. */
export async function subscriptionsOf(file: string, email: string) {
  const { customers, subscriptions, payments } = await readStripeState(file);
  return Object.values(subscriptions)
    .filter(({ customer }) => customers[customer]?.email === email)
    .map(({ id, status }) => {
      const own = Object.values(payments).filter(({ subscription }) => subscription === id);
      return {
        id,
        status,
        payments: own.length,
        refunded: own.filter(({ isRefunded }) => isRefunded).length,
      };
    });
}
