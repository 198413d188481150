import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { leadMachine } from './lead.machine.ts';
import { type Answers, route } from './lead.route.ts';

/** What the coupon asks or says in a state, and what may be done in it. `hubs`: the cities that have a press page. */
export const connect = (
  snapshot: SnapshotFrom<typeof leadMachine>,
  send: ActorRefFrom<typeof leadMachine>['send'],
  hubs: readonly string[],
) => {
  const { answers, missing, turn, round } = snapshot.context;
  return {
    answers,
    missing,
    turn,
    round,
    /** The question that is asked, or where all four have led. */
    step: snapshot.value === 'found' ? undefined : snapshot.value,
    outcome: snapshot.value === 'found' ? route(answers as Answers, hubs) : undefined,
    next: (value: string | undefined) => send({ type: 'next', value }),
    back: (value: string | undefined) => send({ type: 'back', value }),
    restart: () => send({ type: 'restart' }),
  };
};
