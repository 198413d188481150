import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AuthMode, authMachine, AuthProblems, Credentials } from './auth.machine.ts';

/** What stands at a field that cannot be sent as it is. */
export interface AuthCorrections {
  readonly email: string;
  readonly emailFormat: string;
  readonly password: string;
  readonly passwordLength: string;
}

/** Specification, sections 5 and 9. */
const minimumPassword = 6;

/** What is wrong with credentials, before the service is asked. A password that exists may have any length. */
export function validate(
  { email, password }: Credentials,
  corrections: AuthCorrections,
  minimum: number,
): AuthProblems {
  return {
    ...(!email
      ? { email: corrections.email }
      : !/^\S+@\S+$/.test(email) && { email: corrections.emailFormat }),
    ...(!password
      ? { password: corrections.password }
      : password.length < minimum && { password: corrections.passwordLength }),
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
    busy: snapshot.matches('submitting') || snapshot.matches('redirecting') || snapshot.matches('signedIn'),
    /** Where the mail with the link went. */
    sentTo: snapshot.matches('confirming') ? credentials.email : undefined,
    submit: (given: Credentials) =>
      send({
        type: 'submit',
        credentials: given,
        problems: validate(given, corrections, lengthRule && mode === 'signUp' ? minimumPassword : 0),
      }),
    google: () => send({ type: 'google' }),
    switchTo: (next: AuthMode, email: string) => send({ type: 'switch', mode: next, email }),
  };
};

export type AuthView = ReturnType<typeof connect>;
