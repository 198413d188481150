import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type AuthMode,
  type authMachine,
  type AuthProblems,
  type Credentials,
  fieldsOf,
  type MailingMode,
} from './auth.machine.ts';

/** What stands at a field that cannot be sent as it is. */
export interface AuthCorrections {
  readonly email: string;
  readonly emailFormat: string;
  readonly password: string;
  readonly passwordLength: string;
}

/** Specification, sections 5 and 9. */
const minimumPassword = 6;

/** What is wrong with what a mode asks for, before the service is asked. A password that exists may have any length. */
export function validate(
  mode: AuthMode,
  { email, password }: Credentials,
  corrections: AuthCorrections,
  minimum: number,
): AuthProblems {
  const asks: readonly (keyof Credentials)[] = fieldsOf[mode];
  return {
    ...(asks.includes('email') &&
      (!email
        ? { email: corrections.email }
        : !/^\S+@\S+$/.test(email) && { email: corrections.emailFormat })),
    ...(asks.includes('password') &&
      (!password
        ? { password: corrections.password }
        : password.length < minimum && { password: corrections.passwordLength })),
  };
}

/** What the form shows in a state, and what may be done in it. */
export const connect = (
  snapshot: SnapshotFrom<typeof authMachine>,
  send: ActorRefFrom<typeof authMachine>['send'],
  corrections: AuthCorrections,
  /** Whether a new password has to have its length: the page says so, the dialog leaves it to the service. */
  lengthRule: boolean,
) => {
  const { mode, credentials, problems, attempt } = snapshot.context;
  return {
    mode,
    email: credentials.email,
    problems,
    attempt,
    /** Corrections made here are summed up; what the service found wrong is said by the toast. */
    invalid: snapshot.matches('invalid'),
    submitting: snapshot.matches('submitting'),
    busy:
      snapshot.matches('submitting') ||
      snapshot.matches('redirecting') ||
      snapshot.matches('signedIn') ||
      snapshot.matches('renewed'),
    /** The mail that is out, and where it went. */
    sent: snapshot.matches('confirming') ? { mode: mode as MailingMode, to: credentials.email } : undefined,
    /** The one thing that is wrong with an address at sign-in: its owner has not followed the link yet. */
    unconfirmed: snapshot.matches('failed') && mode === 'signIn' && problems.email !== undefined,
    submit: (given: Credentials) =>
      send({
        type: 'submit',
        credentials: given,
        problems: validate(
          mode,
          given,
          corrections,
          lengthRule && (mode === 'signUp' || mode === 'renew') ? minimumPassword : 0,
        ),
      }),
    again: () => send({ type: 'again' }),
    google: () => send({ type: 'google' }),
    switchTo: (next: AuthMode, email: string) => send({ type: 'switch', mode: next, email }),
  };
};

export type AuthView = ReturnType<typeof connect>;
