// Tests of the state machine of an order: saving and sending the brief, and approving the text.
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { pendingRequests, startActor } from '../shared/machineTest.fixtures.ts';
import { findBriefProblems, findChangeProblems } from './order.viewModel.ts';
import { brief, contexts, orders } from './order.fixtures.ts';
import {
  type OrderDraft,
  type OrderOutcome,
  orderMachine,
  type OrderRequest,
  retryDelayMs,
  saveDelayMs,
} from './order.machine.ts';
import type { Brief, Order } from './order.ts';

const briefChanged = { type: 'briefChanged', brief } as const;
const sendBrief = { type: 'submit', request: { kind: 'brief', brief, revision: 0 }, problems: {} } as const;
const invalid = { ...sendBrief, problems: { event: 'Write what happened.' } } as const;
const approve = {
  type: 'submit',
  request: { kind: 'approval', version: 2, hash: 'b2'.repeat(32) },
  problems: {},
} as const;

/** The order with a brief that was changed in another tab. */
const otherBrief: Order = {
  ...orders.brief,
  brief: { ...brief, links: 'https://other.example' },
  briefRevision: 1,
};

describe('orderMachine states', () => {
  const events = [
    briefChanged,
    { type: 'saveNow' },
    sendBrief,
    invalid,
    { type: 'requestApproval' },
    { type: 'keepTyped' },
    { type: 'takeSaved' },
    { type: 'discard' },
    { type: 'cancel' },
    ...['saving', 'sending'].flatMap(state => [
      {
        type: `xstate.done.actor.0.order.${state}`,
        output: { accepted: true, order: orders.brief },
      },
      { type: `xstate.done.actor.0.order.${state}`, output: { accepted: false } },
      { type: `xstate.done.actor.0.order.${state}`, output: { accepted: false, order: otherBrief } },
      { type: `xstate.error.actor.0.order.${state}`, error: new Error('Network error') },
      { type: `xstate.after.timeoutMs.order.${state}` },
    ]),
    { type: 'xstate.after.saveDelayMs.order.waiting' },
    { type: 'xstate.after.saveDelayMs.order.invalid' },
    { type: 'xstate.after.retryDelayMs.order.saveFailed' },
  ] as never[];
  const serializeState = ({ value }: { value: unknown }) => String(value) as never;
  const states = Object.keys(contexts) as (keyof typeof contexts)[];

  test('every state is reachable', () => {
    const paths = getShortestPaths(orderMachine, { events, input: { order: orders.paid }, serializeState });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(states));
  });

  test.each(states)('sending is reachable from %s', value => {
    const reachable = getShortestPaths(orderMachine, {
      fromState: orderMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState,
    }).map(({ state }) => state.value);
    expect(reachable).toContain('sending');
  });
});

function start(order: Order = orders.paid, draft?: OrderDraft) {
  const saves = pendingRequests<OrderOutcome, { id: string; brief: Brief; revision: number }>();
  const sends = pendingRequests<OrderOutcome, { id: string; request: OrderRequest }>();
  const clock = new SimulatedClock();
  const machine = orderMachine.provide({ actors: { save: saves.actor, send: sends.actor } });
  return {
    ...startActor(createActor(machine, { input: { order, draft }, clock })),
    saves: saves.requests,
    sends: sends.requests,
    clock,
  };
}

test('orderMachine saves a brief once, some time after the last change', () => {
  const { actor, saves, clock } = start();
  actor.send({ type: 'briefChanged', brief: { ...brief, event: 'We' } });
  clock.increment(saveDelayMs - 1);
  actor.send(briefChanged);
  clock.increment(saveDelayMs - 1);
  expect(saves).toHaveLength(0);
  clock.increment(1);
  expect(saves.map(({ input }) => input)).toEqual([{ id: orders.paid.id, brief, revision: 0 }]);
});

test('orderMachine saves text that was typed during a save after that save', async () => {
  const { actor, saves, clock, waitForState } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  actor.send({ type: 'briefChanged', brief: { ...brief, when: 'Tomorrow' } });
  saves[0]!.resolve({ accepted: true, order: orders.brief });
  await waitForState('waiting');
  expect(actor.getSnapshot().context.brief?.when).toBe('Tomorrow');
  clock.increment(saveDelayMs);
  saves[1]!.resolve({ accepted: true, order: orders.brief });
  await waitForState('saved');
  expect(actor.getSnapshot().context.brief).toBeNull();
});

