import { AuthTabs, type AuthTabsProps } from '@fit-to-print/ui/flows/Auth';
import { useMemo } from 'react';
import { authCalls } from '../../api/authCalls.ts';
import { savePendingAction, type PendingActionName } from '../../session/pendingAction.ts';
import { reportPasswordChanged } from '../../session/session.ts';

export interface AuthFormProps extends Pick<AuthTabsProps, 'copy' | 'emailLink' | 'username'> {
  /** What to resume after a sign-in with Google. */
  pendingAction: PendingActionName | undefined;
}

/** The form of /auth with its calls. */
export default function AuthForm({ pendingAction, ...props }: AuthFormProps) {
  const calls = useMemo(
    () => authCalls('/application', () => savePendingAction(pendingAction)),
    [pendingAction],
  );
  // Other sign-ins are reported by the session, and the page redirects.
  return <AuthTabs {...props} calls={calls} onSignedIn={reportPasswordChanged} />;
}
