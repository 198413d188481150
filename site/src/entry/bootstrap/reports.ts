// Part of the bootstrap, the small script of every page: reports to the backend on pages on which the React app may never start.

/** Of the page views, the share that reports uncaught errors and the speed of the page (Web Vitals). */
const share = 0.1;

/** Reports on some page views. An automated browser is not a visitor. */
export function reportSample(): void {
  if (navigator.webdriver || Math.random() >= share) return;
  import('../../api/signals.ts').then(
    signals => signals.reportPageView(),
    () => {},
  );
}

let report: Promise<unknown> | undefined;
/** Reports that the app could not be loaded or started, once for each page. */
export function reportFailure(thrown: unknown): void {
  report ??= import('../../api/signals.ts').then(
    signals => signals.reportSiteError(thrown),
    () => {},
  );
}
