import { tierName } from '@fit-to-print/content/tiers';
import { AccountFile, type AccountFileProps } from '@fit-to-print/ui/flows/AccountFile';
import { use, useContext } from 'react';
import { download, remove } from '../flows/account.ts';
import { BillingContext } from '../session/useBilling.ts';
import { useSession } from '../session/useSession.ts';

export { proofOf } from '../flows/account.ts';

export interface FileProps extends Pick<AccountFileProps, 'copy' | 'email' | 'onDeleted'> {
  /** What its owner proves themselves by. */
  proof: Promise<AccountFileProps['proof']>;
  fileName: string;
}

/** The file with its calls. Suspends until it is known whose password there is to ask for. */
export default function File({ proof, fileName, ...props }: FileProps) {
  const { subscription } = useSession().context;
  const { open, busy } = useContext(BillingContext);
  return (
    <AccountFile
      {...props}
      proof={use(proof)}
      subscription={
        subscription.subscribed
          ? {
              name: subscription.subscription_tier && tierName(subscription.subscription_tier),
              paidUntil: subscription.subscription_end,
            }
          : null
      }
      onManage={() => open()}
      managing={busy}
      download={signal => download(fileName, signal)}
      remove={remove}
    />
  );
}
