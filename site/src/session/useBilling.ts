import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { createContext, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createActor, fromPromise } from 'xstate';
import { hostedPage, RefusedCall } from '../api/subscription.ts';
import { billingMachine, type HostedPageName } from './billing.machine.ts';
import type { PendingAction } from './protected.ts';
import { getAccessToken } from '../api/authService.ts';
import { checkedSession, recheckOnReturn } from './session.ts';

export interface Billing {
  /** A page is being opened; presses meanwhile do nothing. */
  readonly busy: boolean;
  /** Opens checkout for a package in a new tab; for a subscriber, what is subscribed to. */
  readonly open: (tier?: TierId) => void;
}

/** The frame provides it. */
export const BillingContext = createContext<Billing>({
  busy: false,
  open() {
    throw new Error('There is no billing here: render this inside the Frame.');
  },
});

export interface BillingMessages {
  /** When the payment provider's page cannot be opened. */
  readonly failed: Readonly<Record<HostedPageName, ToastMessage>>;
  /** When it opens in this tab, since the browser allows no other; the link leads there, too. */
  readonly blocked: Readonly<Record<HostedPageName, ToastMessage & { readonly goOn: string }>>;
}

const billing = createActor(
  billingMachine.provide({
    actors: {
      identify: fromPromise(async () => {
        const { user, subscription } = await checkedSession();
        if (!user || (await getAccessToken()) === undefined) return null;
        return subscription.subscribed ? 'portal' : 'checkout';
      }),
      address: fromPromise(({ input: { page, tier } }) => hostedPage(page, tier)),
    },
  }),
);
const isBusy = () => billing.getSnapshot().matches('identifying') || billing.getSnapshot().matches('opening');
function subscribe(listener: () => void) {
  billing.start();
  const subscription = billing.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Runs the machine: keeps a tab ready for the page that is to come, and says what became of it. */
export function useBilling(
  askToSignIn: (pendingAction: PendingAction) => void,
  { failed, blocked }: BillingMessages,
): Billing {
  const toast = useToast();
  const busy = useSyncExternalStore(subscribe, isBusy, () => false);
  const tab = useRef<Window | null>(null);

  const open = useCallback(
    (tier?: TierId) => {
      if (isBusy()) return;
      toast.dismiss();
      // At the press: after the call, browsers take it for a pop-up.
      tab.current = window.open('', '_blank');
      billing.send({ type: 'open', tier });
    },
    [toast],
  );

  useEffect(() => {
    const subscriptions = [
      billing.on('anonymous', ({ tier }) => {
        tab.current?.close();
        askToSignIn({ name: 'checkout', back: tier ?? 'checkout', run: () => open(tier) });
      }),
      billing.on('opened', ({ page, url }) => {
        // Whoever closes the tab that waits has thought better of it.
        if (tab.current?.closed) return;
        recheckOnReturn();
        if (tab.current) {
          tab.current.opener = null;
          tab.current.location.replace(url);
          return;
        }
        const { goOn, ...message } = blocked[page];
        toast.show({ ...message, link: { href: url, text: goOn } });
        location.assign(url);
      }),
      billing.on('failed', ({ page, error }) => {
        tab.current?.close();
        toast.show({
          ...failed[page],
          reference: error instanceof RefusedCall ? error.reference : undefined,
        });
      }),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [askToSignIn, open, toast, failed, blocked]);

  return { busy, open };
}
