// Reports errors and slow page loads of this browser to the backend (signals).
import type { Signal } from '@fit-to-print/backend/contracts/signals';
import { backendUrl } from './backend.ts';

/** Signals are a page's reports to the backend about errors and slow loading. One document reports at most this many errors, so that an error in a loop does not flood the backend. */
const maxErrorsPerPage = 3;

let errorCount = 0;

/** False with Global Privacy Control, and in a browser that a program drives: it is no visitor. */
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

/** Reports an error: its class, text, page, and where in the script it was thrown (file:line:column). */
export function reportSiteError(error: unknown): void {
  errorCount += 1;
  if (errorCount > maxErrorsPerPage) return;
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [place = ''] = /[^/\s(]+:\d+:\d+/.exec(stack) ?? [];
  send([
    {
      kind: 'error',
      name: name.slice(0, 40),
      page: location.pathname.slice(0, 200),
      detail: `${message.slice(0, 200)} ${place.slice(0, 90)}`,
    },
  ]);
}

/** Reports how fast the page was, when the visitor leaves it. */
export async function reportVitals(): Promise<void> {
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
