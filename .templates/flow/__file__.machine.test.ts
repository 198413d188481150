// Tests of the state machine of `__Name__`.
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { contexts } from './__file__.fixtures.ts';
import { __name__Machine, timeoutMs } from './__file__.machine.ts';

const submit = { type: 'submit' as const, address: 'ada@hopyard.example' };

describe('the states', () => {
  const events = [
    submit,
    { type: 'cancel' },
    { type: 'xstate.done.actor.0.__name__.sending' },
    { type: 'xstate.error.actor.0.__name__.sending', error: new Error('Network error') },
    { type: 'xstate.after.timeoutMs.__name__.sending' },
  ] as never[];

  test('can all be reached', () => {
    const paths = getShortestPaths(__name__Machine, { events, serializeState: ({ value }) => value });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])(
    'sending and sent can be reached from %s',
    value => {
      const paths = getShortestPaths(__name__Machine, {
        fromState: __name__Machine.resolveState({ value, context: contexts[value] }),
        events,
        serializeState: state => state.value,
      });
      expect(paths.map(({ state }) => state.value)).toEqual(expect.arrayContaining(['sending', 'sent']));
    },
  );
});

/** Starts the machine and submits. The test settles the call and moves the clock. */
function startAndSubmit() {
  const calls: { signal: AbortSignal; response: PromiseWithResolvers<void> }[] = [];
  const emitted: string[] = [];
  const clock = new SimulatedClock();
  const send = fromPromise<void, string>(({ signal }) => {
    const response = Promise.withResolvers<void>();
    calls.push({ signal, response });
    return response.promise;
  });
  const actor = createActor(__name__Machine.provide({ actors: { send } }), { clock });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  actor.send(submit);
  return { actor, calls, emitted, clock };
}

test.each(['sent', 'failed'] as const)('__name__Machine emits %s once', async outcome => {
  const { calls, emitted } = startAndSubmit();
  if (outcome === 'sent') calls[0]!.response.resolve();
  else calls[0]!.response.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(emitted).toEqual([outcome]), { interval: 1 });
});

test('submitting twice sends one call', () => {
  const { actor, calls } = startAndSubmit();
  actor.send(submit);
  expect(calls).toHaveLength(1);
});

test('__name__Machine fails and aborts the call after the timeout', () => {
  const { actor, calls, clock } = startAndSubmit();
  clock.increment(timeoutMs);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(calls[0]!.signal.aborted).toBe(true);
});

test('cancelling aborts the call and emits nothing', () => {
  const { actor, calls, emitted } = startAndSubmit();
  actor.send({ type: 'cancel' });
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(emitted).toEqual([]);
});
