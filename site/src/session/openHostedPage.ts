import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import type { useToast } from '@fit-to-print/ui/components/Toast';
import { createActor, type EmittedFrom, fromPromise } from 'xstate';
import { getAccessToken } from '../api/authService.ts';
import { FailedCall, fetchHostedPageUrl } from '../api/subscription.ts';
import { billingMachine } from './billing.machine.ts';
import { recheckOnReturn } from './recheckSubscription.ts';
import { checkedSession } from './session.ts';
import type { BillingMessages } from './useBilling.ts';

const machine = billingMachine.provide({
  actors: {
    chooseHostedPage: fromPromise(async () => {
      const { user, subscription } = await checkedSession();
      if (!user || (await getAccessToken()) === undefined) return null;
      return subscription.subscribed ? 'portal' : 'checkout';
    }),
    fetchUrl: fromPromise(({ input: { page, tier } }) => fetchHostedPageUrl(page, tier)),
  },
});

function requestPage(tier: TierId | undefined): Promise<EmittedFrom<typeof billingMachine>> {
  const actor = createActor(machine);
  return new Promise(resolve => {
    actor.on('*', resolve);
    actor.start();
    actor.send({ type: 'open', tier });
  });
}

interface Options {
  tier: TierId | undefined;
  /** An empty tab for the page. Null if the browser has blocked it: the page then opens in this tab. */
  tab: Window | null;
  toast: ReturnType<typeof useToast>;
  messages: BillingMessages;
  /** Called for an anonymous visitor, after the tab is closed. */
  onAnonymous: () => void;
}

/** Opens checkout or the portal, and reports failures. In a module of its own: it is downloaded on the first click. */
export async function openHostedPage({ tier, tab, toast, messages, onAnonymous }: Options): Promise<void> {
  const outcome = await requestPage(tier);
  if (outcome.type === 'anonymous') {
    tab?.close();
    onAnonymous();
  } else if (outcome.type === 'failed') {
    const { page, error } = outcome;
    tab?.close();
    toast.show({
      ...messages.failed[page],
      reference: error instanceof FailedCall ? error.reference : undefined,
    });
  } else if (!tab) {
    const { linkText, ...message } = messages.blocked[outcome.page];
    recheckOnReturn();
    toast.show({ ...message, link: { href: outcome.url, text: linkText } });
    location.assign(outcome.url);
  } else if (!tab.closed) {
    // Closing the empty tab cancels.
    recheckOnReturn();
    tab.opener = null;
    tab.location.replace(outcome.url);
  }
}
