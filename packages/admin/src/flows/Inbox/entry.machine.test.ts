// Tests of the state machine of the open entry: saving, and conflicts between two members of the staff.
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { timeoutMs } from '../shared/request.ts';
import type { FollowUp } from './inbox.machine.ts';
import { draftOf } from './entry.viewModel.ts';
import { contexts, lead } from './entry.fixtures.ts';
import {
  type FollowUpDraft,
  emptyFollowUp,
  type SaveResult,
  type Entry,
  entryMachine,
} from './entry.machine.ts';

// Two members of the staff change the follow-up of one entry: what the first types, and what the second has saved.
const mine: FollowUp = { ...emptyFollowUp, status: 'waiting', note: 'Mine.' };
const theirs: Entry = {
  ...lead,
  followUp: { ...emptyFollowUp, status: 'won', note: 'Theirs.' },
  revision: 4,
};
const mineSaved: Entry = { ...lead, followUp: mine, revision: 1 };
const networkError = new Error('The network failed.');

describe('entryMachine states', () => {
  const events = [
    { type: 'fieldChanged', followUp: mine },
    { type: 'save' },
    { type: 'retry' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'xstate.done.actor.0.entry.loading', output: lead },
    { type: 'xstate.done.actor.0.entry.loading', output: null },
    { type: 'xstate.error.actor.0.entry.loading', error: networkError },
    { type: 'xstate.done.actor.0.entry.saving', output: { saved: true, entry: mineSaved } },
    { type: 'xstate.done.actor.0.entry.saving', output: { saved: false, entry: theirs } },
    { type: 'xstate.after.timeout.entry.saving' },
  ] as never[];

  test('every state is reachable', () => {
    const paths = getShortestPaths(entryMachine, {
      input: { key: lead },
      events,
      serializeState: ({ value }) => value as string,
    });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  // A missing entry can only be closed.
  const others = Object.keys(contexts).filter(name => name !== 'missing') as (keyof typeof contexts)[];
  test.each(others)('saved is reachable from %s', value => {
    const paths = getShortestPaths(entryMachine, {
      fromState: entryMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState: state => state.value as string,
    });
    expect(paths.map(({ state }) => state.value)).toContain('saved');
  });
});

/** An open entry whose responses and clock the test controls. */
async function open(draft?: FollowUpDraft) {
  const saves: { followUp: FollowUp; revision: number; response: PromiseWithResolvers<SaveResult> }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    entryMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<Entry | null> => lead),
        save: fromPromise(({ input: { followUp, revision } }) => {
          const response = Promise.withResolvers<SaveResult>();
          saves.push({ followUp, revision, response });
          return response.promise;
        }),
      },
    }),
    { clock, input: { key: lead, draft } },
  );
  const onFollowUpChanged = vi.fn<(before: FollowUp, after: FollowUp) => void>();
  actor.on('followUpChanged', ({ before, after }) => onFollowUpChanged(before, after));
  actor.start();
  const waitForState = (value: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value));
  await waitForState('open');
  const change = (followUp: FollowUp) => actor.send({ type: 'fieldChanged', followUp });
  const save = () => actor.send({ type: 'save' });
  return { actor, clock, saves, onFollowUpChanged, waitForState, change, save };
}

test('a save changes the list immediately, and two clicks save once', async () => {
  const { actor, saves, onFollowUpChanged, waitForState, change, save } = await open();
  change(mine);
  save();
  save();
  expect(onFollowUpChanged.mock.calls).toEqual([[emptyFollowUp, mine]]);
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({ followUp: mine, revision: 0 });
  const typedWhileSaving = { ...mine, note: 'Mine, and more.' };
  change(typedWhileSaving);
  saves[0]!.response.resolve({ saved: true, entry: mineSaved });
  await waitForState('saved');
  expect(draftOf(actor.getSnapshot())).toEqual({ followUp: typedWhileSaving, revision: 1 });
  expect(onFollowUpChanged).toHaveBeenCalledTimes(1);
});

type Opened = Awaited<ReturnType<typeof open>>;
test.each([
  ['fails', ({ saves }: Opened) => saves[0]!.response.reject(networkError)],
  ['takes too long', ({ clock }: Opened) => clock.increment(timeoutMs)],
])('a save that %s is undone in the list and stays in the form', async (_, fail) => {
  const opened = await open();
  opened.change(mine);
  opened.save();
  fail(opened);
  await opened.waitForState('saveFailed');
  expect(opened.onFollowUpChanged.mock.calls).toEqual([
    [emptyFollowUp, mine],
    [mine, emptyFollowUp],
  ]);
  expect(draftOf(opened.actor.getSnapshot())).toEqual({ followUp: mine, revision: 0 });
});

test('in a conflict the user can keep either version', async () => {
  const { actor, saves, onFollowUpChanged, waitForState, change, save } = await open();
  change(mine);
  save();
  saves[0]!.response.resolve({ saved: false, entry: theirs });
  await waitForState('conflict');
  expect(onFollowUpChanged).toHaveBeenLastCalledWith(mine, theirs.followUp);
  expect(actor.getSnapshot().context.followUp).toEqual(mine);
  actor.send({ type: 'keepMine' });
  expect(saves[1]).toMatchObject({ followUp: mine, revision: 4 });
  saves[1]!.response.resolve({ saved: false, entry: { ...theirs, revision: 5 } });
  await waitForState('conflict');
  actor.send({ type: 'takeTheirs' });
  expect(actor.getSnapshot().value).toBe('open');
  expect(draftOf(actor.getSnapshot())).toBeNull();
});

test('saving again after a lost response is not a conflict', async () => {
  const { actor, saves, waitForState, change, save } = await open();
  change(mine);
  save();
  saves[0]!.response.reject(networkError);
  await waitForState('saveFailed');
  save();
  saves[1]!.response.resolve({ saved: false, entry: mineSaved });
  await waitForState('saved');
  expect(actor.getSnapshot().context.revision).toBe(1);
});

test('a draft that equals the saved follow-up is discarded', async () => {
  const { actor, saves, change, save } = await open({ followUp: lead.followUp, revision: -2 });
  expect(draftOf(actor.getSnapshot())).toBeNull();
  change(mine);
  save();
  expect(saves[0]).toMatchObject({ revision: lead.revision });
});

test('a draft is saved with the revision on which it is based', async () => {
  const { actor, saves, save } = await open({ followUp: mine, revision: 0 });
  expect(actor.getSnapshot().context.followUp).toEqual(mine);
  save();
  expect(saves[0]).toMatchObject({ followUp: mine, revision: 0 });
});
