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
async function reportSiteError(thrown: unknown): Promise<void> {
  try {
    const signals = await loadSignals();
    signals.reportSiteError(thrown);
  } catch {}
}

/** A mismatch, or a part that cannot render. The journeys fail on any console output. */
function onError(thrown: unknown) {
  console.error(thrown);
  void reportSiteError(thrown);
}

/** Reports uncaught errors from now on, and from some page views how fast the page was, when the visitor leaves it. */
function startSignals(): void {
  addEventListener('error', ({ error, message }) => void reportSiteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => void reportSiteError(reason));
  if (!navigator.webdriver && Math.random() < vitalsShare)
    void loadSignals()
      .then(signals => signals.reportVitals())
      .catch(reportSiteError);
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
      { onRecoverableError: onError, onCaughtError: onError },
    );
  });
  startSignals();
}
