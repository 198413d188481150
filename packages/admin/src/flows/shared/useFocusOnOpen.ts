// `useFocusOnOpen` gives a panel the focus when it opens.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a panel the focus when it opens, and again when its content has loaded, unless the focus has moved on. The content names the panel, and screen readers
 * say the name only of an element that gets the focus.
 */
export function useFocusOnOpen(panel: RefObject<HTMLElement | null>, isLoading: boolean) {
  const wasLoading = useRef(isLoading);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel]);
  useEffect(() => {
    const hasLoaded = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    if (!hasLoaded || document.activeElement !== panel.current) return;
    panel.current?.blur();
    panel.current?.focus({ preventScroll: true });
  }, [panel, isLoading]);
}
