// Reports signals to the backend: errors of this browser, and the speed of pages (Web Vitals).
import type { Signal } from '@fit-to-print/backend/contracts/signals';
import { backendUrl } from './backend.ts';

/** One document reports at most this many errors, so that an error in a loop does not flood the backend. */
const maxErrorsPerPage = 3;

let errorCount = 0;
/** The error that was reported last: two listeners may report the same one. */
let lastError: unknown;

/** Returns false with Global Privacy Control, and in an automated browser. */
const mayReport = () =>
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) && !navigator.webdriver;

/** Sends signals without cookies or an identifier. A report that fails is dropped. */
function send(signals: readonly Signal[]): void {
  if (signals.length === 0 || !mayReport()) return;
  void fetch(`${backendUrl}/functions/v1/report-signals`, {
    method: 'POST',
    // The browser finishes the request even if the page is closed.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signals }),
  }).catch(() => {});
}

/** Reports an error: its class, its text, the page, and the position in the script that threw it (file:line:column). */
export function reportSiteError(error: unknown): void {
  if (error === lastError) return;
  lastError = error;
  errorCount += 1;
  if (errorCount > maxErrorsPerPage) return;
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [sourceLocation = ''] = /[^/\s(]+:\d+:\d+/.exec(stack) ?? [];
  send([
    {
      kind: 'error',
      name: name.slice(0, 40),
      page: location.pathname.slice(0, 200),
      detail: `${message.slice(0, 200)} ${sourceLocation.slice(0, 90)}`,
    },
  ]);
}

/**
 * Reports uncaught errors of this page, and how fast it is. Called in some page views, at idle time after the load, whether or not the React
 * app starts.
 */
function reportPageView(): Promise<void> {
  addEventListener('error', ({ error, message }) => reportSiteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportSiteError(reason));
  return reportVitals();
}

/** Measures the speed of the page, and reports its ratings when the visitor leaves or hides the page. */
async function reportVitals(): Promise<void> {
  if (!mayReport()) return;
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const vitals = new Map<string, Signal>();
  const page = location.pathname.slice(0, 200);
  const record = ({ name, rating }: { name: string; rating: string }) =>
    vitals.set(name, { kind: 'vital', name, page, detail: rating });
  onCLS(record);
  onINP(record);
  onLCP(record);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    send([...vitals.values()]);
    vitals.clear();
  });
}

/** Reports an error. Called without one, it reports errors and the speed of this page from now on. */
export const report = (thrown?: unknown): void =>
  thrown === undefined ? void reportPageView().catch(() => {}) : reportSiteError(thrown);
