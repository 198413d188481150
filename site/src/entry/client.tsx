import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@fit-to-print/ui/theme/global.css';
import { App } from '../shell/App.tsx';
import { loadInitialPage, loadPage } from '../shell/loadPage.ts';
import type { PageData } from '../shell/pageData.ts';

/** The share of page views from which the speed of the page is reported. */
const vitalsShare = 0.1;

/** Downloaded when there is something to report. */
const loadSignals = () => import('../api/signals.ts');
const reportSiteError = (error: unknown): void =>
  void loadSignals().then(
    signals => signals.reportSiteError(error),
    () => {},
  );

/** Reports uncaught errors from now on, and from some page views how fast the page was, when the visitor leaves it. */
function startSignals(): void {
  addEventListener('error', ({ error, message }) => reportSiteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportSiteError(reason));
  if (!navigator.webdriver && Math.random() < vitalsShare)
    loadSignals().then(signals => signals.reportVitals(), reportSiteError);
}

/**
 * Hydrates the prerendered document. Resolves when the application responds to events.
 * @param data The page's data, if it is downloaded already.
 */
export async function hydrate(data?: PageData): Promise<void> {
  await loadInitialPage(window.location.pathname, data);
  await new Promise<void>(resolve => {
    hydrateRoot(
      document.getElementById('root')!,
      <StrictMode>
        <BrowserRouter>
          <App source={loadPage} onReady={resolve} />
        </BrowserRouter>
      </StrictMode>,
      {
        onRecoverableError(error) {
          // A mismatch is a bug; the journeys fail on any console output.
          console.error(error);
          reportSiteError(error);
        },
        onCaughtError(error) {
          console.error(error);
          reportSiteError(error);
        },
      },
    );
  });
  startSignals();
}
