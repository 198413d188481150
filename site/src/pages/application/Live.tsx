import type { ApplicationCopy } from '@fit-to-print/ui/flows/ApplicationWizard';
import { type ApplicationData, ApplicationTemplate } from '@fit-to-print/ui/templates/ApplicationTemplate';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../session/useSession.ts';

export type ApplicationPageData = ApplicationData & { readonly wizard: ApplicationCopy };

const loadWizard = () => import('./Wizard.tsx');
const Wizard = lazy(loadWizard);

export default function Application({ data }: { data: ApplicationPageData }) {
  const session = useSession();
  const { user, ended } = session.context;
  const restoring = session.matches('loading') || session.matches('unreachable');
  useEffect(() => {
    // Whoever turns out to be nobody needs no wizard; whoever is somebody shall not wait for it twice.
    if (restoring) loadWizard().catch(() => {});
  }, [restoring]);
  const [before, setBefore] = useState(user);
  if (user && user.id !== before?.id) setBefore(user);
  // A session that ends by itself takes nothing from under the writer's hands.
  const writer = user ?? (ended?.id === before?.id ? before : null);
  const id = writer?.id;
  const opening = useMemo(() => id && loadWizard().then(({ openDrafts }) => openDrafts(id)), [id]);
  if (!writer || !opening) {
    return (
      <>
        {session.matches('signedOut') && <Navigate to="/auth" replace />}
        <ApplicationTemplate data={data} loading={restoring} />
      </>
    );
  }
  return (
    <Suspense fallback={<ApplicationTemplate data={data} loading />}>
      <ApplicationTemplate
        data={data}
        wizard={<Wizard key={writer.id} email={writer.email} opening={opening} copy={data.wizard} />}
      />
    </Suspense>
  );
}
