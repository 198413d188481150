import type { StateValueFrom } from 'xstate';
import type { __Name__Context, __name__Machine } from './__file__.machine.ts';

const tried: __Name__Context = { address: 'ada@hopyard.example' };

/** One context per state: a state without one does not compile. */
export const contexts = {
  idle: { address: null },
  sending: tried,
  sent: tried,
  failed: tried,
} satisfies Record<StateValueFrom<typeof __name__Machine>, __Name__Context>;