test('orderMachine retries a failed save after a delay, and immediately on saveNow', async () => {
  const { actor, saves, clock, waitForState } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  saves[0]!.reject(new TypeError('Failed to fetch'));
  await waitForState('saveFailed');
  clock.increment(retryDelayMs - 1);
  expect(saves).toHaveLength(1);
  clock.increment(1);
  expect(saves).toHaveLength(2);
  saves[1]!.reject(new TypeError('Failed to fetch'));
  await waitForState('saveFailed');
  actor.send({ type: 'saveNow' });
  expect(saves).toHaveLength(3);
});

test('orderMachine saves a brief that has problems and cannot be sent', () => {
  const { actor, saves, clock } = start();
  actor.send(briefChanged);
  actor.send(invalid);
  expect(actor.getSnapshot().value).toBe('invalid');
  clock.increment(saveDelayMs);
  expect(saves).toHaveLength(1);
});

test('orderMachine shows the current order when another tab has sent the brief', async () => {
  const { actor, saves, waitForState } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  saves[0]!.resolve({ accepted: false, order: orders.writing });
  await waitForState('idle');
  expect(actor.getSnapshot().context).toMatchObject({ order: { state: 'writing' }, brief: null });
});

describe('a brief that was changed in another tab', () => {
  /** Types a brief, which the server refuses, because another one was saved since. */
  async function startConflict() {
    const started = start();
    started.actor.send(briefChanged);
    started.actor.send({ type: 'saveNow' });
    started.saves[0]!.resolve({ accepted: false, order: otherBrief });
    await started.waitForState('conflict');
    return started;
  }

  test('is not overwritten before the buyer decides', async () => {
    const { actor, saves, sends, clock } = await startConflict();
    expect(actor.getSnapshot().context).toMatchObject({ order: otherBrief, brief, revision: 0 });
    actor.send({ type: 'briefChanged', brief: { ...brief, when: 'Tomorrow' } });
    actor.send({ type: 'saveNow' });
    actor.send(sendBrief);
    clock.increment(retryDelayMs);
    expect([saves.length, sends.length, actor.getSnapshot().value]).toEqual([1, 0, 'conflict']);
    expect(actor.getSnapshot().context.brief?.when).toBe('Tomorrow');
  });

  test('is replaced by the typed one on the new revision, if the buyer keeps that', async () => {
    const { actor, saves } = await startConflict();
    actor.send({ type: 'keepTyped' });
    expect(saves[1]!.input).toEqual({ id: orders.paid.id, brief, revision: 1 });
  });

  test('replaces the typed one, if the buyer takes it', async () => {
    const { actor, saves } = await startConflict();
    actor.send({ type: 'takeSaved' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ brief: null, revision: 1, formResetCount: 1 });
    expect(saves).toHaveLength(1);
  });

  test('is not overwritten by a brief that is sent, either', async () => {
    const { actor, sends, emitted, waitForState } = start(orders.brief);
    actor.send(sendBrief);
    sends[0]!.resolve({ accepted: false, order: otherBrief });
    await waitForState('conflict');
    expect(actor.getSnapshot().context).toMatchObject({ order: otherBrief, brief });
    expect(emitted).not.toHaveBeenCalled();
  });
});

test('orderMachine saves again without a question if the other brief is one of this page, whose answer was lost', async () => {
  const { actor, saves, waitForState } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  actor.send({ type: 'briefChanged', brief: { ...brief, when: 'Tomorrow' } });
  saves[0]!.reject(new TypeError('Failed to fetch'));
  await waitForState('saveFailed');
  actor.send({ type: 'saveNow' });
  saves[1]!.resolve({ accepted: false, order: { ...orders.brief, brief, briefRevision: 1 } });
  await expect.poll(() => saves[2]?.input).toMatchObject({ brief: { when: 'Tomorrow' }, revision: 1 });
});

