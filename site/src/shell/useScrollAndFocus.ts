import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a new page stands before it scrolls to its fragment, in ms (specification, section 2). */
const delayMs = 100;

/** Puts the keyboard where it is not of itself. */
function focusOn(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * What a new document would do, where the router only changes the page: go to the fragment or to the top, and put the
 * keyboard and the screen reader there. Going back is the browser's: it knows where the reader was.
 */
export function useScrollAndFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    // Once for each press, also on a link to where the reader is already.
    if (before.key === key) return undefined;
    shown.current = { pathname, key };
    if (type === NavigationType.Pop) return undefined;
    const samePage = before.pathname === pathname;
    // What has a value is no fragment: a page keeps its own state there.
    if (samePage && (hash === '' ? type === NavigationType.Replace : hash.includes('='))) return undefined;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) {
      main.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
      return undefined;
    }
    focusOn(target);
    if (samePage) {
      target.scrollIntoView();
      return undefined;
    }
    window.scrollTo(0, 0);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const scrolling = setTimeout(
      () => target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' }),
      delayMs,
    );
    return () => clearTimeout(scrolling);
  }, [pathname, hash, key, type]);
  return main;
}
