// The layout of the staff's lists: the controls above a list, and the open entry beside it.
import { TextField } from '@fit-to-print/ui/components/Field';
import { useFocusFallback } from '@fit-to-print/ui/primitives/useFocusFallback';
import { VisuallyHidden } from '@fit-to-print/ui/primitives/VisuallyHidden';
import { type ReactNode, type RefObject, useRef } from 'react';
import { DataTable, type DataTableHandle, type DataTableProps } from '../../patterns/DataTable/index.ts';
import * as styles from './list.css.ts';
import { useListKeys } from './useListKeys.ts';

interface ListWithPanelProps<Row> extends DataTableProps<Row> {
  title: string;
  /** The control above the search field. */
  countsControl: ReactNode;
  search: {
    readonly id: string;
    readonly copy: { readonly label: string; readonly hint: string };
    readonly defaultValue?: string;
    readonly onInput: (text: string) => void;
    readonly ref: RefObject<HTMLInputElement | null>;
  };
  /** The other controls in the row of the search field. */
  filters?: ReactNode;
  /** What is between the controls and the list. */
  notices?: ReactNode;
  /** The text after the number of rows, for screen readers. Undefined while the number is not known. */
  found: string | undefined;
  keyboardHint?: string;
  /** The id of the open row; null if none is. */
  openId: string | null;
  onClose: () => void;
  /** The open entry. */
  panel: ReactNode;
  ref: RefObject<DataTableHandle | null>;
}

const number = new Intl.NumberFormat('en-US');

/** A list that the keyboard controls (`useListKeys`), with the open entry beside it. Its children are the state of the list, below the rows. */
export function ListWithPanel<Row extends { readonly id: string }>({
  title,
  countsControl,
  search: { copy, ...searchProps },
  filters,
  notices,
  found,
  keyboardHint,
  onClose,
  panel,
  ...tableProps
}: ListWithPanelProps<Row>) {
  const { rows, total, openId, onOpen, ref } = tableProps;
  const root = useRef<HTMLElement>(null);
  useFocusFallback(root);
  useListKeys({
    search: searchProps.ref,
    table: ref,
    ids: rows.map(({ id }) => id),
    openId,
    onOpen: index => onOpen(rows[index]!),
    onClose,
  });
  return (
    <section
      ref={root}
      aria-label={title}
      className={styles.root}
      data-open={openId ? '' : undefined}
      tabIndex={-1}
    >
      <div className={styles.controls}>
        {countsControl}
        <search className={styles.filters}>
          <div className={styles.search}>
            <TextField name="search" type="search" autoComplete="off" {...copy} {...searchProps} />
          </div>
          {filters}
        </search>
        {notices}
      </div>
      <VisuallyHidden as="div">
        <output>{found !== undefined && `${number.format(total)} ${found}`}</output>
      </VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.list}>
          <DataTable {...tableProps} />
          {keyboardHint && <p className={styles.keyboardHint}>{keyboardHint}</p>}
        </div>
        {panel}
      </div>
    </section>
  );
}
