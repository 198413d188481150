import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { createContext, useCallback, useRef, useState } from 'react';
import type { HostedPageName } from './billing.machine.ts';
import type { PendingAction } from './protectedPages.ts';

/** Opens the payment provider's pages. */
export interface Billing {
  /** True while a page is being opened; clicks do nothing then. */
  readonly busy: boolean;
  /** Opens checkout for a package in a new tab, or the portal for a subscriber. */
  readonly open: (tier?: TierId) => void;
}

/** The layout provides it. */
export const BillingContext = createContext<Billing>({
  busy: false,
  open() {
    throw new Error('Render this inside the Layout.');
  },
});

export interface BillingMessages {
  /** When the page cannot be opened. */
  readonly failed: Readonly<Record<HostedPageName, ToastMessage>>;
  /** Why a page cannot be opened, if a gateway answers. */
  readonly unavailable: string;
  /** When the page opens in this tab because the browser blocks a new one; with a link to it. */
  readonly blocked: Readonly<Record<HostedPageName, ToastMessage & { readonly linkText: string }>>;
}

/** Opens an empty tab on the click, in which the page is shown. */
export function useBilling(
  askToSignIn: (pendingAction: PendingAction) => void,
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
      // On the click: after the call, browsers would block it as a pop-up.
      const tab = window.open('', '_blank');
      const onAnonymous = () =>
        askToSignIn({ name: 'checkout', resumeAs: tier ?? 'checkout', run: () => openPage(tier) });
      import('./openHostedPage.ts')
        .then(({ openHostedPage }) => openHostedPage({ tier, tab, toast, messages, onAnonymous }))
        .catch(() => {
          tab?.close();
          toast.show(messages.failed[tier ? 'checkout' : 'portal']);
        })
        .finally(() => {
          isOpening.current = false;
          setBusy(false);
        });
    },
    [askToSignIn, toast, messages],
  );

  return { busy, open };
}
