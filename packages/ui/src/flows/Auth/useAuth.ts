// `useAuth` runs the state machine of the sign-in form.
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { failureToast } from '../shared/failureToast.ts';
import type { InitialState } from '../shared/initialState.ts';
import { useEmittedEvents } from '../shared/useEmittedEvents.ts';
import { type AuthValidationCopy, type AuthViewModel, viewModelOf } from './auth.viewModel.ts';
import { authMachine, type AuthMode, type AuthOutcome, type Credentials } from './auth.machine.ts';

/** The requests to the authentication service, by mode. A rejected promise counts as a failure without a message. */
export interface AuthCalls extends Record<AuthMode, (credentials: Credentials) => Promise<AuthOutcome>> {
  /** Leaves the page for Google; resolves only if that fails. */
  continueWithGoogle: () => Promise<AuthOutcome>;
}

/** The toasts. A failure's description is shown if the server gave no message. */
export interface AuthMessages {
  /** After the account was opened, and the mail with the confirmation link was sent. */
  readonly signedUp: ToastMessage;
  /** The toast after a new password was set. */
  readonly passwordSet: ToastMessage;
  /** After a request failed, by mode. */
  readonly failed: Readonly<Record<AuthMode, ToastMessage>>;
}

/** The options of `useAuth`. */
export interface AuthOptions {
  /** The mode in which the form starts. */
  mode: AuthMode;
  /** The requests to the authentication service. */
  calls: AuthCalls;
  messages: AuthMessages;
  validation: AuthValidationCopy;
  /** True if the form shows the rule for the length of a new password. */
  hasPasswordRule: boolean;
  onSignedIn: () => void;
  initial: InitialState<typeof authMachine> | undefined;
}

/** Runs the state machine of the sign-in forms, and shows its results as toasts. */
export function useAuth({
  mode,
  calls,
  messages,
  validation,
  hasPasswordRule,
  onSignedIn,
  initial,
}: AuthOptions): AuthViewModel {
  const toast = useToast();
  const machine = authMachine.provide({
    actors: {
      authenticate: fromPromise(({ input }) => calls[input.mode](input.credentials)),
      redirectToGoogle: fromPromise(() => calls.continueWithGoogle()),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: { mode },
    ...(initial && { snapshot: authMachine.resolveState(initial) }),
  });

  useEmittedEvents(actor, event => {
    switch (event.type) {
      case 'signedIn':
        return onSignedIn();
      case 'passwordSet':
        toast.show(messages.passwordSet);
        return onSignedIn();
      case 'emailSent':
        return event.mode === 'signUp' && toast.show(messages.signedUp);
      case 'failed':
        return toast.show(failureToast(messages.failed[event.mode], event));
    }
  });

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'pageRestored' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [actor]);

  useEffect(() => {
    // The link of a mail has replaced the form that a failure was about.
    if (mode !== 'signIn') toast.dismissFailure();
  }, [mode, toast]);

  const viewModel = viewModelOf(snapshot, send, validation, hasPasswordRule);
  return {
    ...viewModel,
    submit(credentials) {
      toast.dismiss();
      viewModel.submit(credentials);
    },
    changeMode(next, email) {
      // The toast may be about the previous form.
      toast.dismiss();
      viewModel.changeMode(next, email);
    },
  };
}
