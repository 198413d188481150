// The states of the sign-in form's state machine, for its stories and tests.
import type { StateValueFrom } from 'xstate';
import type { AuthContext, authMachine } from './auth.machine.ts';

/** The email address and password that the stories type into the form, of an invented user, Ada. */
export const ada = { email: 'ada@hopyard.example', password: 'blue-pencil' };

/** The context of a machine that has just started. */
const initialContext: AuthContext = {
  mode: 'signIn',
  credentials: { email: '', password: '' },
  problems: {},
  submitCount: 0,
};
const submitting: AuthContext = { ...initialContext, credentials: ada, submitCount: 1 };
const submitted: AuthContext = { ...submitting, credentials: { ...ada, password: '' } };

/** One context per state: a state without one does not compile. */
export const contexts = {
  idle: initialContext,
  invalid: {
    ...initialContext,
    problems: { email: 'Enter your email address.', password: 'Enter your password.' },
    submitCount: 1,
  },
  submitting,
  redirecting: initialContext,
  failed: { ...submitted, problems: { password: 'Invalid login credentials' } },
  signedIn: submitted,
  passwordSet: { ...submitted, mode: 'setPassword', credentials: initialContext.credentials },
  emailSent: { ...submitted, mode: 'signUp' },
} satisfies Record<StateValueFrom<typeof authMachine>, AuthContext>;
