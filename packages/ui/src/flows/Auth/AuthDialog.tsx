import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Dialog } from '../../components/Dialog/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import type { authMachine, AuthMode } from './auth.machine.ts';
import { type AuthCopy, AuthForm } from './AuthForm.tsx';
import { PressPass, type PressPassCopy } from './PressPass.tsx';
import { type AuthCalls, type AuthMessages, useAuth } from './useAuth.ts';

export interface AuthDialogCopy extends AuthCopy {
  readonly pass: PressPassCopy & { readonly close: string };
  readonly nextInDialog: Readonly<Record<AuthMode, string>>;
  readonly messages: AuthMessages & { readonly signedIn: ToastMessage };
}

export interface AuthDialogProps {
  open: boolean;
  /** The visitor closed it, or is signed in. */
  onClose: () => void;
  /** Signed in, before it closes. */
  onSignedIn?: () => void;
  copy: AuthDialogCopy;
  calls: AuthCalls;
  /** Where to start, for stories. */
  initialSnapshot?: SnapshotFrom<typeof authMachine>;
}

/** A press pass, over whatever page the visitor is on. It opens on sign-in every time. */
export function AuthDialog({ open, ...props }: AuthDialogProps) {
  return open && <OpenDialog {...props} />;
}

function OpenDialog({ onClose, onSignedIn, copy, calls, initialSnapshot }: Omit<AuthDialogProps, 'open'>) {
  const toast = useToast();
  const { signedIn } = copy.messages;
  const onDone = useCallback(() => {
    toast.show(signedIn);
    onSignedIn?.();
    onClose();
  }, [toast, signedIn, onSignedIn, onClose]);
  const view = useAuth({
    mode: 'signIn',
    calls,
    messages: copy.messages,
    corrections: copy.corrections,
    lengthRule: false,
    onSignedIn: onDone,
    initialSnapshot,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={view.sent ? copy.sent.title : copy[view.mode].title}
      close={copy.pass.close}
      head={<PressPass {...copy.pass} />}
    >
      <AuthForm view={view} copy={copy} next={copy.nextInDialog} lengthRule={false} switchable />
    </Dialog>
  );
}
