import { useMachine } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { DataTable, type DataTableHandle } from '../../patterns/DataTable/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useFocusHome } from '../../primitives/useFocusHome.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Choice } from './Choice.tsx';
import { DeadMail, type DeadMailCalls, type DeadMailCopy } from './DeadMail.tsx';
import { type EntryCalls, EntryPanel, type EntryCopy } from './EntryPanel.tsx';
import {
  type Entry,
  type EntryContext,
  type EntryRef,
  patience,
  type SaveOutcome,
  sameWork,
  type WorkDraft,
} from './entry.machine.ts';
import { inboxColumns } from './columns.tsx';
import { connect } from './inbox.connect.ts';
import {
  type Filter,
  type InboxLine,
  inboxMachine,
  type InboxPage,
  type Kind,
  kinds,
  type Status,
  statuses,
  type Tally,
  type Work,
} from './inbox.machine.ts';
import * as styles from './StudioInbox.css.ts';

/** The words of the desk, as plain data. */
export interface StudioCopy {
  readonly title: string;
  readonly tally: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Status, string>>;
  };
  readonly kind: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Kind, string>>;
    readonly one: Readonly<Record<Kind, string>>;
  };
  readonly search: { readonly label: string; readonly hint: string };
  readonly csv: {
    readonly action: string;
    /** Before the number of lines so far. */
    readonly busy: string;
    readonly failed: ToastMessage;
  };
  readonly table: {
    readonly caption: string;
    readonly columns: Readonly<Record<'from' | 'status' | 'nextStep' | 'via' | 'receivedAt', string>>;
    readonly unsaved: string;
  };
  /** Which keys do what. */
  readonly keys: string;
  readonly list: Readonly<
    Record<
      'found' | 'nothingYet' | 'nothingFound' | 'clear' | 'failed' | 'loadingMore' | 'moreFailed' | 'retry',
      string
    >
  >;
  readonly entry: EntryCopy;
  readonly deadMail: DeadMailCopy;
}

/** What the desk asks of the backend. Each may reject; a signal aborts what is not waited for any longer. */
export interface StudioCalls extends DeadMailCalls {
  load: (filter: Filter, signal: AbortSignal) => Promise<InboxPage & { tally: Tally }>;
  loadMore: (filter: Filter, after: InboxLine, signal: AbortSignal) => Promise<InboxPage>;
  /** Null when there is no such entry. */
  loadEntry: (ref: EntryRef, signal: AbortSignal) => Promise<Entry | null>;
  save: (ref: EntryRef, work: Work, revision: number, signal: AbortSignal) => Promise<SaveOutcome>;
  /**
   * Hands everything that the filter finds to the reader as a file; told of every line so far. It may take its time, but none of
   * its calls may.
   */
  exportCsv: (filter: Filter, onProgress: (lines: number) => void, signal: AbortSignal) => Promise<void>;
}

export interface StudioInboxProps {
  copy: StudioCopy;
  calls: StudioCalls;
  /** Where to begin, and where to go when it changes. */
  filter: Filter;
  /** The list was asked for with this filter: the address of the page may say so. */
  onFilter: (filter: Filter) => void;
  /** What is open on the desk. */
  open: EntryRef | null;
  onOpen: (ref: EntryRef | null) => void;
  /** Where to start, for stories. */
  initialSnapshot?: SnapshotFrom<typeof inboxMachine>;
}

const number = new Intl.NumberFormat('en-US');
const sameFilter = (one: Filter, other: Filter) =>
  one.search === other.search && one.kind === other.kind && one.status === other.status;
/** How near the end of what is loaded the open line asks for more. */
const nearEnd = 20;
const idOf = ({ id }: InboxLine) => id;
const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio');

