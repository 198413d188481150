import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { filled } from './application.fixtures.ts';
import type { Draft, SavedDraft } from './draft.ts';
import { again, pause, type Saved, savingMachine } from './saving.machine.ts';

const draft: Draft = { version: 1, step: 'business', answers: filled, sent: false };
const change = (businessTeam: string): Draft => ({ ...draft, answers: { ...filled, businessTeam } });
const changed = { type: 'changed', draft, kept: 1000 } as const;
const elsewhere: SavedDraft = { draft: change('A cook.'), at: 500, place: 'elsewhere' };

test('every state can be reached, and from each a draft can be saved', () => {
  const events = [
    changed,
    { type: 'flush' },
    { type: 'stop' },
    { type: 'xstate.done.actor.0.saving.saving', output: { at: 2000, other: null } },
    { type: 'xstate.error.actor.0.saving.saving', error: new Error('The line is down.') },
  ] as never[];
  const serializeState = ({ value }: { value: unknown }) => value as never;
  const all = ['resting', 'waiting', 'saving', 'unsaved', 'stopped'] as const;
  for (const value of all) {
    const paths = getShortestPaths(savingMachine, {
      events,
      serializeState,
      fromState: savingMachine.resolveState({
        value,
        context: { draft, saved: null, behind: false, other: null },
      }),
    });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(all.toSorted());
  }
});

function start() {
  const saves: { draft: Draft; answer: PromiseWithResolvers<Saved> }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    savingMachine.provide({
      actors: {
        save: fromPromise(({ input }) => {
          const answer = Promise.withResolvers<Saved>();
          saves.push({ draft: input, answer });
          return answer.promise;
        }),
      },
    }),
    { clock, input: { saved: null, other: null } },
  ).start();
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, saves, clock, reaches, context: () => actor.getSnapshot().context };
}

test('a draft is on the device at once, and in the account when its writer pauses', async () => {
  const { actor, saves, clock, reaches, context } = start();
  actor.send(changed);
  expect(context().saved).toEqual({ at: 1000, place: 'device' });
  clock.increment(pause - 1);
  actor.send({ ...changed, draft: change('Two.') });
  clock.increment(pause - 1);
  expect(saves).toEqual([]);
  clock.increment(1);
  expect(saves.map(save => save.draft)).toEqual([change('Two.')]);
  saves[0]!.answer.resolve({ at: 3000, other: null });
  await reaches('resting');
  expect(context().saved).toEqual({ at: 3000, place: 'account' });
});

test('what is written during a save follows it; there are never two at once', async () => {
  const { actor, saves, clock, reaches, context } = start();
  actor.send(changed);
  clock.increment(pause);
  actor.send({ ...changed, draft: change('Two.'), kept: 1500 });
  clock.increment(pause);
  expect(saves).toHaveLength(1);
  saves[0]!.answer.resolve({ at: 2000, other: null });
  await reaches('waiting');
  expect(context().saved).toEqual({ at: 1500, place: 'device' });
  clock.increment(pause);
  expect(saves[1]!.draft).toEqual(change('Two.'));
});

test('a save that fails is tried again, later or when the line is back', async () => {
  const { actor, saves, clock, reaches, context } = start();
  actor.send(changed);
  clock.increment(pause);
  saves[0]!.answer.reject(new TypeError('Failed to fetch'));
  await reaches('unsaved');
  expect(context().saved).toEqual({ at: 1000, place: 'device' });
  clock.increment(again);
  expect(saves).toHaveLength(2);
  saves[1]!.answer.reject(new TypeError('Failed to fetch'));
  await reaches('unsaved');
  actor.send({ type: 'flush' });
  expect(saves).toHaveLength(3);
});

test('a page that may go does not wait for the pause', () => {
  const { actor, saves } = start();
  actor.send({ type: 'flush' });
  expect(saves).toHaveLength(0);
  actor.send(changed);
  actor.send({ type: 'flush' });
  expect(saves).toHaveLength(1);
});

test('nothing is saved of what is on its way', () => {
  const { actor, saves, clock } = start();
  actor.send(changed);
  actor.send({ type: 'stop' });
  clock.increment(pause);
  expect(saves).toEqual([]);
});

test('a draft of another device is kept at hand, and changes places with this one', async () => {
  const { actor, saves, clock, reaches, context } = start();
  actor.send(changed);
  clock.increment(pause);
  saves[0]!.answer.resolve({ at: 2000, other: elsewhere });
  await reaches('resting');
  expect(context().other).toEqual(elsewhere);
  const left: SavedDraft = { draft, at: 2000, place: 'account' };
  actor.send({ type: 'swap', other: left });
  expect(context().other).toEqual(left);
});

test('without storage nothing is said to be on the device', () => {
  const { actor, context } = start();
  actor.send({ ...changed, kept: null });
  expect(context().saved).toBeNull();
});
