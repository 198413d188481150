import { type RefObject, useEffect } from 'react';

/**
 * What is pressed may go with what it did. The focus then goes to the nearest part around it that stays and can take it,
 * at last to `root`, instead of to the top of the page. They can take it by a `tabIndex` of -1.
 */
export function useFocusFallback(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const last = root.current!;
    let focused: Element | null = null;
    let home: HTMLElement | null | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as Element;
      home = focused.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    };
    const isLost = () => focused && !focused.isConnected && document.activeElement === document.body;
    const observer = new MutationObserver(() => {
      if (isLost()) home?.focus({ preventScroll: true });
      if (isLost()) last.focus({ preventScroll: true });
    });
    last.addEventListener('focusin', onFocus);
    observer.observe(last, { childList: true, subtree: true });
    return () => {
      last.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [root]);
}
