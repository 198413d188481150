// Part of the bootstrap, the only script of a content page: fills in what only the browser knows.

/** Fills in today's date. On the page of a URL that was not found, fills in and logs its path, and looks for a page whose path differs only in its capitals. */
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
    // oxlint-disable-next-line no-console -- The specification requires the missing path in the console.
    console.error(`Page not found: ${pathname}`);
    // A path may be wrong only in its capitals if it has some, or if it lacks those of /PR-Authority.
    if (/[A-Z]|^\/pr-/.test(pathname)) import('./correctCase.ts').catch(() => {});
  }
}
