// Tests of the state machine of the inbox: the list of leads, applications and sales, its search and its pages.
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { viewModelOf } from './inbox.viewModel.ts';
import { contexts, sampleItems, noFilter } from './inbox.fixtures.ts';
import {
  type Filter,
  type InboxItem,
  inboxMachine,
  type InboxPage,
  type StatusCounts,
} from './inbox.machine.ts';
import { searchDelayMs, timeoutMs } from '../shared/request.ts';

const counts: StatusCounts = { new: 1, working: 0, waiting: 0, won: 0, spiked: 0, spam: 0 };
const networkError = new Error('The network failed.');

describe('inboxMachine states', () => {
  const page = { items: sampleItems(2), hasMore: true };
  const events = [
    { type: 'searchChanged', search: 'cello' },
    { type: 'filterChanged', filter: noFilter },
    { type: 'endReached' },
    { type: 'retry' },
    { type: 'xstate.after.searchDelay.inbox.typing' },
    { type: 'xstate.done.actor.0.inbox.loading', output: { ...page, counts } },
    { type: 'xstate.error.actor.0.inbox.loading', error: networkError },
    { type: 'xstate.after.timeout.inbox.loading' },
    { type: 'xstate.done.actor.0.inbox.loadingMore', output: page },
    { type: 'xstate.error.actor.0.inbox.loadingMore', error: networkError },
  ] as never[];

  test('every state is reachable', () => {
    const paths = getShortestPaths(inboxMachine, {
      input: { filter: noFilter },
      events,
      serializeState: ({ value }) => value as string,
      limit: 10_000,
    });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])('ready is reachable from %s', value => {
    const paths = getShortestPaths(inboxMachine, {
      fromState: inboxMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState: state => state.value as string,
    });
    expect(paths.map(({ state }) => state.value)).toContain('ready');
  });
});

/** A running inbox whose responses and clock the test controls. */
function start(filter: Filter = noFilter) {
  const loads: {
    filter: Filter;
    signal: AbortSignal;
    response: PromiseWithResolvers<InboxPage & { counts: StatusCounts }>;
  }[] = [];
  const nextLoads: { after: InboxItem; response: PromiseWithResolvers<InboxPage> }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => {
          const response = Promise.withResolvers<InboxPage & { counts: StatusCounts }>();
          loads.push({ filter: input, signal, response });
          return response.promise;
        }),
        loadMore: fromPromise(({ input }) => {
          const response = Promise.withResolvers<InboxPage>();
          nextLoads.push({ after: input.after, response });
          return response.promise;
        }),
      },
    }),
    { clock, input: { filter } },
  );
  const onFilterApplied = vi.fn<(filter: Filter) => void>();
  actor.on('filterApplied', event => onFilterApplied(event.filter));
  actor.start();
  const state = () => actor.getSnapshot().value;
  const waitForState = (value: string) => vi.waitFor(() => expect(state()).toBe(value));
  return { actor, clock, loads, nextLoads, onFilterApplied, state, waitForState };
}

test('inboxMachine searches after a pause in typing, and ignores the responses to older requests', async () => {
  const { actor, clock, loads, onFilterApplied, waitForState } = start();
  actor.send({ type: 'searchChanged', search: 'c' });
  expect(loads[0]!.signal.aborted).toBe(true);
  clock.increment(searchDelayMs - 1);
  actor.send({ type: 'searchChanged', search: 'ce' });
  clock.increment(searchDelayMs - 1);
  expect(loads).toHaveLength(1);
  clock.increment(1);
  expect(loads[1]!.filter.search).toBe('ce');
  expect(onFilterApplied).toHaveBeenLastCalledWith({ ...noFilter, search: 'ce' });
  loads[0]!.response.resolve({ items: sampleItems(9), hasMore: true, counts });
  loads[1]!.response.resolve({ items: sampleItems(1), hasMore: false, counts });
  await waitForState('ready');
  expect(actor.getSnapshot().context.items).toHaveLength(1);
});

test('inboxMachine loads each page after the last item of the page before', async () => {
  const { actor, loads, nextLoads, waitForState } = start();
  loads[0]!.response.resolve({ items: sampleItems(2), hasMore: true, counts });
  await waitForState('ready');
  actor.send({ type: 'endReached' });
  actor.send({ type: 'endReached' });
  expect(nextLoads).toHaveLength(1);
  expect(nextLoads[0]!.after.id).toBe('item-1');
  nextLoads[0]!.response.reject(networkError);
  await waitForState('loadMoreFailed');
  expect(actor.getSnapshot().context.items).toHaveLength(2);
  actor.send({ type: 'retry' });
  nextLoads[1]!.response.resolve({ items: sampleItems(3).slice(2), hasMore: false });
  await waitForState('ready');
  expect(actor.getSnapshot().context.items).toHaveLength(3);
  actor.send({ type: 'endReached' });
  expect(nextLoads).toHaveLength(2);
});

test('inboxMachine fails when the list takes too long, and loads again on retry', () => {
  const { actor, clock, loads, state } = start();
  clock.increment(timeoutMs);
  expect(state()).toBe('failed');
  expect(loads[0]!.signal.aborted).toBe(true);
  actor.send({ type: 'retry' });
  expect(loads).toHaveLength(2);
});

test('inboxMachine shows a changed follow-up in its item and in the counts', async () => {
  const { actor, loads, waitForState } = start();
  loads[0]!.response.resolve({ items: sampleItems(2), hasMore: false, counts: { ...counts, new: 2 } });
  await waitForState('ready');
  const before = { ...sampleItems(1)[0]!.followUp, note: '' };
  const won = { ...before, status: 'won' } as const;
  actor.send({ type: 'followUpChanged', id: 'item-0', before, after: won });
  const viewModel = viewModelOf(actor.getSnapshot(), () => {});
  expect(viewModel.items.map(({ followUp }) => followUp.status)).toEqual(['won', 'new']);
  expect(viewModel.counts).toEqual({ new: 1, working: 0, waiting: 0, won: 1, spiked: 0, spam: 0, all: 2 });
  actor.send({ type: 'followUpChanged', id: 'item-0', before: won, after: before });
  expect(viewModelOf(actor.getSnapshot(), () => {}).counts!.new).toBe(2);
});

test.each([
  { rule: 'the count while there are more items', hasMore: true, count: 9, total: 9 },
  { rule: 'one more than the loaded items when the count is too low', hasMore: true, count: 5, total: 6 },
  { rule: 'the number of loaded items when there are no more', hasMore: false, count: 9, total: 5 },
])('total is $rule', ({ hasMore, count, total }) => {
  const snapshot = inboxMachine.resolveState({
    value: 'ready',
    context: { ...contexts.ready, items: sampleItems(5), hasMore, counts: { ...counts, new: count } },
  });
  expect(viewModelOf(snapshot, () => {}).total).toBe(total);
});
