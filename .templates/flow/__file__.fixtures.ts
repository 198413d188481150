// The contexts in which stories and tests start the state machine of `__Name__`.
import type { StateValueFrom } from 'xstate';
import type { __Name__Context, __name__Machine } from './__file__.machine.ts';

const submitted: __Name__Context = { address: 'ada@hopyard.example' };

/** One context per state. The type check fails for a state without one. */
export const contexts = {
  idle: { address: null },
  sending: submitted,
  sent: submitted,
  failed: submitted,
} satisfies Record<StateValueFrom<typeof __name__Machine>, __Name__Context>;
