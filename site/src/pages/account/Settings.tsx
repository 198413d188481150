import { tierName } from '@fit-to-print/content/tiers';
import { AccountSettings, type AccountSettingsProps } from '@fit-to-print/ui/flows/AccountSettings';
import { use, useContext } from 'react';
import { deleteAccount, downloadAccountData } from '../../api/account.ts';
import { BillingContext } from '../../session/useBilling.ts';
import { recheckSubscription } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

export { reauthenticationMethod } from '../../api/account.ts';

export interface SettingsProps extends Pick<AccountSettingsProps, 'copy' | 'email' | 'onDeleted'> {
  /** What the user enters to confirm the deletion. */
  reauthentication: Promise<AccountSettingsProps['reauthentication']>;
  fileName: string;
}

/** The account settings with their API calls. Suspends until it is known whether the account has a password. */
export default function Settings({ reauthentication, fileName, ...props }: SettingsProps) {
  const { subscription, failedChecks } = useSession().context;
  const { open, busy } = useContext(BillingContext);
  return (
    <AccountSettings
      {...props}
      reauthentication={use(reauthentication)}
      subscription={
        subscription
          ? subscription.subscribed
            ? {
                name: subscription.subscription_tier && tierName(subscription.subscription_tier),
                paidUntil: subscription.subscription_end,
                isCanceled: subscription.cancel_at_period_end,
              }
            : null
          : failedChecks > 0
            ? 'unknown'
            : 'checking'
      }
      onRecheck={recheckSubscription}
      onManage={() => open()}
      managing={busy}
      download={signal => downloadAccountData(fileName, signal)}
      deleteAccount={deleteAccount}
    />
  );
}
