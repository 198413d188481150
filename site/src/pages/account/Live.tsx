import { type AccountData, AccountTemplate } from '@fit-to-print/ui/templates/AccountTemplate';
import type { PurchaseNoticeCopy } from '@fit-to-print/ui/flows/AccountSettings';
import { lazy, Suspense, useCallback, useMemo, useState, useTransition } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signOut } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

export interface AccountPageData extends AccountData {
  readonly purchase: PurchaseNoticeCopy;
  readonly fileName: string;
}

const loadSettings = () => import('./Settings.tsx');
const Settings = lazy(loadSettings);
const PurchaseStatus = lazy(() => import('./PurchaseStatus.tsx'));

/** Loads what the settings of the user with this id show. */
const load = (id: string) => ({ id, account: loadSettings().then(({ loadAccount }) => loadAccount()) });

/** /account in the browser: the settings of the signed-in user. Redirects signed-out visitors to /auth. */
export default function Account({ data }: { data: AccountPageData }) {
  const session = useSession();
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
  const firstLoad = useMemo(() => (id ? load(id) : undefined), [id]);
  const [reloaded, setReloaded] = useState(firstLoad);
  // In a transition, the page stays while it loads.
  const [isReloading, startReload] = useTransition();
  const reload = useCallback(() => {
    if (!id) return;
    const next = load(id);
    startReload(() => setReloaded(next));
  }, [id]);
  const loading = reloaded?.id === id ? reloaded : firstLoad;
  if (!user || !loading) {
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
              account={loading.account}
              onReload={reload}
            />
          )
        }
        settings={
          <Settings
            key={user.id}
            copy={data.settings}
            fileName={data.fileName}
            email={user.email}
            account={loading.account}
            isBackFromCheckout={state?.isBackFromCheckout === true}
            onReload={reload}
            reloading={isReloading}
            onDeleted={onDeleted}
          />
        }
      />
    </Suspense>
  );
}
