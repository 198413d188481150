import { tierName } from '@fit-to-print/content/tiers';
import {
  AccountSettings,
  type AccountSettingsProps,
  type SentApplication,
} from '@fit-to-print/ui/flows/AccountSettings';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { use, useContext } from 'react';
import { deleteAccount, downloadAccountData } from '../../api/account.ts';
import { sessionsApi } from '../../api/sessions.ts';
import { BillingContext } from '../../session/useBilling.ts';
import { recheckSubscription } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import type { OpenedOrders } from './openOrders.ts';

// Exported from here, so that the browser downloads them with the settings.
export { reauthenticationMethod } from '../../api/account.ts';
export { loadSentApplications } from '../../api/sentApplications.ts';
export { openOrders } from './openOrders.ts';

export interface SettingsProps extends Pick<AccountSettingsProps, 'copy' | 'email' | 'onDeleted'> {
  /** What the user enters to confirm the deletion. */
  reauthentication: Promise<AccountSettingsProps['reauthentication']>;
  fileName: string;
  applications: Promise<readonly SentApplication[]>;
  orders: Promise<OpenedOrders>;
  /** Shown if the orders could not be read. */
  ordersUnknown: string;
}

/**
 * The account's orders, and the settings with their API calls. Suspends until orders and applications are loaded, and until it is known
 * whether the account has a password.
 */
export default function Settings({
  reauthentication,
  fileName,
  applications,
  orders,
  ordersUnknown,
  ...props
}: SettingsProps) {
  const openedOrders = use(orders);
  const { subscription, failedChecks } = useSession().context;
  const { open, busy } = useContext(BillingContext);
  return (
    <>
      {openedOrders === 'unknown' && <Text>{ordersUnknown}</Text>}
      {openedOrders && openedOrders !== 'unknown' && <openedOrders.Orders orders={openedOrders.orders} />}
      <AccountSettings
        {...props}
        reauthentication={use(reauthentication)}
        applications={use(applications)}
        subscription={
          subscription
            ? subscription.subscribed
              ? {
                  name: subscription.subscription_tier && tierName(subscription.subscription_tier),
                  paidUntil: subscription.subscription_end,
                  isCanceled: subscription.cancel_at_period_end,
                  isPaymentFailed: subscription.payment_failed,
                }
              : null
            : failedChecks > 0
              ? 'unknown'
              : 'checking'
        }
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
