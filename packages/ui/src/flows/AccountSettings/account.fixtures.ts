// The states of the account's state machine, for its stories and tests.
import type { StateValueFrom } from 'xstate';
import type { AccountContext, accountMachine } from './account.machine.ts';

/** The context of a machine that has just started. */
const initialContext: AccountContext = {
  reauthentication: 'password',
  entered: '',
  problem: null,
  submitCount: 0,
};

/** One context per state: a state without one does not compile. */
export const contexts = {
  idle: initialContext,
  downloading: initialContext,
  confirming: initialContext,
  invalid: { ...initialContext, problem: 'Enter your password.', submitCount: 1 },
  deleting: { ...initialContext, entered: 'blue-pencil', submitCount: 1 },
  failed: { ...initialContext, problem: 'That is not the password of this account.', submitCount: 1 },
  deleted: { ...initialContext, submitCount: 1 },
} satisfies Record<StateValueFrom<typeof accountMachine>, AccountContext>;
