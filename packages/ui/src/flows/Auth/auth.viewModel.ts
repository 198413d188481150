// Computes the view model of the sign-in form (what it shows, and its handlers), and checks its fields.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type AuthMode,
  type authMachine,
  type AuthProblems,
  type Credentials,
  type EmailMode,
  fieldsOfMode,
} from './auth.machine.ts';

/** The errors at the fields. */
export interface AuthValidationCopy {
  /** The error message about a missing email address. */
  readonly email: string;
  /** The error message about an invalid email address. */
  readonly emailFormat: string;
  /** The error message about a missing password. */
  readonly password: string;
  /** The error message about a new password that is too short. */
  readonly passwordLength: string;
  /** The error message about a new password that is too short without the guessable words in it. */
  readonly passwordWords: string;
  /** Words that an attacker would guess first: the site's name, product and city. */
  readonly guessableWords: readonly string[];
}

/** The length of a new password (docs/specification.md, sections 5 and 9). */
const minPasswordLength = 6;

/** The length of a password without the guessable words, and without the parts of the email address. */
const lengthWithoutWords = (password: string, email: string, words: readonly string[]) =>
  password.replace(
    // Words of up to three letters do not count. `^$` matches nothing in a password.
    RegExp([...words, ...email.split(/\W/)].filter(word => word.length > 3).join('|') || '^$', 'gi'),
    '',
  ).length;

/** Returns the error messages about the fields of a mode, by field. `minLength` is 0 for an existing password, which may have any length. */
export function validate(
  mode: AuthMode,
  { email, password }: Credentials,
  copy: AuthValidationCopy,
  minLength: number,
): AuthProblems {
  const fields: readonly (keyof Credentials)[] = fieldsOfMode[mode];
  return {
    ...(fields.includes('email') &&
      (!email ? { email: copy.email } : !/^\S+@\S+$/.test(email) && { email: copy.emailFormat })),
    ...(fields.includes('password') &&
      (!password
        ? { password: copy.password }
        : password.length < minLength
          ? { password: copy.passwordLength }
          : lengthWithoutWords(password, email, copy.guessableWords) < minLength && {
              password: copy.passwordWords,
            })),
  };
}

/** Returns what the form shows in a state of the machine, and the handlers, which send events to the machine. */
export const viewModelOf = (
  snapshot: SnapshotFrom<typeof authMachine>,
  send: ActorRefFrom<typeof authMachine>['send'],
  validation: AuthValidationCopy,
  /** Checks a new password before it is sent: true on the page; false in the dialog, where only the server checks it. */
  hasPasswordRule: boolean,
) => {
  const { mode, credentials, problems, submitCount } = snapshot.context;
  const isNewPassword = mode === 'signUp' || mode === 'setPassword';
  return {
    mode,
    email: credentials.email,
    problems,
    /** The number of submissions. As the React key of the error summary, it moves the focus there again at each of them. */
    submitCount,
    /** True if the form itself found problems: it shows the error summary. The server's problems are in a toast. */
    isInvalid: snapshot.matches('invalid'),
    isSubmitting: snapshot.matches('submitting'),
    isBusy:
      snapshot.matches('submitting') ||
      snapshot.matches('redirecting') ||
      snapshot.matches('signedIn') ||
      snapshot.matches('passwordSet'),
    /** The email that was sent, and its recipient. */
    emailSent: snapshot.matches('emailSent')
      ? { mode: mode as EmailMode, email: credentials.email }
      : undefined,
    /** Sign-in failed because the address is not confirmed: the only problem that the server reports at the email field. */
    isUnconfirmed: snapshot.matches('failed') && mode === 'signIn' && problems.email !== undefined,
    submit: (entered: Credentials) =>
      send({
        type: 'submit',
        credentials: entered,
        problems: validate(
          mode,
          entered,
          validation,
          hasPasswordRule && isNewPassword ? minPasswordLength : 0,
        ),
      }),
    resend: () => send({ type: 'resend' }),
    continueWithGoogle: () => send({ type: 'continueWithGoogle' }),
    changeMode: (next: AuthMode, email: string) => send({ type: 'changeMode', mode: next, email }),
  };
};

export type AuthViewModel = ReturnType<typeof viewModelOf>;
