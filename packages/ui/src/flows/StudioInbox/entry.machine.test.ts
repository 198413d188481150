import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { draftOf } from './entry.connect.ts';
import { contexts, lead } from './entry.fixtures.ts';
import {
  blankWork,
  type Entry,
  entryMachine,
  patience,
  type SaveOutcome,
  type WorkDraft,
} from './entry.machine.ts';
import type { Work } from './inbox.machine.ts';

const mine: Work = { ...blankWork, status: 'waiting', note: 'Mine.' };
const theirs: Entry = { ...lead, work: { ...blankWork, status: 'won', note: 'Theirs.' }, revision: 4 };

describe('the graph', () => {
  const events = [
    { type: 'edit', work: mine },
    { type: 'save', work: mine },
    { type: 'retry' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'xstate.done.actor.0.entry.loading', output: lead },
    { type: 'xstate.done.actor.0.entry.loading', output: null },
    { type: 'xstate.error.actor.0.entry.loading', error: new Error('The line is down.') },
    { type: 'xstate.done.actor.0.entry.saving', output: { saved: true, entry: { ...lead, work: mine } } },
    { type: 'xstate.done.actor.0.entry.saving', output: { saved: false, entry: theirs } },
    { type: 'xstate.after.patience.entry.saving' },
  ] as never[];

  test('every state can be reached', () => {
    const paths = getShortestPaths(entryMachine, {
      input: { ref: lead },
      events,
      serializeState: ({ value }) => value as string,
    });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  // What is not on file any more is closed, not repaired.
  const others = Object.keys(contexts).filter(name => name !== 'missing') as (keyof typeof contexts)[];
  test.each(others)('%s is no dead end', value => {
    const paths = getShortestPaths(entryMachine, {
      fromState: entryMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState: state => state.value as string,
    });
    expect(paths.map(({ state }) => state.value)).toContain('saved');
  });
});

/** An entry in use, with calls that the test answers, and a clock that the test moves. */
function start(draft?: WorkDraft) {
  const saves: { work: Work; revision: number; answer: PromiseWithResolvers<SaveOutcome> }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    entryMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<Entry | null> => lead),
        save: fromPromise(({ input: { work, revision } }) => {
          const answer = Promise.withResolvers<SaveOutcome>();
          saves.push({ work, revision, answer });
          return answer.promise;
        }),
      },
    }),
    { clock, input: { ref: lead, draft } },
  );
  const worked = vi.fn<(before: Work, after: Work) => void>();
  actor.on('worked', ({ before, after }) => worked(before, after));
  actor.start();
  const become = (value: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value));
  return { actor, clock, saves, worked, become };
}

test('what is saved counts at once, and one press saves once', async () => {
  const { actor, saves, worked, become } = start();
  await become('open');
  actor.send({ type: 'save', work: mine });
  actor.send({ type: 'save', work: mine });
  expect(worked.mock.calls).toEqual([[blankWork, mine]]);
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({ work: mine, revision: 0 });
  // Typed while it is on its way: not lost, and not saved.
  actor.send({ type: 'edit', work: { ...mine, note: 'Mine, and more.' } });
  saves[0]!.answer.resolve({ saved: true, entry: { ...lead, work: mine, revision: 1 } });
  await become('saved');
  expect(draftOf(actor.getSnapshot())).toEqual({ work: { ...mine, note: 'Mine, and more.' }, revision: 1 });
  expect(worked).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'breaks',
    ({ saves }: ReturnType<typeof start>) => saves[0]!.answer.reject(new Error('The line is down.')),
  ],
  ['hangs', ({ clock }: ReturnType<typeof start>) => clock.increment(patience)],
])('a save that %s counts no longer, and keeps every word', async (_, fail) => {
  const run = start();
  await run.become('open');
  run.actor.send({ type: 'save', work: mine });
  fail(run);
  await run.become('unsaved');
  expect(run.worked.mock.calls).toEqual([
    [blankWork, mine],
    [mine, blankWork],
  ]);
  expect(draftOf(run.actor.getSnapshot())).toEqual({ work: mine, revision: 0 });
});

test('of two versions the reader chooses', async () => {
  const { actor, saves, worked, become } = start();
  await become('open');
  actor.send({ type: 'save', work: mine });
  saves[0]!.answer.resolve({ saved: false, entry: theirs });
  await become('conflict');
  expect(worked).toHaveBeenLastCalledWith(mine, theirs.work);
  expect(actor.getSnapshot().context.work).toEqual(mine);
  actor.send({ type: 'keepMine' });
  expect(saves[1]).toMatchObject({ work: mine, revision: 4 });
  saves[1]!.answer.resolve({ saved: false, entry: { ...theirs, revision: 5 } });
  await become('conflict');
  actor.send({ type: 'takeTheirs' });
  expect(actor.getSnapshot().value).toBe('open');
  expect(draftOf(actor.getSnapshot())).toBeNull();
});

test('what arrived without an answer is no conflict with oneself', async () => {
  const { actor, saves, become } = start();
  await become('open');
  actor.send({ type: 'save', work: mine });
  saves[0]!.answer.reject(new Error('The line is down.'));
  await become('unsaved');
  actor.send({ type: 'save', work: mine });
  saves[1]!.answer.resolve({ saved: false, entry: { ...lead, work: mine, revision: 1 } });
  await become('saved');
  expect(actor.getSnapshot().context.revision).toBe(1);
});

test('a draft that is on file by now is none', async () => {
  const { actor, saves, become } = start({ work: lead.work, revision: -2 });
  await become('open');
  expect(draftOf(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'save', work: mine });
  expect(saves[0]).toMatchObject({ revision: lead.revision });
});

test('a draft goes on from what it was written upon', async () => {
  const { actor, saves, become } = start({ work: mine, revision: 0 });
  await become('open');
  expect(actor.getSnapshot().context.work).toEqual(mine);
  actor.send({ type: 'save', work: mine });
  expect(saves[0]).toMatchObject({ work: mine, revision: 0 });
});
