// Sends signals to the backend: reports about errors, and about the speed of a page.

/** Of the page views in which the React app starts, the share that report the speed of the page (Web Vitals). */
const vitalsShare = 0.1;

/** Downloaded when there is something to report. */
const loadSignals = () => import('../api/signals.ts');

/** Reports an error of this site. A report that fails is dropped. */
export async function reportSiteError(thrown: unknown): Promise<void> {
  try {
    const signals = await loadSignals();
    signals.reportSiteError(thrown);
  } catch {}
}

/** Reports uncaught errors from now on. In some page views, it also reports how fast the page was, when the visitor leaves. */
export function startSignals(): void {
  addEventListener('error', ({ error, message }) => void reportSiteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => void reportSiteError(reason));
  // An automated browser is not a visitor.
  if (!navigator.webdriver && Math.random() < vitalsShare)
    void loadSignals()
      .then(signals => signals.reportVitals())
      .catch(reportSiteError);
}
