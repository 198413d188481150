import type { ToastMessage } from '@fit-to-print/ui/components/Toast';
import { type AccountData, AccountTemplate } from '@fit-to-print/ui/templates/AccountTemplate';
import type { PurchaseNoticeCopy } from '@fit-to-print/ui/flows/AccountSettings';
import { lazy, startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { OpenedOrders } from './openOrders.ts';
import { signOut } from '../../session/session.ts';
import { useSession, useSignOutElsewhere } from '../../session/useSession.ts';

export interface AccountPageData extends AccountData {
  readonly purchase: PurchaseNoticeCopy;
  readonly fileName: string;
  readonly ordersUnknown: string;
  readonly signedOutElsewhere: ToastMessage;
}

const loadSettings = () => import('./Settings.tsx');
const loadOrders = () => loadSettings().then(settings => settings.openOrders());
const Settings = lazy(loadSettings);
const PurchaseStatus = lazy(() => import('./PurchaseStatus.tsx'));

/** /account in the browser: the settings of the signed-in user. Redirects signed-out visitors to /auth. */
export default function Account({ data }: { data: AccountPageData }) {
  const session = useSession();
  useSignOutElsewhere(data.signedOutElsewhere);
  const { user } = session.context;
  const id = user?.id;
  const [deleted, setDeleted] = useState(false);
  const onDeleted = useCallback(() => {
    setDeleted(true);
    // The account is deleted, so its drafts are removed from this browser, too.
    const isAccountDeleted = true;
    void signOut(isAccountDeleted);
  }, []);
  // A state of the history entry, which a reload keeps: set by the page to which checkout returns.
  const { state } = useLocation() as { state: { isBackFromCheckout?: boolean } | null };
  const loadingData = useMemo(() => {
    if (!id) return undefined;
    const settings = loadSettings();
    return {
      reauthentication: settings.then(({ reauthenticationMethod }) => reauthenticationMethod()),
      applications: settings.then(({ loadSentApplications }) => loadSentApplications()),
    };
  }, [id]);
  const firstOrders = useMemo(() => (id ? loadOrders() : undefined), [id]);
  const [reloaded, setReloaded] = useState<{ id: string | undefined; orders: Promise<OpenedOrders> }>();
  const reloadOrders = useCallback(() => {
    const loading = loadOrders();
    // In a transition, the page stays while the orders load.
    startTransition(() => setReloaded({ id, orders: loading }));
  }, [id]);
  const orders = reloaded && reloaded.id === id ? reloaded.orders : firstOrders;
  if (!user || !loadingData || !orders) {
    return (
      <>
        {session.matches('signedOut') && (
          <Navigate to={deleted ? '/' : '/auth'} state={{ returnPage: 'account' }} replace />
        )}
        <AccountTemplate data={data} loading={session.matches('loading') || session.matches('unreachable')} />
      </>
    );
  }
  return (
    <Suspense fallback={<AccountTemplate data={data} loading />}>
      <AccountTemplate
        data={data}
        email={user.email}
        notice={
          state?.isBackFromCheckout && (
            <PurchaseStatus
              key={user.id}
              copy={data.purchase}
              email={user.email}
              orders={orders}
              reloadOrders={reloadOrders}
            />
          )
        }
        settings={
          <Settings
            key={user.id}
            copy={data.settings}
            fileName={data.fileName}
            email={user.email}
            {...loadingData}
            orders={orders}
            ordersUnknown={data.ordersUnknown}
            onDeleted={onDeleted}
          />
        }
      />
    </Suspense>
  );
}
