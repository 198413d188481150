import type { Tier } from '@fit-to-print/backend/contracts/subscription';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { createContext, useRef, useState } from 'react';
import { hostedPage } from '../flows/subscription.ts';
import type { Intention } from './protected.ts';
import { accessToken, checkedSession } from './session.ts';

export interface Billing {
  /** A page is being opened; presses meanwhile do nothing. */
  readonly busy: boolean;
  /** Opens checkout for a package in a new tab; for a subscriber, what is subscribed to. */
  readonly open: (tier?: Tier) => void;
}

/** The frame provides it. */
export const BillingContext = createContext<Billing>({
  busy: false,
  open() {
    throw new Error('There is no billing here: render this inside the Frame.');
  },
});

/** What is said when the payment provider's page cannot be opened. */
export type BillingMessages = Readonly<Record<'checkout' | 'portal', ToastMessage>>;

/**
 * Checkout and portal (specification, section 4): whoever is not signed in signs in first, a subscriber gets the portal,
 * anyone else checkout.
 */
export function useBilling(askToSignIn: (intention: Intention) => void, messages: BillingMessages): Billing {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  /** Two presses may come before React renders once. */
  const running = useRef(false);

  async function run(tier: Tier | undefined): Promise<void> {
    // Opened at the press: after the call, browsers take it for a pop-up. One that is blocked gives way to this tab.
    const tab = window.open('', '_blank');
    const { user, subscription } = await checkedSession();
    const token = user && (await accessToken());
    if (!token) {
      tab?.close();
      askToSignIn({ name: 'checkout', act: () => open(tier) });
      return;
    }
    const page = subscription.subscribed ? 'portal' : 'checkout';
    try {
      const url = await hostedPage(page, token, tier);
      if (!tab || tab.closed) {
        location.assign(url);
        return;
      }
      tab.opener = null;
      tab.location.replace(url);
    } catch {
      tab?.close();
      toast.show(messages[page]);
    }
  }

  function open(tier?: Tier) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    toast.dismiss();
    void run(tier).finally(() => {
      running.current = false;
      setBusy(false);
    });
  }
  return { busy, open };
}
