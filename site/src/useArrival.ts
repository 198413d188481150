import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a new page stands before it scrolls to its fragment, in ms (specification, section 2). */
const settling = 100;

/**
 * What a new document would do, where the router only changes the page: go to the fragment or to the top, and put the
 * keyboard and the screen reader at the start of the matter. Going back is the browser's: it knows where the reader was.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash: given } = useLocation();
  // What has a value is no fragment: a page keeps its own state there.
  const hash = given.includes('=') ? '' : given;
  const type = useNavigationType();
  const shown = useRef(pathname + hash);
  useEffect(() => {
    if (shown.current === pathname + hash) return undefined;
    const samePage = shown.current.split('#')[0] === pathname;
    shown.current = pathname + hash;
    if (type === NavigationType.Pop) return undefined;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    main.current?.focus({ preventScroll: true });
    if (target && samePage) return target.scrollIntoView();
    window.scrollTo(0, 0);
    if (!target) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const scrolling = setTimeout(
      () => target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' }),
      settling,
    );
    return () => clearTimeout(scrolling);
  }, [pathname, hash, type]);
  return main;
}
