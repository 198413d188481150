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

/** True for an element that uses letter keys itself: a text field, or a list whose options are found by their letters. */
const usesLetterKeys = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio');

/**
 * The keys of a list. They work wherever the focus is; in a text field, only Escape does. `/` goes to the search, J and K go to the rows (or open the next
 * or previous row, if one is open), and Escape closes the open row.
 */
export function useListKeys({ search, table, ids, openId, onOpen, onClose }: ListKeysOptions): void {
  /** Returns the action of J (1) or K (-1), or false if there is none. */
  const stepAction = (offset: 1 | -1) => {
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
    if (event.target && usesLetterKeys(event.target)) return;
    const shortcut = {
      '/': () => search.current?.focus(),
      // While a row of the list has the focus, the table handles these keys, and prevents the default.
      j: stepAction(1),
      k: stepAction(-1),
    }[event.key];
    if (!shortcut) return;
    event.preventDefault();
    shortcut();
  });
  useEffect(() => {
    // The listener is on the document, so that the keys work with the focus on any element.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
