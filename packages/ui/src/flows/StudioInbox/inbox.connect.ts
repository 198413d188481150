import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Filter, type inboxMachine, type Status, statuses } from './inbox.machine.ts';

/** What the list shows in a state, and what may be done in it. */
export function connect(
  snapshot: SnapshotFrom<typeof inboxMachine>,
  send: ActorRefFrom<typeof inboxMachine>['send'],
) {
  const { filter, lines, more, tally } = snapshot.context;
  const all = tally && statuses.reduce((sum, status) => sum + tally[status], 0);
  const found = tally && (filter.status ? tally[filter.status] : all!);
  const busy = snapshot.matches('loading') || snapshot.matches('typing');
  return {
    filter,
    lines,
    /** How many there are. What somebody sends or changes meanwhile shows when the list is asked for again. */
    total: more ? Math.max(found ?? 0, lines.length + 1) : lines.length,
    /** By status, and of all; null before the first answer. */
    counts: tally && ({ ...tally, all: all! } satisfies Record<Status | 'all', number>),
    busy,
    /** Nothing has come yet. */
    opening: busy && tally === null,
    failed: snapshot.matches('failed'),
    loadingMore: snapshot.matches('loadingMore'),
    moreFailed: snapshot.matches('moreFailed'),
    /** There is nothing to show, and that is the answer. */
    empty: snapshot.matches('ready') && lines.length === 0,
    /** Whether anything is left out on purpose. */
    narrowed: filter.search.trim() !== '' || filter.kind !== null || filter.status !== null,
    search: (search: string) => send({ type: 'search', search }),
    narrow: (change: Partial<Filter>) => send({ type: 'filter', filter: { ...filter, ...change } }),
    more: () => send({ type: 'more' }),
    retry: () => send({ type: 'retry' }),
  };
}
