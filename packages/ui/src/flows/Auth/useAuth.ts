import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { type AuthCorrections, type AuthView, connect } from './auth.connect.ts';
import { authMachine, type AuthMode, type AuthOutcome, type Credentials } from './auth.machine.ts';

/** The calls of the authentication service. One that rejects counts as failed, without a message of its own. */
export interface AuthCalls extends Record<AuthMode, (credentials: Credentials) => Promise<AuthOutcome>> {
  /** Sends the visitor to Google; rarely does anything come back. */
  google: () => Promise<AuthOutcome>;
}

/** What is said on a slip. A failure's description stands where the service gave no message. */
export interface AuthMessages {
  readonly signedUp: ToastMessage;
  readonly renewed: ToastMessage;
  readonly failed: Readonly<Record<AuthMode, ToastMessage>>;
}

export interface AuthOptions {
  mode: AuthMode;
  calls: AuthCalls;
  messages: AuthMessages;
  corrections: AuthCorrections;
  lengthRule: boolean;
  onSignedIn: () => void;
  initialSnapshot: SnapshotFrom<typeof authMachine> | undefined;
}

/** Runs the machine, and says on a slip what it has to say. */
export function useAuth({
  mode,
  calls,
  messages,
  corrections,
  lengthRule,
  onSignedIn,
  initialSnapshot,
}: AuthOptions): AuthView {
  const toast = useToast();
  const machine = authMachine.provide({
    actors: {
      authenticate: fromPromise(({ input }) => calls[input.mode](input.credentials)),
      google: fromPromise(() => calls.google()),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: { mode },
    ...(initialSnapshot && { snapshot: initialSnapshot }),
  });

  useEffect(() => {
    const subscriptions = [
      actor.on('signedIn', onSignedIn),
      actor.on('renewed', () => {
        toast.show(messages.renewed);
        onSignedIn();
      }),
      actor.on('mailed', mail => mail.mode === 'signUp' && toast.show(messages.signedUp)),
      actor.on('failed', failure => {
        const message = messages.failed[failure.mode];
        toast.show({ ...message, description: failure.message ?? message.description });
      }),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [actor, toast, messages, onSignedIn]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'return' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [actor]);

  const view = connect(snapshot, send, corrections, lengthRule);
  return {
    ...view,
    submit(credentials) {
      toast.dismiss();
      view.submit(credentials);
    },
  };
}
