// `Inbox`: the staff's list of received messages, applications and sales.
import { useMachine } from '@xstate/react';
import { useToast } from '@fit-to-print/ui/components/Toast';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { InboxApi } from './api.ts';
import { inboxColumns } from './columns.tsx';
import type { InboxCopy } from './copy.ts';
import { ExportButton } from './ExportButton.tsx';
import { FailedMailList } from './FailedMailList.tsx';
import { viewModelOf } from './inbox.viewModel.ts';
import { type Filter, type FollowUp, inboxMachine, kinds, statuses } from './inbox.machine.ts';
import { ListStatus } from '../shared/ListStatus.tsx';
import { ListWithPanel } from '../shared/ListWithPanel.tsx';
import { SegmentedControl } from '../shared/SegmentedControl.tsx';
import {
  type FollowUpDraft,
  isSameFollowUp,
  type SaveResult,
  type EntryContext,
  type EntryKey,
} from './entry.machine.ts';
import { type EntryApi, EntryPanel } from './EntryPanel.tsx';
import type { DataTableHandle } from '../../patterns/DataTable/index.ts';
import { useDrafts } from '../shared/useDrafts.ts';
import { timeoutMs } from '../shared/request.ts';

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

const isSameFilter = (one: Filter, other: Filter) =>
  one.search === other.search && one.kind === other.kind && one.status === other.status;
/** More items are loaded when no more than this many are left from the open one on, for the next button. */
const loadMoreDistance = 20;

type ListOptions = Pick<InboxProps, 'api' | 'filter' | 'onFilterChange' | 'initialSnapshot'>;

/** Runs the machine of the list, with the filter in the page's address. */
function useInboxList({ api, filter, onFilterChange, initialSnapshot }: ListOptions) {
  const [snapshot, send, actor] = useMachine(
    inboxMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => api.load(input, signal)),
        loadMore: fromPromise(({ input, signal }) => api.loadMore(input.filter, input.after, signal)),
      },
    }),
    { input: { filter }, ...(initialSnapshot && { snapshot: initialSnapshot }) },
  );
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
  const viewModel = viewModelOf(snapshot, send);
  const clearFilter = () => {
    if (search.current) search.current.value = '';
    viewModel.changeFilter({ search: '', kind: null, status: null });
  };
  return { viewModel, actor, search, clearFilter };
}

/** The requests of the open entry. A save continues after the entry is closed; opening the entry again waits for it. */
function useEntryApi(api: InboxApi) {
  /** The last save of each entry. */
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
  return { entryApi, saves };
}

function useStaff(api: InboxApi): readonly string[] {
  const [staff, setStaff] = useState<readonly string[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    // If loading the staff fails, the form still has the current owner of an entry.
    api.loadStaff(abort.signal).then(setStaff, () => {});
    return () => abort.abort();
  }, [api]);
  return staff;
}

/** The leads, applications and sales: a filtered list, and the open entry beside it. */
export function Inbox({ copy, api, openKey, onOpen, drafts: externalDrafts, ...listOptions }: InboxProps) {
  const { viewModel, actor, search, clearFilter } = useInboxList({ api, ...listOptions });
  const toast = useToast();
  const staff = useStaff(api);
  const { entryApi, saves } = useEntryApi(api);
  const { drafts, unsaved, onDraftChange } = useDrafts(externalDrafts);
  const columns = useMemo(() => inboxColumns(copy, unsaved), [copy, unsaved]);
  const onFollowUpChange = useCallback(
    (id: string, before: FollowUp, after: FollowUp) =>
      actor.send({ type: 'followUpChanged', id, before, after }),
    [actor],
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
  const table = useRef<DataTableHandle>(null);
  const close = () => {
    onOpen(null);
    table.current?.focus(openKey?.id);
  };

  return (
    <ListWithPanel
      ref={table}
      title={copy.title}
      countsControl={
        <SegmentedControl
          name="status"
          copy={copy.status}
          values={statuses}
          counts={viewModel.counts}
          value={viewModel.filter.status}
          onChange={status => viewModel.changeFilter({ status })}
        />
      }
      search={{
        id: 'inbox-search',
        copy: copy.search,
        defaultValue: listOptions.filter.search,
        onInput: viewModel.changeSearch,
        ref: search,
      }}
      filters={
        <>
          <SegmentedControl
            name="kind"
            copy={copy.kind}
            values={kinds}
            value={viewModel.filter.kind}
            onChange={kind => viewModel.changeFilter({ kind })}
          />
          <ExportButton
            copy={copy.exportCsv}
            onExport={(onProgress, signal) => api.exportCsv(viewModel.filter, onProgress, signal)}
          />
        </>
      }
      notices={
        <FailedMailList
          copy={copy.failedMail}
          api={api}
          isInboxLoading={viewModel.state === 'loading'}
          onOpen={onOpen}
        />
      }
      found={viewModel.counts && !viewModel.isLoading ? copy.list.found : undefined}
      keyboardHint={copy.keyboardHint}
      caption={copy.table.caption}
      columns={columns}
      rows={viewModel.items}
      total={viewModel.total}
      openId={openKey?.id ?? null}
      onOpen={onOpen}
      onClose={close}
      onEndReached={viewModel.reachEnd}
      busy={viewModel.isLoading}
      panel={
        openKey && (
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
        )
      }
    >
      <ListStatus copy={copy.list} viewModel={viewModel} onClearFilter={clearFilter} />
    </ListWithPanel>
  );
}
