// `Inbox`: the staff's list of received messages, applications and sales.
import { useMachine } from '@xstate/react';
import { TextField } from '@fit-to-print/ui/components/Field';
import { useToast } from '@fit-to-print/ui/components/Toast';
import { useFocusFallback } from '@fit-to-print/ui/primitives/useFocusFallback';
import { VisuallyHidden } from '@fit-to-print/ui/primitives/VisuallyHidden';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { DataTable, type DataTableHandle } from '../../patterns/DataTable/index.ts';
import type { InboxApi } from './api.ts';
import { inboxColumns } from './columns.tsx';
import type { InboxCopy } from './copy.ts';
import { ExportButton } from './ExportButton.tsx';
import { FailedMailList } from './FailedMailList.tsx';
import * as styles from '../shared/list.css.ts';
import { viewModelOf } from './inbox.viewModel.ts';
import {
  type Filter,
  type FollowUp,
  type InboxItem,
  inboxMachine,
  kinds,
  statuses,
} from './inbox.machine.ts';
import { ListStatus } from './ListStatus.tsx';
import { SegmentedControl } from '../shared/SegmentedControl.tsx';
import {
  type FollowUpDraft,
  isSameFollowUp,
  type SaveResult,
  type EntryContext,
  type EntryKey,
} from './entry.machine.ts';
import { type EntryApi, EntryPanel } from './EntryPanel.tsx';
import { useDrafts } from '../shared/useDrafts.ts';
import { timeoutMs } from '../shared/request.ts';
import { useListKeys } from '../shared/useListKeys.ts';

export interface InboxProps {
  /** The inbox's texts. */
  copy: InboxCopy;
  /** Loads, saves and exports entries. */
  api: InboxApi;
  /** Which entries the list has. When the filter changes, the list loads again. */
  filter: Filter;
  /** Called when the list starts to load with a filter, so that the page can show the filter in its address. */
  onFilterChange: (filter: Filter) => void;
  /** The entry that is open; null if none is. */
  openKey: EntryKey | null;
  /** Called with the entry that the user opens; null when it is closed. */
  onOpen: (key: EntryKey | null) => void;
  /** The unsaved follow-ups, by the id of the entry. If the page owns the map, they stay after the inbox is unmounted. */
  drafts?: Map<string, FollowUpDraft>;
  /** The state to start in, for stories. */
  initialSnapshot?: SnapshotFrom<typeof inboxMachine>;
}

const number = new Intl.NumberFormat('en-US');
const getRowId = ({ id }: InboxItem) => id;
const isSameFilter = (one: Filter, other: Filter) =>
  one.search === other.search && one.kind === other.kind && one.status === other.status;
/** More items are loaded when no more than this many are left from the open one on, for the next button. */
const loadMoreDistance = 20;

