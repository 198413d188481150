// Opens a page of the payment provider after a click: checkout to buy, or the portal to manage a subscription. A tier is a monthly package.
import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import type { useToast } from '@fit-to-print/ui/components/Toast';
import { createActor, type EmittedFrom, fromPromise } from 'xstate';
import { getAccessToken } from '../api/authService.ts';
import { FailedCall, openPage } from '../api/subscription.ts';
import { billingMachine } from './billing.machine.ts';
import { checkedSession, recheckOnReturn } from './checkedSession.ts';
import { mayBeSignedIn, recheckSubscription } from './session.ts';
import type { BillingMessages } from './useBilling.ts';

/** The state machine, with its calls to the backend. */
const machine = billingMachine.provide({
  actors: {
    chooseHostedPage: fromPromise(async ({ input: { tier } }) => {
      const { user, subscription } = await checkedSession();
      if (!user && mayBeSignedIn()) throw new Error('The service does not say who is signed in.');
      if (!user || (await getAccessToken()) === undefined) return null;
      return tier && !subscription?.subscribed ? 'checkout' : 'portal';
    }),
    openPage: fromPromise(({ input: { page, tier } }) => openPage(page === 'checkout' ? tier : undefined)),
  },
});

/** Asks the backend which page to open. Resolves to the last event of the machine. */
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

/** The description for the failure's message, if the visitor can act on it: a conflict (409), too many calls (429), or a gateway error. */
function reasonOf(error: unknown, unavailable: string): { description?: string } {
  if (!(error instanceof FailedCall)) return {};
  const { status, reason } = error;
  if (status > 501) return { description: unavailable };
  return (status === 409 || status === 429) && reason !== undefined ? { description: reason } : {};
}

/** Opens checkout or the portal, and reports failures. In its own module: it is downloaded on the first click. */
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
      ...(error instanceof FailedCall && { reference: error.reference }),
      ...reasonOf(error, messages.unavailable),
    });
  } else if (!tab) {
    const { linkText, ...message } = messages.blocked[outcome.page];
    recheckOnReturn();
    toast.show({ ...message, link: { href: outcome.url, text: linkText } });
    location.assign(outcome.url);
  } else if (!tab.closed) {
    // If the visitor has closed the empty tab, nothing happens.
    recheckOnReturn();
    // The portal opened although a tier was clicked: the server has a subscription that this page may not know yet.
    if (tier && outcome.page === 'portal') recheckSubscription();
    tab.opener = null;
    tab.location.replace(outcome.url);
  }
}
