// `useScrollAndFocus` scrolls and moves the focus after a navigation, as browsers do for a new document.
import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The time for which a new page is shown before it scrolls to its fragment (specification, section 2). */
const delayMs = 100;

/** Events of a visitor's actions. After the first action, only the visitor scrolls the page. */
const actions = ['pointerdown', 'keydown', 'wheel'] as const;

/** Focuses an element, also one that is not focusable by default. */
function focusOn(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * After client-side navigation, does what browsers do for a new document: scrolls to the fragment or to the top, and moves
 * the focus there. Going back is left to the browser, which restores the scroll position.
 */
export function useScrollAndFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const currentPage = useRef({ pathname, key });
  useEffect(() => {
    const previousPage = currentPage.current;
    // Once for each click, also on a link to the current page.
    if (previousPage.key === key) return undefined;
    currentPage.current = { pathname, key };
    if (navigationType === NavigationType.Pop) return undefined;
    const isSamePage = previousPage.pathname === pathname;
    // A fragment with a value (`#open=…`) is state that the page itself reads, no target to scroll to.
    if (isSamePage && (hash === '' ? navigationType === NavigationType.Replace : hash.includes('=')))
      return undefined;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) {
      main.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
      return undefined;
    }
    focusOn(target);
    if (isSamePage) {
      target.scrollIntoView();
      return undefined;
    }
    window.scrollTo(0, 0);
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const scrolling = setTimeout(
      () => target.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' }),
      delayMs,
    );
    // Ends the scroll at the first action: a button that moves between press and release gets no click.
    const stop = () => {
      clearTimeout(scrolling);
      window.scrollBy({ top: 0, behavior: 'instant' });
      for (const action of actions) window.removeEventListener(action, stop);
    };
    for (const action of actions) window.addEventListener(action, stop);
    return stop;
  }, [pathname, hash, key, navigationType]);
  return main;
}
