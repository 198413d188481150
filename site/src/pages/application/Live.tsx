import type { ApplicationCopy } from '@fit-to-print/ui/flows/ApplicationWizard';
import { type ApplicationData, ApplicationTemplate } from '@fit-to-print/ui/templates/ApplicationTemplate';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../session/useSession.ts';

export type ApplicationPageData = ApplicationData & {
  readonly wizard: ApplicationCopy;
};

const loadWizard = () => import('./Wizard.tsx');
const Wizard = lazy(loadWizard);

/** /application in the browser: the wizard of a signed-in user. Redirects signed-out visitors to /auth. */
export default function Application({ data }: { data: ApplicationPageData }) {
  const session = useSession();
  const { user, expiredUser } = session.context;
  const isRestoring = session.matches('loading') || session.matches('unreachable');
  useEffect(() => {
    // Downloaded while the session is restored: most visitors with a stored session will need the wizard.
    if (isRestoring) loadWizard().catch(() => {});
  }, [isRestoring]);
  const [lastUser, setLastUser] = useState(user);
  if (user && user.id !== lastUser?.id) setLastUser(user);
  // A session that expires does not close the wizard: the user may be writing.
  const applicant = user ?? (expiredUser?.id === lastUser?.id ? lastUser : null);
  const id = applicant?.id;
  const draftsPromise = useMemo(() => id && loadWizard().then(({ openDrafts }) => openDrafts(id)), [id]);
  if (!applicant || !draftsPromise) {
    return (
      <>
        {session.matches('signedOut') && <Navigate to="/auth" replace />}
        <ApplicationTemplate data={data} loading={isRestoring} />
      </>
    );
  }
  return (
    <Suspense fallback={<ApplicationTemplate data={data} loading />}>
      <ApplicationTemplate
        data={data}
        wizard={
          <Wizard
            key={applicant.id}
            email={applicant.email}
            draftsPromise={draftsPromise}
            copy={data.wizard}
          />
        }
      />
    </Suspense>
  );
}
