import { toastCopy } from '@fit-to-print/content/messages';
import { ToastProvider } from '@fit-to-print/ui/components/Toast';
import { AnchorContext } from '@fit-to-print/ui/primitives/Link';
import { useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { RouterAnchor } from './RouterAnchor.tsx';
import { printedRoute, routes } from './routes.tsx';
import { type PageSource, PageSourceContext } from './usePage.ts';

export interface AppProps {
  source: PageSource;
  /** Called once, when the application listens. */
  onReady?: () => void;
}

/** The whole application, the same for the prerenderer and the browser, but for where its pages come from. */
export function App({ source, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <PageSourceContext value={source}>
      <AnchorContext value={RouterAnchor}>
        <ToastProvider copy={toastCopy}>
          {useRoutes(import.meta.env.SSR ? printedRoute : routes)}
        </ToastProvider>
      </AnchorContext>
    </PageSourceContext>
  );
}
