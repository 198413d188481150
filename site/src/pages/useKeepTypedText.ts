import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps what is typed into the page's form when a link leads to the same page: the app makes a new entry of the browser's history, or replaces the
 * state of the current one.
 * @param keepMore Stores what else the page keeps in the entry
 */
export function useKeepTypedText(keepMore?: () => void): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    keepMore?.();
    import('../api/keepTypedText.ts').then(
      ({ keepTypedText }) => keepTypedText(),
      () => {},
    );
  }, [key, keepMore]);
}
