import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@fit-to-print/ui/theme/global.css';
import { reportSiteError, startSignals } from '../api/signals.ts';
import { App } from '../shell/App.tsx';
import { loadInitialPage, loadPage } from '../shell/loadPage.ts';
import type { PageData } from '../shell/pageData.ts';

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
