// `DataTable`: a long table that renders only the visible rows.
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
import { VisuallyHidden } from '@fit-to-print/ui/primitives/VisuallyHidden';
import * as styles from './DataTable.css.ts';

/** A column of the table, and how it renders the cell of a row. */
export interface DataTableColumn<Row> {
  id: string;
  /** The column's heading. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `fill` is as wide as the other columns allow. @default 'medium' */
  width?: keyof typeof styles.widths;
  /** The smallest width of the table at which the column is shown. @default 'always' */
  visibleFrom?: keyof typeof styles.visibleFrom;
}

/** The methods of the table that its parent may call by `ref`. */
export interface DataTableHandle {
  /** Moves the focus to the row with this id, or to the row that is the tab stop. */
  focus: (id?: string) => void;
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  /** The first column names the row: its content is the button that opens the row. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows that are loaded. A row's id stays the same when rows are loaded again. */
  rows: readonly Row[];
  /** How many rows there are, loaded or not. */
  total: number;
  /** The id of the open row. */
  openId?: string | null;
  /** Called with the row that the user opens. */
  onOpen: (row: Row) => void;
  /** Called when the last loaded rows are almost in view. May be called again before more rows arrive. */
  onEndReached?: () => void;
  /** True while other rows are loading that will replace these. The table then scrolls to the first of them. Without rows, it shows empty ones. */
  busy?: boolean;
  /** Shown below the rows, or instead of them: an empty, loading or error message. */
  children?: ReactNode;
  /** A handle that moves the focus to a row. */
  ref?: Ref<DataTableHandle>;
}

/** Rows that are rendered above and below the visible ones. */
const overscan = 6;
/** How many rows before the last loaded one `onEndReached` is called. */
const loadMoreDistance = 40;
/** How many empty rows are drawn while the first rows load. */
const placeholderRows = 6;
/** The estimated height of a row, until the row is rendered and measured. */
const rowHeightRem = 4.5;
/** The height that the sticky header covers. */
const headerHeightRem = 3;
/** Where the first row begins, below the header. The virtualizer counts from the first row, so a row at the end needs as much more space. */
const rowsStartRem = 2.375;
const readRemInPixels = () =>
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * The rows of a hidden table (on a narrow screen, while a row is open) have the height 0. Then this returns the last height of the row:
 * otherwise, when the table is shown again, the virtualizer would treat the rows as grown, and scroll by the difference.
 */
const measureVisible = (
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): number =>
  measureElement(row, entry, virtualizer) ||
  virtualizer.measurementsCache[virtualizer.indexFromElement(row)]!.size;

const targetIndexByKey: Readonly<Record<string, (index: number, pageSize: number, last: number) => number>> =
  {
    ArrowDown: index => index + 1,
    j: index => index + 1,
    ArrowUp: index => index - 1,
    k: index => index - 1,
    PageDown: (index, pageSize) => index + pageSize,
    PageUp: (index, pageSize) => index - pageSize,
    Home: () => 0,
    End: (_index, _pageSize, last) => last,
  };

/**
 * A table of any length that scrolls in its own area and renders only the rows in view. One row is the tab stop; the arrow keys
 * (or J and K), Page Up, Page Down, Home and End move between rows, and Enter opens the focused row.
 */
