// Part of the bootstrap, the small script of every page: fills in what only the browser knows.
import { toCanonicalCase } from '../../toCanonicalCase.ts';

/** Fills in today's date, and the URL that was not found. */
export function fillInBrowserValues(): void {
  const today = document.querySelector<HTMLTimeElement>('[data-today]');
  if (today) {
    const now = new Date();
    today.textContent = now.toLocaleDateString('en-US', { dateStyle: 'long' });
    // The Swedish date format is ISO 8601.
    today.dateTime = now.toLocaleDateString('sv');
  }

  const { pathname } = location;
  const missing = document.querySelector<HTMLElement>('[data-missing-path]');
  if (missing) {
    missing.textContent = pathname;
    // Read by the styles of `NotFound`.
    missing.style.setProperty('--path-length', `${pathname.length}`);
    document.documentElement.dataset.loggedMissingPath = pathname;
    // oxlint-disable-next-line no-console -- The specification requires the missing path there.
    console.error(`Page not found: ${pathname}`);
    // Not every host redirects a path in other capital and small letters. Without an answer, the visitor stays on this page.
    const path = toCanonicalCase(pathname);
    if (path !== pathname)
      fetch(path).then(
        ({ ok }) => ok && location.replace(path + location.search + location.hash),
        () => {},
      );
  }
}
