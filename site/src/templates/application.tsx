import { ApplicationTemplate } from '@fit-to-print/ui/templates/ApplicationTemplate';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { ApplicationPageData } from '../pages/application.ts';
import { useSession } from '../session/useSession.ts';

const loadWizard = () => import('./wizard.tsx');
const Wizard = lazy(loadWizard);

export default function Application({ data }: { data: ApplicationPageData }) {
  const session = useSession();
  const { user } = session.context;
  const restoring = session.matches('loading');
  useEffect(() => {
    // Whoever turns out to be nobody needs no wizard; whoever is somebody shall not wait for it twice.
    if (restoring) loadWizard().catch(() => {});
  }, [restoring]);
  if (!user) {
    return (
      <>
        {session.matches('signedOut') && <Navigate to="/auth" replace />}
        <ApplicationTemplate data={data} loading={restoring} />
      </>
    );
  }
  return (
    <Suspense fallback={<ApplicationTemplate data={data} loading />}>
      <ApplicationTemplate data={data} wizard={<Wizard key={user.id} user={user} copy={data.wizard} />} />
    </Suspense>
  );
}
