// Part of the bootstrap, the small script of every page: reports to the backend on pages on which the React app may never start.

/** The share of the page views that report uncaught errors and the speed of the page (Web Vitals). */
const share = 0.1;

/** Reports an error. Called without one, it reports errors and the speed of this page from now on. A report that fails is dropped. */
export function report(thrown?: unknown): void {
  import('../../api/signals.ts').then(signals => signals.report(thrown)).catch(() => {});
}

/** Reports on some page views. An automated browser is not a visitor. */
export function reportSample(): void {
  if (!navigator.webdriver && Math.random() < share) report();
}
