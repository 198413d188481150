import { type ColumnDef, flexRender, type Row, tableFeatures, useTable } from '@tanstack/react-table';
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './DataTable.css.ts';

export const columnWidths = ['short', 'medium', 'rest'] as const;
export const columnPlaces = ['always', 'medium', 'wide'] as const;

export interface DataTableColumn<Line> {
  id: string;
  /** What stands over it. */
  head: string;
  cell: (line: Line) => ReactNode;
  /** `rest` takes what the others leave. @default 'medium' */
  width?: (typeof columnWidths)[number];
  /** From which width of the table it is shown. @default 'always' */
  from?: (typeof columnPlaces)[number];
}

/** What whoever holds the table may ask of it. */
export interface DataTableHandle {
  /** Gives the focus to a line, by its id; to the one that had it last, without. */
  focus: (id?: string) => void;
}

export interface DataTableProps<Line> {
  /** What the table lists, for those who hear it. */
  caption: string;
  /** The first one names the line; pressing the name opens it. */
  columns: readonly DataTableColumn<Line>[];
  /** Those that are loaded. */
  lines: readonly Line[];
  idOf: (line: Line) => string;
  /** How many there are, loaded or not. */
  total: number;
  /** The line that is open, by its id. */
  open?: string | null;
  onOpen: (line: Line) => void;
  /** The last lines come into sight: time to load more. May be called again until there are. */
  onEnd?: () => void;
  /** The lines are about to be replaced; the others are then shown from the first one on. */
  busy?: boolean;
  /** Stands under the lines, or in their place: that there are none, that more are coming, that it failed. */
  children?: ReactNode;
  ref?: Ref<DataTableHandle>;
}

const features = tableFeatures({});
type Features = typeof features;

/** Lines that are drawn beyond what is seen, and how near the end is near. */
const overscan = 6;
const near = 40;
/** In rem: a guess, as each line is measured once it is drawn; and what the head covers of what is scrolled. */
const lineHeight = 4.5;
const headHeight = 3;
const readRem = () =>
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * While the table is hidden, as behind an open line on a narrow sheet, its lines measure nothing. They keep the height
 * that they had: the virtualizer would take it for growth above what is seen when they return, and scroll by it.
 */
const measureDisplayed = (
  line: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): number =>
  measureElement(line, entry, virtualizer) ||
  virtualizer.measurementsCache[virtualizer.indexFromElement(line)]!.size;

const keys: Readonly<Record<string, (at: number, page: number, last: number) => number>> = {
  ArrowDown: at => at + 1,
  j: at => at + 1,
  ArrowUp: at => at - 1,
  k: at => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: (_at, _page, last) => last,
};

/**
 * A table of any length in a window of its own, of which only what is seen is drawn. One line is in the order of Tab; arrow
 * keys (or J and K), Page Up and Down, Home and End lead to the others, and Enter opens.
 */
