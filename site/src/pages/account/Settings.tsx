// `Settings`: the orders and the settings of the signed-in user on the page /account, with their API calls.
import { tierName } from '@fit-to-print/content/tiers';
import { AccountSettings, type AccountSettingsProps } from '@fit-to-print/ui/flows/AccountSettings';
import { use, useContext, useEffect } from 'react';
import { deleteAccount, downloadAccountData, reauthenticationMethod } from '../../api/account.ts';
import { loadSentApplications } from '../../api/sentApplications.ts';
import { sessionsApi } from '../../api/sessions.ts';
import { BillingContext } from '../../session/useBilling.ts';
import { recheckSubscription } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { loadOrdersWithView } from './ordersWithView.ts';

/**
 * Loads what the page shows beside the session: orders, applications, and what the user enters to confirm the deletion. In this module,
 * so that the browser downloads it with the settings.
 */
export async function loadAccount() {
  const [orders, applications, reauthentication] = await Promise.all([
    loadOrdersWithView(),
    loadSentApplications(),
    reauthenticationMethod(),
  ]);
  return { orders, applications, reauthentication };
}

/** What the page /account loads about the user. */
export type AccountContents = Awaited<ReturnType<typeof loadAccount>>;

export interface SettingsProps extends Pick<
  AccountSettingsProps,
  'copy' | 'email' | 'onDeleted' | 'onReload' | 'reloading'
> {
  account: Promise<AccountContents>;
  fileName: string;
  /** True after a return from checkout. */
  isBackFromCheckout: boolean;
}

/**
 * The account's orders, and the settings with their API calls. Suspends until `account` is loaded.
 */
export default function Settings({ account, fileName, isBackFromCheckout, ...props }: SettingsProps) {
  const { orders: ordersWithView, ...contents } = use(account);
  const session = useSession();
  const { subscription, failedChecks } = session.context;
  const { open, busy } = useContext(BillingContext);
  // The subscription may have changed in another tab. A page that comes back from the back/forward cache starts a new session.
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && recheckSubscription();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return (
    <>
      {ordersWithView && ordersWithView !== 'unknown' && (
        <ordersWithView.Orders orders={ordersWithView.orders} />
      )}
      <AccountSettings
        {...props}
        {...contents}
        areOrdersUnknown={ordersWithView === 'unknown'}
        subscription={
          subscription?.subscribed
            ? {
                name: subscription.subscription_tier && tierName(subscription.subscription_tier),
                paidUntil: subscription.subscription_end,
                isCanceled: subscription.cancel_at_period_end,
                isPaymentFailed: subscription.payment_failed,
                hasAnother: subscription.other_subscriptions > 0,
              }
            : failedChecks > 0
              ? 'unknown'
              : subscription && isBackFromCheckout
                ? 'pending'
                : // That there is none rests on a finished check, because the deletion then warns about nothing.
                  session.matches({ signedIn: 'checked' })
                  ? null
                  : 'checking'
        }
        mayHaveBought={subscription?.may_have_bought ?? false}
        onRecheck={recheckSubscription}
        onManage={() => open()}
        managing={busy}
        sessions={sessionsApi}
        download={signal => downloadAccountData(fileName, signal)}
        deleteAccount={deleteAccount}
      />
    </>
  );
}
