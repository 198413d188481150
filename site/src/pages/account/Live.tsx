import type { ToastMessage } from '@fit-to-print/ui/components/Toast';
import { type AccountData, AccountTemplate } from '@fit-to-print/ui/templates/AccountTemplate';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { signOut } from '../../session/session.ts';
import { useSession, useSignOutElsewhere } from '../../session/useSession.ts';

export interface AccountPageData extends AccountData {
  readonly fileName: string;
  readonly ordersUnknown: string;
  readonly signedOutElsewhere: ToastMessage;
}

const loadSettings = () => import('./Settings.tsx');
const Settings = lazy(loadSettings);

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
  const loadingData = useMemo(() => {
    if (!id) return undefined;
    const settings = loadSettings();
    return {
      reauthentication: settings.then(({ reauthenticationMethod }) => reauthenticationMethod()),
      orders: settings.then(({ openOrders }) => openOrders()),
    };
  }, [id]);
  if (!user || !loadingData) {
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
        settings={
          <Settings
            key={user.id}
            copy={data.settings}
            fileName={data.fileName}
            email={user.email}
            {...loadingData}
            ordersUnknown={data.ordersUnknown}
            onDeleted={onDeleted}
          />
        }
      />
    </Suspense>
  );
}
