// `usePage` gives a component the page at the current address.
import { createContext, use, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoadedPage } from './pageData.ts';

/** Returns a page: immediately when prerendering and hydrating, as a promise when navigating. */
export type PageSource = (pathname: string) => LoadedPage | Promise<LoadedPage>;

/** Provides the source of pages: the build and the browser have different ones. */
export const PageSourceContext = createContext<PageSource>(() => {
  throw new Error('Render this inside a PageSourceContext.');
});

/** Returns the page at the current address. Suspends while it loads; navigation then keeps showing the previous page. */
export function usePage(): LoadedPage {
  const { pathname } = useLocation();
  const page = useContext(PageSourceContext)(pathname);
  return page instanceof Promise ? use(page) : page;
}
