import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { contexts } from './__file__.fixtures.ts';
import { __name__Machine, patience } from './__file__.machine.ts';

const submit = { type: 'submit' as const, address: 'ada@hopyard.example' };

describe('the graph', () => {
  const events = [
    submit,
    { type: 'cancel' },
    { type: 'xstate.done.actor.0.__name__.sending' },
    { type: 'xstate.error.actor.0.__name__.sending', error: new Error('The line is down.') },
    { type: 'xstate.after.patience.__name__.sending' },
  ] as never[];

  test('every state can be reached', () => {
    const paths = getShortestPaths(__name__Machine, { events, serializeState: ({ value }) => value });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])('%s is no dead end', value => {
    const ways = getShortestPaths(__name__Machine, {
      fromState: __name__Machine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState: state => state.value,
    });
    expect(ways.map(({ state }) => state.value)).toEqual(expect.arrayContaining(['sending', 'sent']));
  });
});

/** The flow in use, with a call that the test answers, and a clock that the test moves. */
function start() {
  const calls: { signal: AbortSignal; answer: PromiseWithResolvers<void> }[] = [];
  const said = vi.fn<(what: string) => void>();
  const clock = new SimulatedClock();
  const send = fromPromise<void, string>(({ signal }) => {
    const answer = Promise.withResolvers<void>();
    calls.push({ signal, answer });
    return answer.promise;
  });
  const actor = createActor(__name__Machine.provide({ actors: { send } }), { clock });
  actor.on('*', ({ type }) => said(type));
  actor.start();
  actor.send(submit);
  return { actor, calls, said, clock };
}

test.each(['sent', 'failed'] as const)('a call that is %s is said to be, once', async outcome => {
  const { calls, said } = start();
  if (outcome === 'sent') calls[0]!.answer.resolve();
  else calls[0]!.answer.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(said.mock.calls.flat()).toEqual([outcome]), { interval: 1 });
});

test('a second press while the first is on its way calls nobody', () => {
  const { actor, calls } = start();
  actor.send(submit);
  expect(calls).toHaveLength(1);
});

test('a call that hangs is given up', () => {
  const { actor, calls, clock } = start();
  clock.increment(patience);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(calls[0]!.signal.aborted).toBe(true);
});

test('cancelling stops the call', () => {
  const { actor, calls, said } = start();
  actor.send({ type: 'cancel' });
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(said).not.toHaveBeenCalled();
});