export function DataTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
  total,
  openId = null,
  onOpen,
  onEndReached,
  busy = false,
  children,
  ref,
}: DataTableProps<Row>) {
  const viewport = useRef<HTMLDivElement>(null);
  /** The index of the row that is the tab stop. It is too large after fewer rows have replaced the earlier ones. */
  const [wantedTabStop, setWantedTabStop] = useState(0);
  const tabStop = Math.max(0, Math.min(wantedTabStop, rows.length - 1));
  const isFocusPending = useRef(false);
  // Read once: the virtualizer asks for the height of every row that is not rendered.
  const rem = useMemo(readRemInPixels, []);

  // oxlint-disable-next-line react/incompatible-library -- The rule is about React Compiler, which is not used here.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeightRem * rem,
    getItemKey: index => rows[index]!.id,
    measureElement: measureVisible,
    overscan,
    scrollPaddingStart: headerHeightRem * rem,
    scrollPaddingEnd: rowsStartRem * rem,
    // The tab stop is always rendered, so that it keeps the focus when it scrolls out of view.
    rangeExtractor: useCallback(
      (range: Range) => {
        const visible = defaultRangeExtractor(range);
        return visible.includes(tabStop) || range.count === 0
          ? visible
          : [...visible, tabStop].toSorted((a, b) => a - b);
      },
      [tabStop],
    ),
    // The browser's event, instead of a timer after the last scroll event: rows are measured as soon as the scrolling has ended.
    useScrollendEvent: true,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();

  const moveTo = useCallback(
    (index: number) => {
      if (virtualizer.options.count === 0) return;
      const next = Math.max(0, Math.min(index, virtualizer.options.count - 1));
      isFocusPending.current = true;
      setWantedTabStop(next);
      virtualizer.scrollToIndex(next);
    },
    [virtualizer],
  );
  /** Focuses the tab stop once it is rendered and visible. */
  const focusTabStop = () => {
    if (!isFocusPending.current) return;
    const button = viewport.current?.querySelector<HTMLElement>('tbody button[tabindex="0"]');
    button?.focus({ preventScroll: true });
    isFocusPending.current = button !== document.activeElement;
  };
  useLayoutEffect(focusTabStop);
  useImperativeHandle(ref, () => ({
    focus(id) {
      const index = id === undefined ? tabStop : rows.findIndex(row => row.id === id);
      moveTo(index === -1 ? tabStop : index);
      // Without a new tab stop nothing renders again, and the layout effect does not run.
      if (index === tabStop) focusTabStop();
    },
  }));

  const previous = useRef({ busy, rows });
  useLayoutEffect(() => {
    const { busy: wasBusy, rows: previousRows } = previous.current;
    previous.current = { busy, rows };
    if (!wasBusy || busy || previousRows === rows) return;
    setWantedTabStop(0);
    virtualizer.scrollToOffset(0);
  }, [busy, rows, virtualizer]);

  // A row that is opened from outside the table is scrolled into view.
  const openIndex = openId === null ? -1 : rows.findIndex(({ id }) => id === openId);
  const isOpenRowLoaded = openIndex !== -1;
  const showOpenRow = useEffectEvent(() => {
    setWantedTabStop(openIndex);
    virtualizer.scrollToIndex(openIndex);
  });
  useLayoutEffect(() => {
    if (isOpenRowLoaded) showOpenRow();
  }, [openId, isOpenRowLoaded]);

  const lastRendered = items.at(-1)?.index ?? -1;
  const isNearEnd = rows.length > 0 && lastRendered >= rows.length - loadMoreDistance && rows.length < total;
  useLayoutEffect(() => {
    if (isNearEnd) onEndReached?.();
  }, [isNearEnd, rows.length, onEndReached]);

  const onKeyDown = useCallback(
    (index: number, event: KeyboardEvent) => {
      const targetIndex = targetIndexByKey[event.key];
      if (!targetIndex || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      const pageSize = Math.max(1, virtualizer.getVirtualItems().length - overscan);
      moveTo(targetIndex(index, pageSize, virtualizer.options.count - 1));
    },
    [moveTo, virtualizer],
  );
  const onClick = useCallback(
    (index: number, row: Row) => {
      setWantedTabStop(index);
      onOpen(row);
    },
    [onOpen],
  );

  /** Makes the viewport as tall as the rows that fit under its largest height, so that the last row in view is not cut off. */
  const fitRows = useEffectEvent(() => {
    const element = viewport.current!;
    const largest = Math.max(
      styles.largestHeight.minRem * rem,
      window.innerHeight - styles.largestHeight.belowWindowRem * rem,
    );
    const header = element.querySelector('thead')!.offsetHeight;
    const cutOff = virtualizer.measurementsCache.find(({ end: rowEnd }) => header + rowEnd > largest);
    element.style.maxHeight = cutOff && cutOff.index > 0 ? `${header + cutOff.start}px` : '';
  });
  useLayoutEffect(() => fitRows());
  useLayoutEffect(() => {
    const onResize = () => fitRows();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  // Spacer rows have the height of the rows that are not rendered.
  const body: ReactNode[] = [];
  let end = 0;
  const spacer = (height: number) =>
    height > 0 && (
      <tr key={`spacer-${end}`} aria-hidden="true">
        {/* One cell without `colSpan`, which would show hidden columns again. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The row is hidden from assistive technology. */}
        <td style={{ height }} className={styles.spacer} />
      </tr>
    );
  for (const item of items) {
    const row = rows[item.index]!;
    body.push(
      spacer(item.start - end),
      <DataTableRow
        key={item.key}
        row={row}
        index={item.index}
        columns={columns}
        open={row.id === openId}
        inTabOrder={item.index === tabStop}
        measure={virtualizer.measureElement}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />,
    );
    ({ end } = item);
  }
  body.push(spacer(virtualizer.getTotalSize() - end));
  if (busy && rows.length === 0) {
    for (let index = 0; index < placeholderRows; index++)
      body.push(<PlaceholderRow key={`placeholder-${index}`} columns={columns} />);
  }

  return (
    <div ref={viewport} className={styles.viewport} aria-busy={busy || undefined}>
      <table className={styles.table} aria-rowcount={total + 1}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead className={styles.head}>
          <tr aria-rowindex={1}>
            {columns.map(column => (
              <th key={column.id} scope="col" className={cellClass(styles.headerCell, column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{body}</tbody>
      </table>
      {children}
    </div>
  );
}

const cellClass = (
  base: string,
  { width = 'medium', visibleFrom = 'always' }: Pick<DataTableColumn<never>, 'width' | 'visibleFrom'>,
) => `${base} ${styles.widths[width]} ${styles.visibleFrom[visibleFrom]}`;

/** A row with bars in place of the text that is still loading. It is as tall as a row of two lines. */
function PlaceholderRow({ columns }: { columns: readonly DataTableColumn<never>[] }) {
  return (
    <tr aria-hidden="true">
      {columns.map(column => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The row is hidden from assistive technology.
        <td key={column.id} className={cellClass(styles.placeholderCell, column)}>
          <span className={styles.placeholderText} />
        </td>
      ))}
    </tr>
  );
}

interface DataTableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly DataTableColumn<Row>[];
  open: boolean;
  inTabOrder: boolean;
  measure: (node: HTMLTableRowElement | null) => void;
  onClick: (index: number, row: Row) => void;
  onKeyDown: (index: number, event: KeyboardEvent) => void;
}

function TableRow<Row>({
  row,
  index,
  columns,
  open,
  inTabOrder,
  measure,
  onClick,
  onKeyDown,
}: DataTableRowProps<Row>) {
  const [nameColumn, ...otherColumns] = columns;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The button in the row does the same by keyboard.
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.row}
      data-open={open || undefined}
      onClick={() => onClick(index, row)}
    >
      <th scope="row" className={cellClass(styles.nameCell, nameColumn!)}>
        <button
          type="button"
          className={styles.openButton}
          tabIndex={inTabOrder ? 0 : -1}
          aria-current={open || undefined}
          onKeyDown={event => onKeyDown(index, event)}
        >
          {nameColumn!.cell(row)}
        </button>
      </th>
      {otherColumns.map(column => (
        <td key={column.id} className={cellClass(styles.cell, column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
/** Scrolling renders the table again, but not the rows whose props stay the same. The cast restores the type parameter that `memo` loses. */
const DataTableRow = memo(TableRow) as typeof TableRow;
