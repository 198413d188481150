import { toastCopy } from '@fit-to-print/content/messages';
import { ToastProvider } from '@fit-to-print/ui/components/Toast';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story's page in `<main>`, with the messages that it sends to the site's toasts. */
export const withToasts: Decorator = Story => (
  <ToastProvider copy={toastCopy}>
    <main>
      <Story />
    </main>
  </ToastProvider>
);
