import { AccountTemplate } from '@fit-to-print/ui/templates/AccountTemplate';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { AccountPageData } from '../pages/account.ts';
import { signOut } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';

const loadFile = () => import('./accountFile.tsx');
const File = lazy(loadFile);

export default function Account({ data }: { data: AccountPageData }) {
  const session = useSession();
  const { user } = session.context;
  const id = user?.id;
  const [deleted, setDeleted] = useState(false);
  const onDeleted = useCallback(() => {
    setDeleted(true);
    void signOut(true);
  }, []);
  const proof = useMemo(() => id && loadFile().then(({ proofOf }) => proofOf()), [id]);
  if (!user || !proof) {
    return (
      <>
        {session.matches('signedOut') && (
          <Navigate to={deleted ? '/' : '/auth'} state={{ next: 'account' }} replace />
        )}
        <AccountTemplate data={data} loading={session.matches('loading') || session.matches('unreachable')} />
      </>
    );
  }
  return (
    <Suspense fallback={<AccountTemplate data={data} loading />}>
      <AccountTemplate
        data={data}
        file={
          <File
            key={user.id}
            copy={data.file}
            fileName={data.fileName}
            email={user.email}
            proof={proof}
            onDeleted={onDeleted}
          />
        }
      />
    </Suspense>
  );
}
