import { AuthDialog, type AuthDialogProps } from '@fit-to-print/ui/flows/Auth';
import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { createAuthCalls } from '../api/authCalls.ts';
import { savePendingAction } from './pendingAction.ts';
import type { PendingAction } from './protectedPages.ts';
import { getSnapshot } from './session.ts';

/**
 * The email address that was typed in the dialog, until the visitor signs in: Back leaves the page and closes the dialog. It is in memory only,
 * and no password is kept.
 */
let typedEmail = '';

interface SignInDialogProps extends Pick<AuthDialogProps, 'copy' | 'onSignedIn' | 'onClose'> {
  /** The action that the visitor resumes after the sign-in, also after one with Google. */
  pendingAction: PendingAction | undefined;
}

/** The sign-in dialog with its requests. A separate module, which is downloaded when the dialog opens. */
export function SignInDialog({ pendingAction, ...props }: SignInDialogProps) {
  const pendingActionName =
    pendingAction && ('resumeAs' in pendingAction ? pendingAction.resumeAs : pendingAction.name);
  const calls = useMemo(
    () => createAuthCalls('/', () => savePendingAction(pendingActionName)),
    [pendingActionName],
  );
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const openedAt = useRef(pathname);
  const { onClose } = props;
  // Back and Forward show another page, to which the dialog does not belong. A redirect leaves it open: it asks for the sign-in.
  useEffect(() => {
    if (pathname !== openedAt.current && navigationType === NavigationType.Pop) onClose();
  }, [pathname, navigationType, onClose]);
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'email') typedEmail = target.value;
    };
    document.addEventListener('input', onInput);
    return () => {
      document.removeEventListener('input', onInput);
      if (getSnapshot().matches('signedIn')) typedEmail = '';
    };
  }, []);
  const initial = {
    value: 'idle',
    context: {
      mode: 'signIn',
      credentials: { email: typedEmail, password: '' },
      problems: {},
      submitCount: 0,
    },
  } as const;
  return <AuthDialog {...props} open calls={calls} initial={initial} />;
}
