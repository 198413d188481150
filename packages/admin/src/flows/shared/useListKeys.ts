import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DataTableHandle } from '../../patterns/DataTable/index.ts';

export interface ListKeysOptions {
  /** The field that `/` focuses. */
  search: RefObject<HTMLInputElement | null>;
  table: RefObject<DataTableHandle | null>;
  /** The ids of the loaded rows, in their order. */
  ids: readonly string[];
  /** The id of the open row; null if none is. */
  openId: string | null;
  /** Opens the row with this index. */
  onOpen: (index: number) => void;
  /** Closes the open row. */
  onClose: () => void;
}

const isTextField = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio');

/**
 * The keys of a list, which work with the focus on any element of the page: `/` goes to the search, J and K go to the rows (or open the next
 * or previous row, if one is open), and Escape closes the open row. In a text field, only Escape works.
 */
export function useListKeys({ search, table, ids, openId, onOpen, onClose }: ListKeysOptions): void {
  const stepBy = (offset: 1 | -1) => {
    if (openId === null) return () => table.current?.focus();
    const index = ids.indexOf(openId);
    return index !== -1 && index + offset in ids && (() => onOpen(index + offset));
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the page handles the keys itself.
    if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape' && openId !== null) {
      event.preventDefault();
      onClose();
    }
    if (event.target && isTextField(event.target)) return;
    const shortcut = {
      '/': () => search.current?.focus(),
      // While a row of the list has the focus, the table handles these keys itself.
      j: stepBy(1),
      k: stepBy(-1),
    }[event.key];
    if (!shortcut) return;
    event.preventDefault();
    shortcut();
  });
  useEffect(() => {
    // On the document, so that the keys work with the focus on any element.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
