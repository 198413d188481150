// Tests of two state machines of the admin area: the list of orders, and the open order.
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { items, orderContexts, orders, queueContexts } from './order.fixtures.ts';
import { queueMachine } from './queue.machine.ts';
import {
  type ActionOutcome,
  leftoverTexts,
  type OrderAction,
  type StaffOrder,
  staffOrderMachine,
  textInForm,
} from './staffOrder.machine.ts';

const serializeState = ({ value }: { value: unknown }) => String(value) as never;
/** XState's own events for a request that has ended: with this result, with an error, or because it took too long. */
const outcomesOf = (ids: readonly string[], output: object) =>
  ids.flatMap(id => [
    { type: `xstate.done.actor.0.${id}`, output },
    { type: `xstate.error.actor.0.${id}`, error: new Error('Network error') },
    { type: `xstate.after.timeout.${id}` },
  ]);

test('every state of the list is reachable', () => {
  const paths = getShortestPaths(queueMachine, {
    events: [
      { type: 'searchChanged', search: 'a' },
      { type: 'partyChanged', waitsFor: 'studio' },
      { type: 'endReached' },
      { type: 'reload' },
      ...outcomesOf(['orderQueue.loading', 'orderQueue.loadingMore'], {
        items,
        hasMore: true,
        counts: { studio: 3, buyer: 1, nobody: 1 },
      }),
      { type: 'xstate.after.searchDelay.orderQueue.typing' },
    ] as never[],
    serializeState,
  });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(queueContexts)));
});

test('every state of the open order is reachable', () => {
  const events = [
    { type: 'act', action: { kind: 'file' } },
    { type: 'retry' },
    ...outcomesOf(['staffOrder.loading'], orders.approved),
    { type: 'xstate.done.actor.0.staffOrder.loading', output: null },
    ...outcomesOf(['staffOrder.acting'], { accepted: true, order: orders.filed }),
  ] as never[];
  const paths = getShortestPaths(staffOrderMachine, { events, input: { id: '1' }, serializeState });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(orderContexts)));
});

test("staffOrderMachine stores the current order and the server's message when an action is rejected", async () => {
  const act = vi
    .fn<() => Promise<ActionOutcome>>()
    .mockResolvedValueOnce({ accepted: false, message: 'Someone was faster.', order: orders.filed })
    .mockResolvedValueOnce({ accepted: true, order: orders.placed });
  const changed = vi.fn<() => void>();
  const actor = createActor(
    staffOrderMachine.provide({
      actors: {
        load: fromPromise<StaffOrder | null, string>(() => Promise.resolve(orders.approved)),
        act: fromPromise<ActionOutcome, { id: string; action: OrderAction }>(act),
      },
    }),
    { input: { id: orders.approved.id } },
  );
  actor.on('changed', changed);
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('ready'));
  actor.send({ type: 'act', action: { kind: 'file' } });
  // A second action is ignored while the first one is running.
  actor.send({ type: 'act', action: { kind: 'file' } });
  await vi.waitFor(() => expect(actor.getSnapshot().context.problem).toBe('Someone was faster.'));
  expect(act).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().context.order?.state).toBe('filed');
  expect(changed).not.toHaveBeenCalled();
  actor.send({ type: 'act', action: { kind: 'addPlacements', addresses: ['https://a.example'] } });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(actor.getSnapshot().context.problem).toBe('');
});

test('a sent text leaves the draft, and text that was typed while it was sent stays', async () => {
  const response = Promise.withResolvers<ActionOutcome>();
  const actor = createActor(
    staffOrderMachine.provide({
      actors: {
        load: fromPromise<StaffOrder | null, string>(() => Promise.resolve(orders.filed)),
        act: fromPromise<ActionOutcome, { id: string; action: OrderAction }>(() => response.promise),
      },
    }),
    { input: { id: orders.filed.id } },
  ).start();
  const draft = () => actor.getSnapshot().context.draft;
  const send = () =>
    actor.send({ type: 'act', action: { kind: 'addPlacements', addresses: ['https://a.example'] } });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('ready'));
  actor.send({ type: 'typed', action: 'addPlacements', text: 'https://a.example' });
  send();
  actor.send({ type: 'typed', action: 'addPlacements', text: 'https://a.example https://b.example' });
  response.resolve({ accepted: true, order: orders.placed });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('ready'));
  expect(draft().addPlacements?.text).toBe('https://a.example https://b.example');
  send();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('ready'));
  expect(draft()).toEqual({});
});

test('text for an older version is not put into the form, and is not lost', () => {
  const draft = { sendProof: { text: 'Mine', version: 0 }, cancel: { text: 'Asked to', version: 0 } };
  expect(textInForm(orders.writing, draft, 'sendProof')).toBe('Mine');
  expect(textInForm(orders.changes, draft, 'sendProof')).toBeUndefined();
  expect(leftoverTexts(orders.changes, draft)).toEqual([{ action: 'sendProof', text: 'Mine' }]);
});
