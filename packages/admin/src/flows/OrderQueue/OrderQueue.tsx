// `OrderQueue`: the orders of press releases, for the staff.
// A tier is a monthly package.
import { Badge, type BadgeProps } from '@fit-to-print/ui/components/Badge';
import { VisuallyHidden } from '@fit-to-print/ui/primitives/VisuallyHidden';
import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { DataTableColumn, DataTableHandle } from '../../patterns/DataTable/index.ts';
import { formatShort } from '../shared/formatDate.ts';
import * as listStyles from '../shared/list.css.ts';
import { ListStatus } from '../shared/ListStatus.tsx';
import { ListWithPanel } from '../shared/ListWithPanel.tsx';
import { SegmentedControl } from '../shared/SegmentedControl.tsx';
import { useDrafts } from '../shared/useDrafts.ts';
import type { OrderQueueApi } from './api.ts';
import type { OrderQueueCopy } from './copy.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { type OrderItem, parties, type Party, queueMachine } from './queue.machine.ts';
import type { OrderDraft } from './staffOrder.machine.ts';

export interface OrderQueueProps {
  /** The texts. */
  copy: OrderQueueCopy;
  /** The requests. */
  api: OrderQueueApi;
  /** The id of the open order; null if none is. */
  openId: string | null;
  /** Called with the order that the user opens; null when it is closed. */
  onOpen: (id: string | null) => void;
  /** The typed texts that were not sent yet, by the id of the order. If the page owns the map, they stay after the queue is unmounted. */
  drafts?: Map<string, OrderDraft>;
}

const tones: Readonly<Record<Party, NonNullable<BadgeProps['tone']>>> = {
  studio: 'attention',
  buyer: 'neutral',
  nobody: 'done',
};

const sinceOf = ({ stateChangedAt, waiting }: OrderItem) => (
  <time dateTime={stateChangedAt}>{waiting ?? formatShort(stateChangedAt)}</time>
);

/** @param unsaved The ids of the orders with typed text that was not sent yet. */
const queueColumns = (
  { table, states, next }: OrderQueueCopy,
  unsaved: ReadonlySet<string>,
): readonly DataTableColumn<OrderItem>[] => [
  {
    id: 'order',
    header: table.columns.order,
    width: 'fill',
    cell: item => (
      <span className={listStyles.entry}>
        <span className={listStyles.oneLine}>
          <b className={listStyles.name}>
            {item.number} {item.email}
          </b>
          <span className={listStyles.labels}>
            <VisuallyHidden>, </VisuallyHidden> {item.tier}
            {unsaved.has(item.id) && ` (${table.unsaved})`}
            <span className={listStyles.onlyInNarrow}> · {sinceOf(item)}</span>
          </span>
        </span>
        <VisuallyHidden>. </VisuallyHidden>{' '}
        <span className={listStyles.excerpt} dir="auto">
          {item.excerpt}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: table.columns.state,
    width: 'short',
    cell: ({ state, waitsFor }) => (
      <span className={listStyles.stamp}>
        <Badge tone={state === 'canceled' ? 'closed' : tones[waitsFor]}>{states[state]}</Badge>
      </span>
    ),
  },
  {
    id: 'next',
    header: table.columns.next,
    visibleFrom: 'wide',
    cell: ({ state }) => <span className={listStyles.twoLines}>{next[state]}</span>,
  },
  {
    id: 'since',
    header: table.columns.since,
    width: 'short',
    visibleFrom: 'small',
    cell: sinceOf,
  },
];

/** The list of orders, with those that wait longest for the studio first, and the open order beside the list. */
export function OrderQueue({ copy, api, openId, onOpen, drafts: externalDrafts }: OrderQueueProps) {
  const [{ context, value }, send] = useMachine(
    queueMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => api.load(input, signal)),
        loadMore: fromPromise(({ input, signal }) => api.loadMore(input.filter, input.after, signal)),
      },
    }),
  );
  const search = useRef<HTMLInputElement>(null);
  const { drafts, unsaved, onDraftChange } = useDrafts(externalDrafts);
  const columns = useMemo(() => queueColumns(copy, unsaved), [copy, unsaved]);
  const { filter, items, hasMore, counts } = context;
  const allCount = counts ? parties.reduce((sum, party) => sum + counts[party], 0) : 0;
  const matching = counts && filter.waitsFor ? counts[filter.waitsFor] : allCount;
  const total = hasMore ? Math.max(matching, items.length + 1) : items.length;
  const isLoading = value === 'loading' || value === 'typing';
  const table = useRef<DataTableHandle>(null);
  const close = () => {
    onOpen(null);
    table.current?.focus(openId ?? undefined);
  };

  return (
    <ListWithPanel
      ref={table}
      title={copy.title}
      countsControl={
        <SegmentedControl
          name="waitsFor"
          copy={copy.waitsFor}
          values={parties}
          counts={counts && { ...counts, all: allCount }}
          value={filter.waitsFor}
          onChange={waitsFor => send({ type: 'partyChanged', waitsFor })}
        />
      }
      search={{
        id: 'order-search',
        copy: copy.search,
        onInput: text => send({ type: 'searchChanged', search: text }),
        ref: search,
      }}
      found={counts && !isLoading ? copy.list.found : undefined}
      caption={copy.table.caption}
      columns={columns}
      rows={items}
      total={total}
      openId={openId}
      onOpen={({ id }) => onOpen(id)}
      onClose={close}
      onEndReached={() => send({ type: 'endReached' })}
      busy={isLoading}
      panel={
        openId && (
          <OrderPanel
            key={openId}
            copy={copy}
            id={openId}
            api={api}
            drafts={drafts}
            onDraftChange={onDraftChange}
            onChanged={() => send({ type: 'reload' })}
            onClose={close}
          />
        )
      }
    >
      <ListStatus
        copy={copy.list}
        viewModel={{
          state: value,
          items,
          counts,
          isLoading,
          isFiltered: filter.search.trim() !== '' || filter.waitsFor !== null,
          retry: () => send({ type: 'reload' }),
        }}
      />
    </ListWithPanel>
  );
}
