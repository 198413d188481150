// Tests of the state machine that saves drafts of an application to the account.
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test } from 'vitest';
import { pendingRequests, startActor } from '../shared/machineTest.fixtures.ts';
import { filledAnswers } from './application.fixtures.ts';
import type { Draft, SavedDraft } from './draft.ts';
import { saveDelayMs, draftSavingMachine, retryDelayMs, type SaveResult } from './draftSaving.machine.ts';

const draft: Draft = { version: 1, step: 'business', answers: filledAnswers, wasSent: false };
const draftWith = (businessTeam: string): Draft => ({
  ...draft,
  answers: { ...filledAnswers, businessTeam },
});
const draftChanged = { type: 'draftChanged', draft, deviceSavedAt: 1000 } as const;
const ofOtherDevice: SavedDraft = { draft: draftWith('A cook.'), savedAt: 500, place: 'elsewhere' };

test('every state is reachable from every other', () => {
  const events = [
    draftChanged,
    { type: 'saveNow' },
    { type: 'stop' },
    { type: 'xstate.done.actor.0.draftSaving.saving', output: { savedAt: 2000, otherDraft: null } },
    { type: 'xstate.error.actor.0.draftSaving.saving', error: new Error('Network error') },
  ] as never[];
  const serializeState = ({ value }: { value: unknown }) => value as never;
  const states = ['idle', 'waiting', 'saving', 'failed', 'stopped'] as const;
  for (const value of states) {
    const paths = getShortestPaths(draftSavingMachine, {
      events,
      serializeState,
      fromState: draftSavingMachine.resolveState({
        value,
        context: { draft, lastSave: null, hasChangedWhileSaving: false, otherDraft: null },
      }),
    });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(states.toSorted());
  }
});

function start() {
  const save = pendingRequests<SaveResult, Draft>();
  const clock = new SimulatedClock();
  const machine = draftSavingMachine.provide({ actors: { save: save.actor } });
  const started = startActor(createActor(machine, { clock, input: { lastSave: null, otherDraft: null } }));
  const context = () => started.actor.getSnapshot().context;
  return { ...started, saves: save.requests, clock, context };
}

test('draftSavingMachine saves to the account when the draft has been unchanged for some time', async () => {
  const { actor, saves, clock, waitForState, context } = start();
  actor.send(draftChanged);
  expect(context().lastSave).toEqual({ savedAt: 1000, place: 'thisDevice' });
  clock.increment(saveDelayMs - 1);
  actor.send({ ...draftChanged, draft: draftWith('Two.') });
  clock.increment(saveDelayMs - 1);
  expect(saves).toEqual([]);
  clock.increment(1);
  expect(saves.map(({ input }) => input)).toEqual([draftWith('Two.')]);
  saves[0]!.resolve({ savedAt: 3000, otherDraft: null });
  await waitForState('idle');
  expect(context().lastSave).toEqual({ savedAt: 3000, place: 'account' });
});

test('draftSavingMachine saves a change that was made during a save after that save, one save at a time', async () => {
  const { actor, saves, clock, waitForState, context } = start();
  actor.send(draftChanged);
  clock.increment(saveDelayMs);
  actor.send({ ...draftChanged, draft: draftWith('Two.'), deviceSavedAt: 1500 });
  clock.increment(saveDelayMs);
  expect(saves).toHaveLength(1);
  saves[0]!.resolve({ savedAt: 2000, otherDraft: null });
  await waitForState('waiting');
  expect(context().lastSave).toEqual({ savedAt: 1500, place: 'thisDevice' });
  clock.increment(saveDelayMs);
  expect(saves[1]!.input).toEqual(draftWith('Two.'));
});

test('draftSavingMachine retries a failed save after a delay, or when the browser is online again', async () => {
  const { actor, saves, clock, waitForState, context } = start();
  actor.send(draftChanged);
  clock.increment(saveDelayMs);
  saves[0]!.reject(new TypeError('Failed to fetch'));
  await waitForState('failed');
  expect(context().lastSave).toEqual({ savedAt: 1000, place: 'thisDevice' });
  clock.increment(retryDelayMs - 1);
  expect(saves).toHaveLength(1);
  clock.increment(1);
  expect(saves).toHaveLength(2);
  saves[1]!.reject(new TypeError('Failed to fetch'));
  await waitForState('failed');
  actor.send({ type: 'saveNow' });
  expect(saves).toHaveLength(3);
});

test('saveNow saves a changed draft without delay', () => {
  const { actor, saves } = start();
  actor.send({ type: 'saveNow' });
  expect(saves).toHaveLength(0);
  actor.send(draftChanged);
  actor.send({ type: 'saveNow' });
  expect(saves).toHaveLength(1);
});

test('stop discards the pending save', () => {
  const { actor, saves, clock } = start();
  actor.send(draftChanged);
  actor.send({ type: 'stop' });
  clock.increment(saveDelayMs);
  expect(saves).toEqual([]);
});

test("draftSavingMachine keeps another device's draft, and swaps it with the open one", async () => {
  const { actor, saves, clock, waitForState, context } = start();
  actor.send(draftChanged);
  clock.increment(saveDelayMs);
  saves[0]!.resolve({ savedAt: 2000, otherDraft: ofOtherDevice });
  await waitForState('idle');
  expect(context().otherDraft).toEqual(ofOtherDevice);
  const opened: SavedDraft = { draft, savedAt: 2000, place: 'account' };
  actor.send({ type: 'draftsSwapped', otherDraft: opened });
  expect(context().otherDraft).toEqual(opened);
});

test('draftSavingMachine reports no save when the device has no storage', () => {
  const { actor, context } = start();
  actor.send({ ...draftChanged, deviceSavedAt: null });
  expect(context().lastSave).toBeNull();
});
