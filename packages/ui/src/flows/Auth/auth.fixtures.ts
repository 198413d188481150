import type { StateValueFrom } from 'xstate';
import type { AuthContext, authMachine } from './auth.machine.ts';

export const ada = { email: 'ada@hopyard.example', password: 'blue-pencil' };

const fresh: AuthContext = {
  mode: 'signIn',
  credentials: { email: '', password: '' },
  problems: {},
  attempt: 0,
};
const sending: AuthContext = { ...fresh, credentials: ada, attempt: 1 };
const tried: AuthContext = { ...sending, credentials: { ...ada, password: '' } };

/** One context per state: a state without one does not compile. */
export const contexts = {
  idle: fresh,
  invalid: {
    ...fresh,
    problems: { email: 'Enter your email address.', password: 'Enter your password.' },
    attempt: 1,
  },
  submitting: sending,
  redirecting: fresh,
  failed: { ...tried, problems: { password: 'Invalid login credentials' } },
  signedIn: tried,
  renewed: { ...tried, mode: 'renew', credentials: fresh.credentials },
  confirming: { ...tried, mode: 'signUp' },
} satisfies Record<StateValueFrom<typeof authMachine>, AuthContext>;