export function DataTable<Line>({
  caption,
  columns,
  lines,
  idOf,
  total,
  open = null,
  onOpen,
  onEnd,
  busy = false,
  children,
  ref,
}: DataTableProps<Line>) {
  const table = useTable({
    features,
    columns: useMemo(
      () =>
        columns.map(({ id, head, cell }): ColumnDef<Features, Line & object> => ({
          id,
          header: head,
          cell: ({ row }) => cell(row.original),
        })),
      [columns],
    ),
    data: lines as readonly (Line & object)[],
    getRowId: idOf,
  });
  const { rows } = table.getRowModel();

  const view = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  /** The line in the order of Tab. */
  const at = Math.max(0, Math.min(wanted, rows.length - 1));
  const moving = useRef(false);
  // Once: the virtualizer asks for the height of every line that is not drawn.
  const rem = useMemo(readRem, []);

  // oxlint-disable-next-line react/incompatible-library -- It is about React Compiler, which this system does not use.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: () => lineHeight * rem,
    getItemKey: index => rows[index]!.id,
    measureElement: measureDisplayed,
    overscan,
    scrollPaddingStart: headHeight * rem,
    // A line that has the focus keeps it, wherever it is scrolled to.
    rangeExtractor: useCallback(
      (range: Range) => {
        const seen = defaultRangeExtractor(range);
        return seen.includes(at) || range.count === 0 ? seen : [...seen, at].toSorted((a, b) => a - b);
      },
      [at],
    ),
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();

  const go = useCallback(
    (index: number) => {
      if (virtualizer.options.count === 0) return;
      const next = Math.max(0, Math.min(index, virtualizer.options.count - 1));
      moving.current = true;
      setWanted(next);
      virtualizer.scrollToIndex(next);
    },
    [virtualizer],
  );
  /** To the line in the order of Tab, as soon as it is drawn and can be seen. */
  const arrive = () => {
    if (!moving.current) return;
    const name = view.current?.querySelector<HTMLElement>('[data-name][tabindex="0"]');
    name?.focus({ preventScroll: true });
    moving.current = name !== document.activeElement;
  };
  useLayoutEffect(arrive);
  useImperativeHandle(ref, () => ({
    focus(id) {
      const index = id === undefined ? at : rows.findIndex(row => row.id === id);
      go(index === -1 ? at : index);
      // Where the line is the one that it was, nothing is drawn again.
      if (index === at) arrive();
    },
  }));

  const shown = useRef({ busy, lines });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { busy, lines };
    if (!before.busy || busy || before.lines === lines) return;
    setWanted(0);
    virtualizer.scrollToOffset(0);
  }, [busy, lines, virtualizer]);
  // Whoever opens lines from outside, one after the other, sees in the table where they are.
  const openAt = open === null ? -1 : rows.findIndex(({ id }) => id === open);
  const isListed = openAt !== -1;
  const follow = useEffectEvent(() => {
    setWanted(openAt);
    virtualizer.scrollToIndex(openAt);
  });
  useLayoutEffect(() => {
    if (isListed) follow();
  }, [open, isListed]);

  const lastSeen = items.at(-1)?.index ?? -1;
  const isNear = rows.length > 0 && lastSeen >= rows.length - near && rows.length < total;
  useLayoutEffect(() => {
    if (isNear) onEnd?.();
  }, [isNear, rows.length, onEnd]);

  const onKeyDown = useCallback(
    (index: number, event: KeyboardEvent) => {
      const move = keys[event.key];
      if (!move || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      const page = Math.max(1, virtualizer.getVirtualItems().length - overscan);
      go(move(index, page, virtualizer.options.count - 1));
    },
    [go, virtualizer],
  );
  const press = useCallback(
    (index: number, line: Line) => {
      setWanted(index);
      onOpen(line);
    },
    [onOpen],
  );

  // Between what is drawn stand rows as high as what is not.
  const body: ReactNode[] = [];
  let end = 0;
  const gap = (height: number) =>
    height > 0 && (
      <tr key={`gap-${end}`} aria-hidden="true">
        {/* Of one cell: spanning columns that are hidden would bring them back. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Hidden: it only holds a place. */}
        <td style={{ height }} className={styles.gap} />
      </tr>
    );
  for (const item of items) {
    const row = rows[item.index]!;
    body.push(
      gap(item.start - end),
      <DataLine
        key={item.key}
        row={row as unknown as Row<Features, object>}
        index={item.index}
        columns={columns}
        current={row.id === open}
        inTabOrder={item.index === at}
        measure={virtualizer.measureElement}
        onPress={press as (index: number, line: unknown) => void}
        onKeyDown={onKeyDown}
      />,
    );
    ({ end } = item);
  }
  body.push(gap(virtualizer.getTotalSize() - end));

  return (
    <div ref={view} className={styles.view} aria-busy={busy || undefined}>
      <table className={styles.table} aria-rowcount={total + 1}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead className={styles.head}>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id} aria-rowindex={1}>
              {group.headers.map((header, index) => (
                <th key={header.id} scope="col" className={styles.headCell(look(columns[index]!))}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>{body}</tbody>
      </table>
      {children}
    </div>
  );
}

const look = ({ width = 'medium', from = 'always' }: Pick<DataTableColumn<never>, 'width' | 'from'>) => ({
  width,
  from,
});

interface LineProps {
  row: Row<Features, object>;
  index: number;
  columns: readonly DataTableColumn<never>[];
  current: boolean;
  inTabOrder: boolean;
  measure: (node: HTMLTableRowElement | null) => void;
  onPress: (index: number, line: unknown) => void;
  onKeyDown: (index: number, event: KeyboardEvent) => void;
}

/** Scrolling renders the table; a line that stays is not rendered again. */
const DataLine = memo(function DataLine({
  row,
  index,
  columns,
  current,
  inTabOrder,
  measure,
  onPress,
  onKeyDown,
}: LineProps) {
  const [first, ...others] = row.getAllCells();
  const press = () => onPress(index, row.original);
  return (
    // The whole line can be pressed by pointer; by keyboard, and for those who hear it, its name.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The button in it does the same by keyboard.
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.line}
      data-open={current || undefined}
      onClick={press}
    >
      <th scope="row" className={styles.name(look(columns[0]!))}>
        <button
          type="button"
          data-name=""
          className={styles.open}
          tabIndex={inTabOrder ? 0 : -1}
          aria-current={current || undefined}
          onKeyDown={event => onKeyDown(index, event)}
        >
          {flexRender(first!.column.columnDef.cell, first!.getContext())}
        </button>
      </th>
      {others.map((cell, other) => (
        <td key={cell.id} className={styles.cell(look(columns[other + 1]!))}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
  );
});
