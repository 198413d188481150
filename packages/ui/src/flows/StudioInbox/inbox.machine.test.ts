import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { connect } from './inbox.connect.ts';
import { contexts, everything, lines } from './inbox.fixtures.ts';
import {
  type Filter,
  type InboxLine,
  inboxMachine,
  type InboxPage,
  patience,
  pause,
  type Tally,
} from './inbox.machine.ts';

const tally: Tally = { new: 1, working: 0, waiting: 0, won: 0, spiked: 0 };

describe('the graph', () => {
  const page = { lines: lines(2), more: true };
  const events = [
    { type: 'search', search: 'cello' },
    { type: 'filter', filter: everything },
    { type: 'more' },
    { type: 'retry' },
    { type: 'xstate.after.pause.inbox.typing' },
    { type: 'xstate.done.actor.0.inbox.loading', output: { ...page, tally } },
    { type: 'xstate.error.actor.0.inbox.loading', error: new Error('The line is down.') },
    { type: 'xstate.after.patience.inbox.loading' },
    { type: 'xstate.done.actor.0.inbox.loadingMore', output: page },
    { type: 'xstate.error.actor.0.inbox.loadingMore', error: new Error('The line is down.') },
  ] as never[];

  test('every state can be reached', () => {
    const paths = getShortestPaths(inboxMachine, {
      input: { filter: everything },
      events,
      serializeState: ({ value }) => value as string,
      limit: 10_000,
    });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])('%s is no dead end', value => {
    const paths = getShortestPaths(inboxMachine, {
      fromState: inboxMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState: state => state.value as string,
    });
    expect(paths.map(({ state }) => state.value)).toContain('ready');
  });
});

/** The list in use, with calls that the test answers, and a clock that the test moves. */
function start(filter: Filter = everything) {
  const loads: {
    filter: Filter;
    signal: AbortSignal;
    answer: PromiseWithResolvers<InboxPage & { tally: Tally }>;
  }[] = [];
  const mores: { after: InboxLine; answer: PromiseWithResolvers<InboxPage> }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => {
          const answer = Promise.withResolvers<InboxPage & { tally: Tally }>();
          loads.push({ filter: input, signal, answer });
          return answer.promise;
        }),
        loadMore: fromPromise(({ input }) => {
          const answer = Promise.withResolvers<InboxPage>();
          mores.push({ after: input.after, answer });
          return answer.promise;
        }),
      },
    }),
    { clock, input: { filter } },
  );
  const asked = vi.fn<(filter: Filter) => void>();
  actor.on('asked', event => asked(event.filter));
  actor.start();
  const state = () => actor.getSnapshot().value;
  const become = (value: string) => vi.waitFor(() => expect(state()).toBe(value));
  return { actor, clock, loads, mores, asked, state, become };
}

test('letters are waited for, and what was asked before them is given up', async () => {
  const { actor, clock, loads, asked, become } = start();
  actor.send({ type: 'search', search: 'c' });
  expect(loads[0]!.signal.aborted).toBe(true);
  clock.increment(pause - 1);
  actor.send({ type: 'search', search: 'ce' });
  clock.increment(pause - 1);
  expect(loads).toHaveLength(1);
  clock.increment(1);
  expect(loads[1]!.filter.search).toBe('ce');
  expect(asked).toHaveBeenLastCalledWith({ ...everything, search: 'ce' });
  // The first answer comes late, and is nobody's any more.
  loads[0]!.answer.resolve({ lines: lines(9), more: true, tally });
  loads[1]!.answer.resolve({ lines: lines(1), more: false, tally });
  await become('ready');
  expect(actor.getSnapshot().context.lines).toHaveLength(1);
});

test('pages follow one another, each after the last line of the one before', async () => {
  const { actor, loads, mores, become } = start();
  loads[0]!.answer.resolve({ lines: lines(2), more: true, tally });
  await become('ready');
  actor.send({ type: 'more' });
  actor.send({ type: 'more' });
  expect(mores).toHaveLength(1);
  expect(mores[0]!.after.id).toBe('line-1');
  mores[0]!.answer.reject(new Error('The line is down.'));
  await become('moreFailed');
  expect(actor.getSnapshot().context.lines).toHaveLength(2);
  actor.send({ type: 'retry' });
  mores[1]!.answer.resolve({ lines: lines(3).slice(2), more: false });
  await become('ready');
  expect(actor.getSnapshot().context.lines).toHaveLength(3);
  actor.send({ type: 'more' });
  expect(mores).toHaveLength(2);
});

test('a list that hangs has failed', async () => {
  const { actor, clock, loads, state } = start();
  clock.increment(patience);
  expect(state()).toBe('failed');
  expect(loads[0]!.signal.aborted).toBe(true);
  actor.send({ type: 'retry' });
  expect(loads).toHaveLength(2);
});

test('what is done about a line shows in it, and in the count', async () => {
  const { actor, loads, become } = start();
  loads[0]!.answer.resolve({ lines: lines(2), more: false, tally: { ...tally, new: 2 } });
  await become('ready');
  const before = { ...lines(1)[0]!.work, note: '' };
  actor.send({ type: 'worked', id: 'line-0', before, after: { ...before, status: 'won' } });
  const view = connect(actor.getSnapshot(), () => {});
  expect(view.lines.map(({ work }) => work.status)).toEqual(['won', 'new']);
  expect(view.counts).toEqual({ new: 1, working: 0, waiting: 0, won: 1, spiked: 0, all: 2 });
  actor.send({ type: 'worked', id: 'line-0', before: { ...before, status: 'won' }, after: before });
  expect(connect(actor.getSnapshot(), () => {}).counts!.new).toBe(2);
});

test('the total is what is counted while there is more, and what is there once there is not', () => {
  const total = (more: boolean, count: number) =>
    connect(
      inboxMachine.resolveState({
        value: 'ready',
        context: { ...contexts.ready, lines: lines(5), more, tally: { ...tally, new: count } },
      }),
      () => {},
    ).total;
  expect(total(true, 9)).toBe(9);
  // More came in since it was counted: the end is not in sight, whatever the count said.
  expect(total(true, 5)).toBe(6);
  expect(total(false, 9)).toBe(5);
});
