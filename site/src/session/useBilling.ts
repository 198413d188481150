// `useBilling` opens the pages of the payment provider: checkout and the subscriber's portal. A tier is a monthly package.
import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { createContext, useCallback, useMemo, useRef, useState } from 'react';
import type { HostedPageName } from './billing.machine.ts';
import type { PendingAction } from './protectedPages.ts';
import { withTimeout } from './withTimeout.ts';

/** Opens the payment provider's pages. */
export interface Billing {
  /** True while a page is being opened; clicks do nothing then. */
  readonly busy: boolean;
  /**
   * Opens checkout for a tier in a new tab; the portal for a subscriber, or if there is no tier.
   */
  readonly open: (tier?: TierId) => void;
}

/** `Layout` provides the value. */
export const BillingContext = createContext<Billing>({
  busy: false,
  open() {
    throw new Error('Render this inside the Layout.');
  },
});

/** The messages about checkout and portal. */
export interface BillingMessages {
  /** The messages when a page cannot be opened. */
  readonly failed: Readonly<Record<HostedPageName, ToastMessage>>;
  /** The description of a failure to open a page, if a gateway answers. */
  readonly unavailable: string;
  /** The messages when a page opens in this tab because the browser blocks a new one, with a link to the page. */
  readonly blocked: Readonly<Record<HostedPageName, ToastMessage & { readonly linkText: string }>>;
}

/** Opens an empty tab on the click. The payment provider's page is shown in it as soon as its URL is known. */
export function useBilling(
  askToSignIn: (pendingAction: PendingAction) => Promise<unknown>,
  messages: BillingMessages,
): Billing {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isOpening = useRef(false);

  const open = useCallback(
    function openPage(tier?: TierId) {
      if (isOpening.current) return;
      isOpening.current = true;
      setBusy(true);
      toast.dismiss();
      // The tab opens during the click: after the request, browsers would block it as a pop-up.
      const tab = window.open('', '_blank');
      const page = tier ? 'checkout' : 'portal';
      const onAnonymous = () =>
        void askToSignIn({ name: page, resumeAs: tier ?? 'portal', run: () => openPage(tier) });
      withTimeout(import('./openHostedPage.ts'))
        .then(({ openHostedPage }) => openHostedPage({ tier, tab, toast, messages, onAnonymous }))
        .catch(() => {
          tab?.close();
          toast.show(messages.failed[page]);
        })
        .finally(() => {
          isOpening.current = false;
          setBusy(false);
        });
    },
    [askToSignIn, toast, messages],
  );

  // The same object until it changes, so that the page's buttons do not render again with the layout.
  return useMemo(() => ({ busy, open }), [busy, open]);
}
