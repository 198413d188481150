import { AuthTabs } from '@fit-to-print/ui/flows/Auth';
import { AuthTemplate } from '@fit-to-print/ui/templates/AuthTemplate';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { authCalls } from '../flows/auth.ts';
import type { AuthPageData } from '../pages/auth.ts';
import { type Return, returnPaths } from '../session/intention.ts';
import { recovered } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';

const arrivals = { confirmation: 'expiredConfirmation', recovery: 'expiredRecovery' } as const;

export default function Auth({ data }: { data: AuthPageData }) {
  const session = useSession();
  const { next } = (useLocation().state ?? {}) as { next?: Return };
  const calls = useMemo(() => authCalls('/application', next), [next]);
  const { recovering, failedLink } = session.context;
  const arrival = recovering ? 'renew' : failedLink && arrivals[failedLink];
  // Who chose a new password goes where everyone goes who is signed in.
  const entered = session.matches('signedIn') && !recovering;
  return (
    <>
      {entered && <Navigate to={returnPaths[next ?? 'application']} replace />}
      <AuthTemplate
        data={data}
        loading={session.matches('loading') || entered}
        form={
          <AuthTabs
            // An arrival opens a form of its own.
            key={arrival}
            copy={data.form}
            calls={calls}
            // Otherwise the session itself says who signed in, and takes the page along.
            onSignedIn={recovered}
            {...(arrival && { arrival })}
          />
        }
      />
    </>
  );
}