test('orderMachine sends again without a question if the other brief is one of this page, whose save was interrupted', async () => {
  const { actor, saves, sends } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  const later = { ...brief, when: 'Tomorrow' };
  actor.send({ type: 'briefChanged', brief: later });
  actor.send({ ...sendBrief, request: { ...sendBrief.request, brief: later } });
  expect(saves).toHaveLength(1);
  sends[0]!.resolve({ accepted: false, order: { ...orders.brief, brief, briefRevision: 1 } });
  await expect.poll(() => sends[1]?.input.request).toEqual({ kind: 'brief', brief: later, revision: 1 });
});

test('orderMachine saves a brief that was kept while another page was shown, on its own revision', () => {
  const { saves, clock } = start(otherBrief, { brief, revision: 0, comments: null });
  clock.increment(saveDelayMs);
  expect(saves.map(({ input }) => input)).toEqual([{ id: orders.paid.id, brief, revision: 0 }]);
});

test('orderMachine keeps a typed brief, and does not save it, when the order has moved on', async () => {
  const canceled = { ...orders.canceled, brief: orders.brief.brief };
  const { actor, saves, clock, waitForState } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  saves[0]!.resolve({ accepted: false, order: canceled });
  await waitForState('idle');
  clock.increment(retryDelayMs);
  expect(saves).toHaveLength(1);
  expect(actor.getSnapshot().context).toMatchObject({ order: canceled, brief });
  actor.send({ type: 'discard' });
  expect(actor.getSnapshot().context.brief).toBeNull();
});

test('orderMachine keeps what is typed while the brief is sent', async () => {
  const { actor, sends, waitForState } = start();
  const later = { ...brief, when: 'Tomorrow' };
  actor.send(sendBrief);
  actor.send({ type: 'briefChanged', brief: later });
  sends[0]!.resolve({ accepted: true, order: orders.writing });
  await waitForState('idle');
  expect(actor.getSnapshot().context.brief).toEqual(later);
});

test('orderMachine keeps comments when the order has moved on', async () => {
  const comments = { version: 2, values: { whole: 'Shorter.' } };
  const { actor, sends, waitForState } = start(orders.proof);
  actor.send({ type: 'commentsChanged', comments });
  actor.send({ ...approve, request: { kind: 'changes', version: 2, changes: [] } });
  sends[0]!.resolve({ accepted: false, order: orders.canceled });
  await waitForState('failed');
  expect(actor.getSnapshot().context).toMatchObject({ order: orders.canceled, comments });
});

test('orderMachine sends once when the button is clicked twice', async () => {
  const { actor, sends, emitted, waitForState } = start();
  actor.send(sendBrief);
  actor.send(sendBrief);
  expect(sends).toHaveLength(1);
  sends[0]!.resolve({ accepted: true, order: orders.writing });
  await waitForState('idle');
  expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'sent', request: 'brief' });
  expect(actor.getSnapshot().context.order.state).toBe('writing');
});

test("orderMachine emits the server's message when the server rejects the request", async () => {
  const { actor, sends, emitted, waitForState } = start(orders.proof);
  actor.send({ type: 'requestApproval' });
  actor.send(approve);
  sends[0]!.resolve({ accepted: false, message: 'There is a newer version.', order: orders.proof });
  await waitForState('failed');
  expect(emitted).toHaveBeenCalledExactlyOnceWith({
    type: 'failed',
    request: 'approval',
    message: 'There is a newer version.',
    reference: undefined,
  });
});

test('orderMachine emits failed after 15 seconds', () => {
  const { actor, clock, emitted } = start(orders.proof);
  actor.send(approve);
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe('sending');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(emitted).toHaveBeenCalledOnce();
});

test('orderMachine sends no approval when the buyer cancels the confirmation', () => {
  const { actor, sends } = start(orders.proof);
  actor.send({ type: 'requestApproval' });
  expect(actor.getSnapshot().value).toBe('confirming');
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(sends).toHaveLength(0);
});

test('findBriefProblems and findChangeProblems find missing text', () => {
  const copy = { event: 'Write what happened.', changes: 'Write what should change.' };
  expect(findBriefProblems({ ...brief, event: ' \n' }, copy)).toEqual({ event: copy.event });
  expect(findBriefProblems(brief, copy)).toEqual({});
  expect(findChangeProblems([], copy)).toEqual({ changes: copy.changes });
  expect(findChangeProblems([{ passage: '', comment: 'Shorter.' }], copy)).toEqual({});
});
