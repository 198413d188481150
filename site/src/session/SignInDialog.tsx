import { AuthDialog, type AuthDialogProps } from '@fit-to-print/ui/flows/Auth';
import { authCalls } from '../flows/auth.ts';

const calls = authCalls('/');

/** The dialog with its calls. A module of its own, so that no page carries it before it is asked for. */
export default function SignInDialog(props: Pick<AuthDialogProps, 'copy' | 'onSignedIn' | 'onClose'>) {
  return <AuthDialog {...props} open calls={calls} />;
}
