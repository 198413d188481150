// Tests of the state machine of an order: saving and sending the brief, and approving the text.
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { pendingRequests, startActor } from '../shared/machineTest.fixtures.ts';
import { timeoutMs } from '../shared/request.ts';
import { findBriefProblems, findChangeProblems } from './order.viewModel.ts';
import { brief, contexts, orders } from './order.fixtures.ts';
import {
  type OrderOutcome,
  orderMachine,
  type OrderRequest,
  retryDelayMs,
  saveDelayMs,
} from './order.machine.ts';
import type { Brief, Order } from './order.ts';

const briefChanged = { type: 'briefChanged', brief } as const;
const sendBrief = { type: 'submit', request: { kind: 'brief', brief }, problems: {} } as const;
const invalid = { ...sendBrief, problems: { event: 'Write what happened.' } } as const;
const approve = {
  type: 'submit',
  request: { kind: 'approval', version: 2, hash: 'b2'.repeat(32) },
  problems: {},
} as const;

describe('orderMachine states', () => {
  const events = [
    briefChanged,
    { type: 'saveNow' },
    sendBrief,
    invalid,
    { type: 'requestApproval' },
    { type: 'cancel' },
    ...['saving', 'sending'].flatMap(state => [
      {
        type: `xstate.done.actor.0.order.${state}`,
        output: { accepted: true, order: orders.brief },
      },
      { type: `xstate.done.actor.0.order.${state}`, output: { accepted: false } },
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

function start(order: Order = orders.paid) {
  const saves = pendingRequests<OrderOutcome, { id: string; brief: Brief }>();
  const sends = pendingRequests<OrderOutcome, { id: string; request: OrderRequest }>();
  const clock = new SimulatedClock();
  const machine = orderMachine.provide({ actors: { save: saves.actor, send: sends.actor } });
  return {
    ...startActor(createActor(machine, { input: { order }, clock })),
    saves: saves.requests,
    sends: sends.requests,
    clock,
  };
}

test('saves a brief once, a second after the last change', () => {
  const { actor, saves, clock } = start();
  actor.send({ type: 'briefChanged', brief: { ...brief, event: 'We' } });
  clock.increment(saveDelayMs - 1);
  actor.send(briefChanged);
  clock.increment(saveDelayMs - 1);
  expect(saves).toHaveLength(0);
  clock.increment(1);
  expect(saves.map(({ input }) => input)).toEqual([{ id: orders.paid.id, brief }]);
});

test('saves text that was typed during a save after that save', async () => {
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

test('retries a failed save after 20 seconds, and at once on saveNow', async () => {
  const { actor, saves, clock, waitForState } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  saves[0]!.reject(new TypeError('Failed to fetch'));
  await waitForState('saveFailed');
  clock.increment(retryDelayMs);
  expect(saves).toHaveLength(2);
  saves[1]!.reject(new TypeError('Failed to fetch'));
  await waitForState('saveFailed');
  actor.send({ type: 'saveNow' });
  expect(saves).toHaveLength(3);
});

test('saves a brief that has problems and cannot be sent', () => {
  const { actor, saves, clock } = start();
  actor.send(briefChanged);
  actor.send(invalid);
  expect(actor.getSnapshot().value).toBe('invalid');
  clock.increment(saveDelayMs);
  expect(saves).toHaveLength(1);
});

test('shows the current order when another tab has sent the brief', async () => {
  const { actor, saves, waitForState } = start();
  actor.send(briefChanged);
  actor.send({ type: 'saveNow' });
  saves[0]!.resolve({ accepted: false, order: orders.writing });
  await waitForState('idle');
  expect(actor.getSnapshot().context).toMatchObject({ order: { state: 'writing' }, brief: null });
});

test('sends once when the button is clicked twice', async () => {
  const { actor, sends, emitted, waitForState } = start();
  actor.send(sendBrief);
  actor.send(sendBrief);
  expect(sends).toHaveLength(1);
  sends[0]!.resolve({ accepted: true, order: orders.writing });
  await waitForState('idle');
  expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'sent', request: 'brief' });
  expect(actor.getSnapshot().context.order.state).toBe('writing');
});

test("emits the server's message when the server rejects the request", async () => {
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

test('emits failed after 15 seconds', () => {
  const { actor, clock, emitted } = start(orders.proof);
  actor.send(approve);
  clock.increment(timeoutMs);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(emitted).toHaveBeenCalledOnce();
});

test('sends no approval before it is confirmed', () => {
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
