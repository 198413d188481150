// Computes the view model of the inbox's list: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Filter, type inboxMachine, type Status, statuses } from './inbox.machine.ts';

/** Returns what the list shows in a state of the machine, and the handlers, which send events to the machine. */
export function viewModelOf(
  snapshot: SnapshotFrom<typeof inboxMachine>,
  send: ActorRefFrom<typeof inboxMachine>['send'],
) {
  const { filter, items, hasMore, counts } = snapshot.context;
  // Spam is shown only by its own filter.
  const allCount = counts ? statuses.reduce((sum, status) => sum + counts[status], 0) - counts.spam : 0;
  const matching = counts && filter.status ? counts[filter.status] : allCount;
  const state = snapshot.value;
  const isLoading = state === 'loading' || state === 'typing';
  return {
    state,
    filter,
    items,
    /** While there are more items, at least one more than the loaded ones: the counts may be older than the items. */
    total: hasMore ? Math.max(matching, items.length + 1) : items.length,
    /** The number of entries by status and in total. Null until the first response. */
    counts: counts && ({ ...counts, all: allCount } satisfies Record<Status | 'all', number>),
    isLoading,
    isFiltered: filter.search.trim() !== '' || filter.kind !== null || filter.status !== null,
    changeSearch: (search: string) => send({ type: 'searchChanged', search }),
    changeFilter: (change: Partial<Filter>) =>
      send({ type: 'filterChanged', filter: { ...filter, ...change } }),
    /** The last loaded item is almost in view: loads more. */
    reachEnd: () => send({ type: 'endReached' }),
    retry: () => send({ type: 'retry' }),
  };
}
