// Tests of the state machine that lists the sessions of an account and ends them.
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { pendingRequests, startActor } from '../shared/machineTest.fixtures.ts';
import { sessions, sessionsContexts } from './sessions.fixtures.ts';
import { type AccountSession, type EndResult, sessionsMachine } from './sessions.machine.ts';

test('every state of sessionsMachine is reachable', () => {
  const events = [
    { type: 'retry' },
    { type: 'end', ids: ['session-1'] },
    ...['0.sessions.loading', '0.sessions.ending'].flatMap(id => [
      { type: `xstate.done.actor.${id}`, output: sessions },
      { type: `xstate.error.actor.${id}`, error: new Error('Network error') },
    ]),
  ] as never[];
  const paths = getShortestPaths(sessionsMachine, {
    events,
    serializeState: ({ value }) => value as never,
  });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(sessionsContexts)));
});

function start() {
  const loads = pendingRequests<readonly AccountSession[], unknown>();
  const ends = pendingRequests<EndResult, readonly string[]>();
  const clock = new SimulatedClock();
  const machine = sessionsMachine.provide({ actors: { load: loads.actor, end: ends.actor } });
  return {
    ...startActor(createActor(machine, { clock })),
    loads: loads.requests,
    ends: ends.requests,
    clock,
  };
}

async function startReady() {
  const started = start();
  started.loads[0]!.resolve(sessions);
  await started.waitForState('ready');
  return started;
}

describe('sessionsMachine loading', () => {
  test('loads again on retry after a failure', async () => {
    const { actor, loads, waitForState } = start();
    loads[0]!.reject(new TypeError('Failed to fetch'));
    await waitForState('unknown');
    actor.send({ type: 'retry' });
    loads[1]!.resolve(sessions);
    await waitForState('ready');
    expect(actor.getSnapshot().context.sessions).toEqual(sessions);
  });

  test('fails after 15 s', () => {
    const { actor, clock } = start();
    clock.increment(14_999);
    expect(actor.getSnapshot().value).toBe('loading');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('unknown');
  });
});

describe('sessionsMachine ending sessions', () => {
  test('sends one request, and removes the sessions once they are ended', async () => {
    const { actor, ends, emitted, waitForState } = await startReady();
    actor.send({ type: 'end', ids: ['session-1'] });
    actor.send({ type: 'end', ids: ['session-2'] });
    expect(ends.map(({ input }) => input)).toEqual([['session-1']]);
    ends[0]!.resolve('ended');
    await waitForState('ready');
    expect(actor.getSnapshot().context.sessions.map(({ id }) => id)).toEqual(['session-0', 'session-2']);
    expect(emitted.mock.calls).toEqual([[{ type: 'ended' }]]);
  });

  test('keeps the sessions when the user has to sign in again first', async () => {
    const { actor, ends, emitted, waitForState } = await startReady();
    actor.send({ type: 'end', ids: ['session-1'] });
    ends[0]!.resolve('signInNeeded');
    await waitForState('ready');
    expect(actor.getSnapshot().context).toEqual({ sessions, ending: [] });
    expect(emitted.mock.calls).toEqual([[{ type: 'signInNeeded' }]]);
  });

  test('keeps the sessions when the request fails or takes longer than 15 s', async () => {
    const { actor, ends, emitted, clock, waitForState } = await startReady();
    actor.send({ type: 'end', ids: ['session-1'] });
    ends[0]!.reject(new TypeError('Failed to fetch'));
    await waitForState('ready');
    actor.send({ type: 'end', ids: ['session-1'] });
    clock.increment(14_999);
    expect(actor.getSnapshot().value).toBe('ending');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toEqual({ sessions, ending: [] });
    expect(emitted.mock.calls).toEqual([[{ type: 'failed' }], [{ type: 'failed' }]]);
  });
});
