import { ApplicationWizard } from '@fit-to-print/ui/flows/ApplicationWizard';
import { ApplicationTemplate } from '@fit-to-print/ui/templates/ApplicationTemplate';
import { useCallback, useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { draftsOf, submit, validate } from '../flows/application.ts';
import type { ApplicationPageData } from '../pages/application.ts';
import type { User } from '../session/session.machine.ts';
import { useSession } from '../session/useSession.ts';

export default function Application({ data }: { data: ApplicationPageData }) {
  const session = useSession();
  const { user } = session.context;
  return (
    <>
      {session.matches('signedOut') && <Navigate to="/auth" replace />}
      <ApplicationTemplate
        data={data}
        loading={session.matches('loading')}
        wizard={user && <Wizard key={user.id} user={user} copy={data.wizard} />}
      />
    </>
  );
}

function Wizard({ user, copy }: { user: User; copy: ApplicationPageData['wizard'] }) {
  const navigate = useNavigate();
  const drafts = useMemo(() => draftsOf(user.id), [user.id]);
  const onSubmitted = useCallback(() => void navigate('/'), [navigate]);
  return (
    <ApplicationWizard
      copy={copy}
      email={user.email}
      drafts={drafts}
      validate={validate}
      submit={submit}
      onSubmitted={onSubmitted}
    />
  );
}