/** The slot of a copy desk: what came in, where it stands, and the one that is open. */
export function StudioInbox({
  copy,
  calls,
  filter,
  onFilter,
  open,
  onOpen,
  initialSnapshot,
}: StudioInboxProps) {
  const [snapshot, send, actor] = useMachine(
    inboxMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => calls.load(input, signal)),
        loadMore: fromPromise(({ input, signal }) => calls.loadMore(input.filter, input.after, signal)),
      },
    }),
    { input: { filter }, ...(initialSnapshot && { snapshot: initialSnapshot }) },
  );
  const view = connect(snapshot, send);
  const toast = useToast();
  const root = useRef<HTMLElement>(null);
  useFocusHome(root);
  const table = useRef<DataTableHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  /** What was written and not saved, by entry: it waits there until its entry is opened again. */
  const drafts = useRef(new Map<string, WorkDraft>());
  /** Whose drafts these are: all that the list shows of them, and so all that renders it again. */
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const subscription = actor.on('asked', asked => onFilter(asked.filter));
    return () => subscription.unsubscribe();
  }, [actor, onFilter]);
  // Whoever goes back in the browser's history goes back here.
  useEffect(() => {
    const current = actor.getSnapshot();
    if (current.matches('typing') || sameFilter(current.context.filter, filter)) return;
    if (search.current) search.current.value = filter.search;
    actor.send({ type: 'filter', filter });
  }, [actor, filter]);

  const onDraft = useCallback((id: string, draft: WorkDraft | null) => {
    const known = drafts.current.has(id);
    if (draft) drafts.current.set(id, draft);
    else drafts.current.delete(id);
    if (known !== (draft !== null)) setUnsaved(new Set(drafts.current.keys()));
  }, []);
  const onWorked = useCallback(
    (id: string, before: Work, after: Work) => actor.send({ type: 'worked', id, before, after }),
    [actor],
  );
  /** The last save of each entry. It goes on when its entry is left, which waits for it when it is opened again. */
  const saves = useRef(new Map<string, Promise<SaveOutcome>>());
  const entryCalls = useMemo(
    (): EntryCalls => ({
      save(ref, work, revision) {
        const saving = calls.save(ref, work, revision, AbortSignal.timeout(patience));
        saves.current.set(ref.id, saving);
        return saving;
      },
      async loadEntry(ref, signal) {
        await saves.current.get(ref.id)?.catch(() => {});
        return calls.loadEntry(ref, signal);
      },
    }),
    [calls],
  );
  const onLeave = async ({ ref: { id }, entry, work, sent }: EntryContext) => {
    const takeBack = (after: Work, description: string) => {
      onWorked(id, sent, after);
      toast.show({ tone: 'destructive', title: entry!.name, description });
    };
    try {
      const { saved, entry: kept } = await saves.current.get(id)!;
      if (saved || sameWork(kept.work, sent))
        onDraft(id, sameWork(work, sent) ? null : { work, revision: kept.revision });
      else takeBack(kept.work, copy.entry.conflict.title);
    } catch {
      takeBack(entry!.work, copy.entry.unsaved);
    }
  };
  const close = () => {
    onOpen(null);
    table.current?.focus(open?.id);
  };
  const at = open ? view.lines.findIndex(({ id }) => id === open.id) : -1;
  const step = (by: 1 | -1) => {
    const line = at === -1 ? undefined : view.lines[at + by];
    return line && (() => onOpen(line));
  };
  // Who goes from line to line, with the list out of sight perhaps, comes to its end as well.
  const loaded = view.lines.length;
  useEffect(() => {
    if (at !== -1 && at >= loaded - nearEnd) actor.send({ type: 'more' });
  }, [actor, at, loaded]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
    if (isTyping(event.target)) return;
    const does = {
      '/': () => search.current?.focus(),
      j: open ? step(1) : undefined,
      k: open ? step(-1) : undefined,
    }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  };

  const columns = useMemo(() => inboxColumns(copy, unsaved), [copy, unsaved]);

  return (
    // Its keys hold wherever the focus is in it, and nowhere else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what can be pressed by key can be pressed by pointer too
    <section
      ref={root}
      aria-label={copy.title}
      className={styles.root}
      data-open={open ? '' : undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.asking}>
        <Choice
          name="status"
          legend={copy.tally.legend}
          look="tally"
          value={view.filter.status}
          onChoose={status => view.narrow({ status })}
          options={[
            { value: null, label: copy.tally.all, figure: view.counts && number.format(view.counts.all) },
            ...statuses.map(status => ({
              value: status,
              label: copy.tally.names[status],
              figure: view.counts && number.format(view.counts[status]),
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
              onInput={view.search}
              ref={search}
            />
          </div>
          <Choice
            name="kind"
            legend={copy.kind.legend}
            look="segments"
            value={view.filter.kind}
            onChoose={kind => view.narrow({ kind })}
            options={[
              { value: null, label: copy.kind.all },
              ...kinds.map(kind => ({ value: kind, label: copy.kind.names[kind] })),
            ]}
          />
          <Export copy={copy.csv} run={(...how) => calls.exportCsv(view.filter, ...how)} />
        </search>
      </div>
      <DeadMail copy={copy.deadMail} calls={calls} loading={snapshot.matches('loading')} onOpen={onOpen} />
      <VisuallyHidden as="div">
        <output>{view.counts && !view.busy && `${number.format(view.total)} ${copy.list.found}`}</output>
      </VisuallyHidden>
      <div className={styles.desk}>
        <div className={styles.log}>
          <DataTable
            ref={table}
            caption={copy.table.caption}
            columns={columns}
            lines={view.lines}
            idOf={idOf}
            total={view.total}
            open={open?.id ?? null}
            onOpen={onOpen}
            onEnd={view.more}
            busy={view.busy}
          >
            <ListState
              copy={copy.list}
              view={view}
              onClear={() => search.current && (search.current.value = '')}
            />
          </DataTable>
          <p className={styles.keys}>{copy.keys}</p>
        </div>
        {open && (
          <EntryPanel
            key={open.id}
            copy={copy.entry}
            kinds={copy.kind.one}
            statuses={copy.tally.names}
            entry={open}
            calls={entryCalls}
            drafts={drafts}
            onDraft={onDraft}
            onWorked={onWorked}
            onLeave={onLeave}
            onClose={close}
            onPrevious={step(-1)}
            onNext={step(1)}
          />
        )}
      </div>
    </section>
  );
}

interface ListStateProps {
  copy: StudioCopy['list'];
  view: ReturnType<typeof connect>;
  onClear: () => void;
}

/** What stands under the list, or in its place. */
function ListState({ copy, view, onClear }: ListStateProps): ReactNode {
  const failed = view.failed ? copy.failed : view.moreFailed ? copy.moreFailed : null;
  if (failed) {
    return (
      <div className={styles.state} role="alert">
        <Text tone="stop">{failed}</Text>
        <Button size="small" onClick={view.retry}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  if (view.opening || view.loadingMore) {
    return (
      <output className={styles.state}>
        <Text as="span" tone="muted">
          {copy.loadingMore}
        </Text>
      </output>
    );
  }
  if (!view.empty) return null;
  if (!view.narrowed) {
    return (
      <output className={styles.state}>
        <Text as="span">{copy.nothingYet}</Text>
      </output>
    );
  }
  return (
    <output className={styles.state}>
      <Text as="span">{copy.nothingFound}</Text>
      <Button
        size="small"
        onClick={() => {
          onClear();
          view.narrow({ search: '', kind: null, status: null });
        }}
      >
        {copy.clear}
      </Button>
    </output>
  );
}

interface ExportProps {
  copy: StudioCopy['csv'];
  run: (onProgress: (lines: number) => void, signal: AbortSignal) => Promise<void>;
}

function Export({ copy, run }: ExportProps) {
  const toast = useToast();
  const [lines, setLines] = useState<number | null>(null);
  const leaving = useRef<AbortController>(null);
  // Whoever leaves the desk, or signs out, gets no file any more.
  useEffect(() => () => leaving.current?.abort(), []);
  const start = async () => {
    const { signal } = (leaving.current = new AbortController());
    setLines(0);
    try {
      await run(setLines, signal);
    } catch {
      if (!signal.aborted) toast.show(copy.failed);
    } finally {
      setLines(null);
    }
  };
  return (
    <Button disabled={lines !== null} onClick={() => void start()}>
      {lines === null ? copy.action : `${copy.busy} ${number.format(lines)}`}
    </Button>
  );
}
