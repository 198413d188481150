// Starts the React app on a page that the build rendered (hydration).
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@fit-to-print/ui/theme/global.css';
import { App } from '../shell/App.tsx';
import { loadInitialPage, loadPage } from '../shell/loadPage.ts';
import type { PageData } from '../shell/pageData.ts';
import { reportSiteError, watchErrors } from './siteSignals.ts';

/** Called for a hydration mismatch, or for a component that cannot render. The browser tests fail on any console output. */
function onError(thrown: unknown) {
  console.error(thrown);
  void reportSiteError(thrown);
}

/**
 * Hydrates the prerendered document. Resolves when the app responds to events.
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
  watchErrors();
}
