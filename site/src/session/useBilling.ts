import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { createContext, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createActor, fromPromise } from 'xstate';
import { fetchHostedPageUrl, FailedCall } from '../api/subscription.ts';
import { billingMachine, type HostedPageName } from './billing.machine.ts';
import type { PendingAction } from './protectedPages.ts';
import { getAccessToken } from '../api/authService.ts';
import { checkedSession, recheckOnReturn } from './session.ts';

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
    throw new Error('There is no billing here: render this inside the Layout.');
  },
});

export interface BillingMessages {
  /** When the page cannot be opened. */
  readonly failed: Readonly<Record<HostedPageName, ToastMessage>>;
  /** When the page opens in this tab because the browser blocks a new one; with a link to it. */
  readonly blocked: Readonly<Record<HostedPageName, ToastMessage & { readonly linkText: string }>>;
}

const billing = createActor(
  billingMachine.provide({
    actors: {
      chooseHostedPage: fromPromise(async () => {
        const { user, subscription } = await checkedSession();
        if (!user || (await getAccessToken()) === undefined) return null;
        return subscription.subscribed ? 'portal' : 'checkout';
      }),
      fetchUrl: fromPromise(({ input: { page, tier } }) => fetchHostedPageUrl(page, tier)),
    },
  }),
);
const isBusy = () =>
  billing.getSnapshot().matches('choosingPage') || billing.getSnapshot().matches('opening');
function subscribe(listener: () => void) {
  billing.start();
  const subscription = billing.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Runs the machine: opens an empty tab on the click, shows the page in it, and reports failures. */
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
      // On the click: after the call, browsers would block it as a pop-up.
      tab.current = window.open('', '_blank');
      billing.send({ type: 'open', tier });
    },
    [toast],
  );

  useEffect(() => {
    const subscriptions = [
      billing.on('anonymous', ({ tier }) => {
        tab.current?.close();
        askToSignIn({ name: 'checkout', resumeAs: tier ?? 'checkout', run: () => open(tier) });
      }),
      billing.on('opened', ({ page, url }) => {
        // The visitor closed the empty tab, which cancels.
        if (tab.current?.closed) return;
        recheckOnReturn();
        if (tab.current) {
          tab.current.opener = null;
          tab.current.location.replace(url);
          return;
        }
        const { linkText, ...message } = blocked[page];
        toast.show({ ...message, link: { href: url, text: linkText } });
        location.assign(url);
      }),
      billing.on('failed', ({ page, error }) => {
        tab.current?.close();
        toast.show({
          ...failed[page],
          reference: error instanceof FailedCall ? error.reference : undefined,
        });
      }),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [askToSignIn, open, toast, failed, blocked]);

  return { busy, open };
}
