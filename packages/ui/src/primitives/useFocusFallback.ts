// `useFocusFallback` keeps the keyboard focus in a part of the page.
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard focus inside `root` when the focused element is removed: moves it to the nearest ancestor that
 * remains and has `tabIndex={-1}`, otherwise to `root`.
 */
export function useFocusFallback(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const container = root.current!;
    let focused: Element | null = null;
    let ancestor: HTMLElement | null | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      focused = target as Element;
      ancestor = focused.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    };
    const isLost = () => focused && !focused.isConnected && document.activeElement === document.body;
    const observer = new MutationObserver(() => {
      if (isLost()) ancestor?.focus({ preventScroll: true });
      if (isLost()) container.focus({ preventScroll: true });
    });
    container.addEventListener('focusin', onFocusIn);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      container.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, [root]);
}
