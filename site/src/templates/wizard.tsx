import { ApplicationWizard, type ApplicationWizardProps } from '@fit-to-print/ui/flows/ApplicationWizard';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftsOf, submit, validate } from '../flows/application.ts';
import type { User } from '../session/session.machine.ts';

/** The wizard with its calls and the drafts of one user. */
export default function Wizard({ user, copy }: { user: User } & Pick<ApplicationWizardProps, 'copy'>) {
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
