import type { StateValueFrom } from 'xstate';
import type { AuthContext, authMachine } from './auth.machine.ts';

/** What the stories type into the form: an invented user, Ada. */
export const ada = { email: 'ada@hopyard.example', password: 'blue-pencil' };

const fresh: AuthContext = {
  mode: 'signIn',
  credentials: { email: '', password: '' },
  problems: {},
  submitCount: 0,
};
const submitting: AuthContext = { ...fresh, credentials: ada, submitCount: 1 };
const submitted: AuthContext = { ...submitting, credentials: { ...ada, password: '' } };

/** One context per state: a state without one does not compile. */
export const contexts = {
  idle: fresh,
  invalid: {
    ...fresh,
    problems: { email: 'Enter your email address.', password: 'Enter your password.' },
    submitCount: 1,
  },
  submitting,
  redirecting: fresh,
  failed: { ...submitted, problems: { password: 'Invalid login credentials' } },
  signedIn: submitted,
  passwordSet: { ...submitted, mode: 'setPassword', credentials: fresh.credentials },
  emailSent: { ...submitted, mode: 'signUp' },
} satisfies Record<StateValueFrom<typeof authMachine>, AuthContext>;
