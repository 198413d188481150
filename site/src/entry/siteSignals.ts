// Reports errors of the React app to the backend.

/** Downloaded when there is something to report. */
const loadSignals = () => import('../api/signals.ts');

/** Reports an error of this site. A report that fails is dropped. */
export async function reportSiteError(thrown: unknown): Promise<void> {
  try {
    const signals = await loadSignals();
    signals.reportSiteError(thrown);
  } catch {}
}

/** Reports uncaught errors from now on. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => void reportSiteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => void reportSiteError(reason));
}
