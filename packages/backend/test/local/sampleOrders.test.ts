/** Tests the generated orders that a developer uses to try the admin area. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { insertSampleOrders } from '../../local/sampleOrders.ts';
import {
  type OrderItem,
  orderItemSchema,
  orderStates,
  staffOrderSchema,
} from '../../supabase/functions/_shared/contracts/order.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { makeStaff } from '../contract/account.ts';

test('the sample orders have every state and valid data, and staff can page through all of them', async () => {
  await insertSampleOrders(backend.urls.database, 300);
  const staff = await createLocalAccount();
  await makeStaff(sql, staff);
  const found: OrderItem[] = [];
  for (;;) {
    const after = found.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- Each page needs the last order of the page before.
    const { data } = await staff.client.rpc('list_orders', {
      p_limit: 70,
      ...(after && {
        p_after_waits_for: after.waits_for,
        p_after_at: after.state_changed_at,
        p_after_id: after.id,
      }),
    });
    const page = v.parse(v.array(orderItemSchema), data);
    if (page.length === 0) break;
    found.push(...page);
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(300);
  expect(found).toHaveLength(300);
  expect([...new Set(found.map(({ state }) => state))].toSorted()).toEqual([...orderStates].toSorted());
  for (const state of orderStates) {
    // oxlint-disable-next-line no-await-in-loop -- One request per state.
    const { data } = await staff.client.rpc('read_order', {
      p_order_id: found.find(order => order.state === state)!.id,
    });
    const [order] = v.parse(v.tuple([staffOrderSchema]), data);
    expect([state, order.approval !== null]).toEqual([
      state,
      ['approved', 'filed', 'reported'].includes(state),
    ]);
    expect([state, order.proofs.length > 0]).toEqual([
      state,
      !['paid', 'brief', 'writing', 'canceled'].includes(state),
    ]);
  }
});
