import { AuthTabs } from '@fit-to-print/ui/flows/Auth';
import { AuthTemplate } from '@fit-to-print/ui/templates/AuthTemplate';
import { Navigate } from 'react-router-dom';
import { authCalls } from '../flows/auth.ts';
import type { AuthPageData } from '../pages/auth.ts';
import { useSession } from '../session/useSession.ts';

const calls = authCalls('/application');
/** The session itself says who signed in, and takes the page along. */
const nothing = () => {};

export default function Auth({ data }: { data: AuthPageData }) {
  const session = useSession();
  return (
    <>
      {session.matches('signedIn') && <Navigate to="/application" replace />}
      <AuthTemplate
        data={data}
        loading={session.matches('loading') || session.matches('signedIn')}
        form={<AuthTabs copy={data.form} calls={calls} onSignedIn={nothing} />}
      />
    </>
  );
}
