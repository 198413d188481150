// `AuthDialog`: the sign-in form in a dialog over the page.
import { Dialog } from '../../components/Dialog/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import type { InitialState } from '../shared/initialState.ts';
import type { authMachine, AuthMode } from './auth.machine.ts';
import { type AuthCopy, AuthForm } from './AuthForm.tsx';
import { SignInPanelHeader, type SignInPanelHeaderCopy } from './SignInPanelHeader.tsx';
import { type AuthCalls, type AuthMessages, useAuth } from './useAuth.ts';

export interface AuthDialogCopy extends AuthCopy {
  readonly panel: SignInPanelHeaderCopy & { readonly close: string };
  readonly nextStepTexts: Readonly<Record<AuthMode, string>>;
  readonly messages: AuthMessages & { readonly signedIn: ToastMessage };
}

export interface AuthDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the visitor closed the dialog or signed in. */
  onClose: () => void;
  /** Called when the visitor signed in, before the dialog closes. */
  onSignedIn?: () => void;
  /** The dialog's texts. */
  copy: AuthDialogCopy;
  /** The requests to the authentication service. */
  calls: AuthCalls;
  /** The state to start in: with an email address that was typed before, or for stories. */
  initial?: InitialState<typeof authMachine>;
}

/** Signs the visitor in without leaving the page. Always opens in the mode `signIn`. */
export function AuthDialog({ open, ...props }: AuthDialogProps) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ onClose, onSignedIn, copy, calls, initial }: Omit<AuthDialogProps, 'open'>) {
  const toast = useToast();
  const viewModel = useAuth({
    mode: 'signIn',
    calls,
    messages: copy.messages,
    validation: copy.validation,
    hasPasswordRule: false,
    onSignedIn: () => {
      toast.show(copy.messages.signedIn);
      onSignedIn?.();
      onClose();
    },
    initial,
  });
  return (
    <Dialog
      open
      onClose={() => {
        toast.dismissFailure();
        onClose();
      }}
      title={viewModel.emailSent ? copy.sent.title : copy[viewModel.mode].title}
      closeLabel={copy.panel.close}
      header={<SignInPanelHeader {...copy.panel} />}
    >
      <AuthForm
        viewModel={viewModel}
        copy={copy}
        nextStepTexts={copy.nextStepTexts}
        hasPasswordRule={false}
        hasModeSwitch
      />
    </Dialog>
  );
}
