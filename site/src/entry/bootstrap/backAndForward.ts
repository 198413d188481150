// Part of the bootstrap, the small script of every page: Back and Forward after a reload of a page that the app has shown.
import { isAppReady } from './app.ts';

/**
 * Loads the document of the page that Back or Forward leads to, until the app shows pages itself. After a navigation by the app and a reload,
 * the browser counts the pages before and after as parts of the same document: it changes the address, and loads nothing.
 */
export function watchBackAndForward(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!isAppReady && location.pathname !== pathname) location.reload();
  });
}
