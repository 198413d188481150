/** The share of page views from which the speed of the page is reported. */
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

/** Reports uncaught errors from now on, and from some page views how fast the page was, when the visitor leaves it. */
export function startSignals(): void {
  addEventListener('error', ({ error, message }) => void reportSiteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => void reportSiteError(reason));
  if (!navigator.webdriver && Math.random() < vitalsShare)
    void loadSignals()
      .then(signals => signals.reportVitals())
      .catch(reportSiteError);
}