/** The leads, applications and sales: a filtered list, and the open entry beside it. */
export function Inbox({
  copy,
  api,
  filter,
  onFilterChange,
  openKey,
  onOpen,
  drafts: externalDrafts,
  initialSnapshot,
}: InboxProps) {
  const [snapshot, send, actor] = useMachine(
    inboxMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => api.load(input, signal)),
        loadMore: fromPromise(({ input, signal }) => api.loadMore(input.filter, input.after, signal)),
      },
    }),
    { input: { filter }, ...(initialSnapshot && { snapshot: initialSnapshot }) },
  );
  const viewModel = viewModelOf(snapshot, send);
  const toast = useToast();
  const root = useRef<HTMLElement>(null);
  useFocusFallback(root);
  const table = useRef<DataTableHandle>(null);
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const subscription = actor.on('filterApplied', event => onFilterChange(event.filter));
    return () => subscription.unsubscribe();
  }, [actor, onFilterChange]);
  // The browser's Back button changes `filter`.
  useEffect(() => {
    const current = actor.getSnapshot();
    if (current.matches('typing') || isSameFilter(current.context.filter, filter)) return;
    if (search.current) search.current.value = filter.search;
    actor.send({ type: 'filterChanged', filter });
  }, [actor, filter]);

  const { drafts, unsaved, onDraftChange } = useDrafts(externalDrafts);
  const onFollowUpChange = useCallback(
    (id: string, before: FollowUp, after: FollowUp) =>
      actor.send({ type: 'followUpChanged', id, before, after }),
    [actor],
  );

  /** The last save of each entry. A save continues after the entry is closed; opening the entry again waits for it. */
  const saves = useRef(new Map<string, Promise<SaveResult>>());
  const entryApi = useMemo(
    (): EntryApi => ({
      save(key, followUp, revision) {
        const saving = api.save(key, followUp, revision, AbortSignal.timeout(timeoutMs));
        saves.current.set(key.id, saving);
        return saving;
      },
      async load(key, signal) {
        await saves.current.get(key.id)?.catch(() => {});
        return api.loadEntry(key, signal);
      },
    }),
    [api],
  );
  const onCloseWhileSaving = async ({ key: { id }, entry, followUp, sentFollowUp }: EntryContext) => {
    const reportFailure = (current: FollowUp, description: string) => {
      onFollowUpChange(id, sentFollowUp, current);
      toast.show({ tone: 'destructive', title: entry!.name, description });
    };
    try {
      const { saved, entry: latest } = await saves.current.get(id)!;
      if (saved || isSameFollowUp(latest.followUp, sentFollowUp))
        onDraftChange(
          id,
          isSameFollowUp(followUp, sentFollowUp) ? null : { followUp, revision: latest.revision },
        );
      else reportFailure(latest.followUp, copy.entry.conflict.title);
    } catch {
      reportFailure(entry!.followUp, copy.entry.saveFailed);
    }
  };

  const close = () => {
    onOpen(null);
    table.current?.focus(openKey?.id);
  };
  const openIndex = openKey ? viewModel.items.findIndex(({ id }) => id === openKey.id) : -1;
  const stepBy = (offset: 1 | -1) => {
    const item = openIndex === -1 ? undefined : viewModel.items[openIndex + offset];
    return item && (() => onOpen(item));
  };
  // While the list is hidden behind the entry, the table does not report its end.
  const loadedItems = viewModel.items.length;
  useEffect(() => {
    if (openIndex !== -1 && openIndex >= loadedItems - loadMoreDistance) actor.send({ type: 'endReached' });
  }, [actor, openIndex, loadedItems]);

  useListKeys({
    search,
    table,
    ids: viewModel.items.map(getRowId),
    openId: openKey?.id ?? null,
    onOpen: index => onOpen(viewModel.items[index]!),
    onClose: close,
  });
  const clearFilter = () => {
    if (search.current) search.current.value = '';
    viewModel.changeFilter({ search: '', kind: null, status: null });
  };

  const [staff, setStaff] = useState<readonly string[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    // If loading the staff fails, the form still has the current owner of an entry.
    api.loadStaff(abort.signal).then(setStaff, () => {});
    return () => abort.abort();
  }, [api]);

  const columns = useMemo(() => inboxColumns(copy, unsaved), [copy, unsaved]);

  return (
    <section
      ref={root}
      aria-label={copy.title}
      className={styles.root}
      data-open={openKey ? '' : undefined}
      tabIndex={-1}
    >
      <div className={styles.controls}>
        <SegmentedControl
          name="status"
          legend={copy.status.legend}
          variant="counts"
          value={viewModel.filter.status}
          onChange={status => viewModel.changeFilter({ status })}
          options={[
            {
              value: null,
              label: copy.status.all,
              count: viewModel.counts && number.format(viewModel.counts.all),
            },
            ...statuses.map(status => ({
              value: status,
              label: copy.status.names[status],
              count: viewModel.counts && number.format(viewModel.counts[status]),
            })),
          ]}
        />
        <search className={styles.filters}>
          <div className={styles.search}>
            <TextField
              id="inbox-search"
              name="search"
              type="search"
              autoComplete="off"
              {...copy.search}
              defaultValue={filter.search}
              onInput={viewModel.changeSearch}
              ref={search}
            />
          </div>
          <SegmentedControl
            name="kind"
            legend={copy.kind.legend}
            variant="segments"
            value={viewModel.filter.kind}
            onChange={kind => viewModel.changeFilter({ kind })}
            options={[
              { value: null, label: copy.kind.all },
              ...kinds.map(kind => ({ value: kind, label: copy.kind.names[kind] })),
            ]}
          />
          <ExportButton
            copy={copy.exportCsv}
            onExport={(onProgress, signal) => api.exportCsv(viewModel.filter, onProgress, signal)}
          />
        </search>
        <FailedMailList
          copy={copy.failedMail}
          api={api}
          isInboxLoading={viewModel.state === 'loading'}
          onOpen={onOpen}
        />
      </div>
      <VisuallyHidden as="div">
        <output>
          {viewModel.counts && !viewModel.isLoading && `${number.format(viewModel.total)} ${copy.list.found}`}
        </output>
      </VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.list}>
          <DataTable
            ref={table}
            caption={copy.table.caption}
            columns={columns}
            rows={viewModel.items}
            getRowId={getRowId}
            total={viewModel.total}
            openId={openKey?.id ?? null}
            onOpen={onOpen}
            onEndReached={viewModel.reachEnd}
            busy={viewModel.isLoading}
          >
            <ListStatus copy={copy.list} viewModel={viewModel} onClearFilter={clearFilter} />
          </DataTable>
          <p className={styles.keyboardHint}>{copy.keyboardHint}</p>
        </div>
        {openKey && (
          <EntryPanel
            key={openKey.id}
            copy={copy}
            entryKey={openKey}
            api={entryApi}
            staff={staff}
            drafts={drafts}
            onDraftChange={onDraftChange}
            onFollowUpChange={onFollowUpChange}
            onCloseWhileSaving={onCloseWhileSaving}
            onClose={close}
            onPrevious={stepBy(-1)}
            onNext={stepBy(1)}
          />
        )}
      </div>
    </section>
  );
}
