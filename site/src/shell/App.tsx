import { toastCopy } from '@fit-to-print/content/messages';
import { ToastProvider } from '@fit-to-print/ui/components/Toast';
import { AnchorContext } from '@fit-to-print/ui/primitives/Link';
import { useEffect } from 'react';
import { Layout } from './Layout.tsx';
import { RouterAnchor } from './RouterAnchor.tsx';
import { type PageSource, PageSourceContext } from './usePage.ts';

export interface AppProps {
  source: PageSource;
  /** Called once, when the app responds to events. */
  onReady?: () => void;
}

/** The whole app. The prerenderer (the build) and the browser differ only in `source`, from which they get pages. */
export function App({ source, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <PageSourceContext value={source}>
      <AnchorContext value={RouterAnchor}>
        <ToastProvider copy={toastCopy}>
          <Layout />
        </ToastProvider>
      </AnchorContext>
    </PageSourceContext>
  );
}
