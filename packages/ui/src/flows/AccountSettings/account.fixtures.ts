import type { StateValueFrom } from 'xstate';
import type { AccountContext, accountMachine } from './account.machine.ts';

const fresh: AccountContext = { reauthentication: 'password', entered: '', problem: null, submitCount: 0 };

/** One context per state: a state without one does not compile. */
export const contexts = {
  idle: fresh,
  downloading: fresh,
  confirming: fresh,
  invalid: { ...fresh, problem: 'Enter your password.', submitCount: 1 },
  deleting: { ...fresh, entered: 'blue-pencil', submitCount: 1 },
  failed: { ...fresh, problem: 'That is not the password of this account.', submitCount: 1 },
  deleted: { ...fresh, submitCount: 1 },
} satisfies Record<StateValueFrom<typeof accountMachine>, AccountContext>;
