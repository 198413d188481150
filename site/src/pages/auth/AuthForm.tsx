import { AuthTabs, type AuthTabsProps } from '@fit-to-print/ui/flows/Auth';
import { useMemo } from 'react';
import { createAuthCalls } from '../../api/authCalls.ts';
import { savePendingAction, type PendingActionName } from '../../session/pendingAction.ts';
import { reportPasswordChanged } from '../../session/session.ts';

export interface AuthFormProps extends Pick<AuthTabsProps, 'copy' | 'emailLink' | 'username'> {
  /** The action to resume after a sign-in with Google. */
  pendingAction: PendingActionName | undefined;
}

/** The sign-in form of /auth, connected to the authentication service. */
export default function AuthForm({ pendingAction, ...props }: AuthFormProps) {
  const calls = useMemo(
    () => createAuthCalls('/application', () => savePendingAction(pendingAction)),
    [pendingAction],
  );
  // `onSignedIn` is needed for a new password only. The session itself detects every other sign-in, and the page then redirects.
  return <AuthTabs {...props} calls={calls} onSignedIn={reportPasswordChanged} />;
}
