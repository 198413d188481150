// Tests of the state machine that downloads an account's data and deletes the account.
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { pendingRequests, startActor } from '../shared/machineTest.fixtures.ts';
import { findProblem } from './account.viewModel.ts';
import { contexts } from './account.fixtures.ts';
import { accountMachine, type AccountOutcome, type Reauthentication } from './account.machine.ts';

const submit = { type: 'submit', entered: 'blue-pencil', problem: null } as const;
const invalidSubmit = { type: 'submit', entered: '', problem: 'Enter your password.' } as const;
const requestDeletion = { type: 'requestDeletion' } as const;
const download = { type: 'download' } as const;
const cancel = { type: 'cancel' } as const;

describe('accountMachine states', () => {
  const outcomes = ['0.account.downloading', '0.account.deleting'].flatMap(id => [
    { type: `xstate.done.actor.${id}`, output: { accepted: true } },
    { type: `xstate.done.actor.${id}`, output: { accepted: false, message: 'No.', isAboutPassword: true } },
    { type: `xstate.error.actor.${id}`, error: new Error('Network error') },
    { type: `xstate.after.timeoutMs.${id.slice(2)}` },
  ]);
  const events = [submit, invalidSubmit, download, requestDeletion, cancel, ...outcomes] as never[];
  const serializeState = ({ value }: { value: unknown }) => String(value) as never;

  test('every state is reachable', () => {
    const paths = getShortestPaths(accountMachine, {
      events,
      input: { reauthentication: 'password' },
      serializeState,
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(contexts)));
  });

  const states = Object.keys(contexts) as (keyof typeof contexts)[];
  test.each(states.filter(state => state !== 'deleted'))('idle and deleted are reachable from %s', value => {
    const reachable = getShortestPaths(accountMachine, {
      fromState: accountMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState,
    }).map(({ state }) => state.value);
    expect(reachable).toContain('idle');
    expect(reachable).toContain('deleted');
  });
});

function start(reauthentication: Reauthentication = 'password') {
  const downloads = pendingRequests<AccountOutcome, unknown>();
  const deletions = pendingRequests<AccountOutcome, { password: string | undefined }>();
  const clock = new SimulatedClock();
  const machine = accountMachine.provide({
    actors: { download: downloads.actor, delete: deletions.actor },
  });
  return {
    ...startActor(createActor(machine, { clock, input: { reauthentication } })),
    downloads: downloads.requests,
    deletions: deletions.requests,
    clock,
  };
}

describe('accountMachine downloading', () => {
  test('emits downloaded, runs one request at a time, and can be repeated', async () => {
    const { actor, downloads, emitted, waitForState } = start();
    actor.send(download);
    actor.send(download);
    expect(downloads).toHaveLength(1);
    downloads[0]!.resolve({ accepted: true });
    await waitForState('idle');
    expect(emitted.mock.calls).toEqual([[{ type: 'downloaded' }]]);
    actor.send(download);
    expect(downloads).toHaveLength(2);
  });

  test.each<[string, AccountOutcome | Error, string | undefined, string | undefined]>([
    [
      'the server rejects it with a message',
      { accepted: false, message: 'Too many tries. Try again in 12 minutes.', reference: '3f9a0c1e' },
      'Too many tries. Try again in 12 minutes.',
      '3f9a0c1e',
    ],
    ['the server rejects it without a message', { accepted: false }, undefined, undefined],
    ['the network fails', new TypeError('Failed to fetch'), undefined, undefined],
  ])('emits failed when %s', async (_, outcome, message, reference) => {
    const { actor, downloads, emitted, waitForState } = start();
    actor.send(download);
    if (outcome instanceof Error) downloads[0]!.reject(outcome);
    else downloads[0]!.resolve(outcome);
    await waitForState('idle');
    expect(emitted.mock.calls).toEqual([[{ type: 'failed', request: 'download', message, reference }]]);
  });

  test('emits failed after 15 s', () => {
    const { actor, emitted, clock } = start();
    actor.send(download);
    clock.increment(14_999);
    expect(actor.getSnapshot().value).toBe('downloading');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(emitted.mock.calls).toEqual([[{ type: 'failed', request: 'download', message: undefined }]]);
  });
});

describe('accountMachine deleting', () => {
  test('ignores submit until the dialog is open, sends the password once, and emits deleted', async () => {
    const { actor, deletions, emitted, waitForState } = start();
    actor.send(submit);
    expect(deletions).toEqual([]);
    actor.send(requestDeletion);
    actor.send(submit);
    actor.send(submit);
    actor.send(cancel);
    expect(deletions.map(({ input }) => input)).toEqual([{ password: 'blue-pencil' }]);
    deletions[0]!.resolve({ accepted: true });
    await waitForState('deleted');
    expect(emitted.mock.calls).toEqual([[{ type: 'deleted' }]]);
  });

  test('does not send the confirmation word as a password', () => {
    const { actor, deletions } = start('word');
    actor.send(requestDeletion);
    actor.send({ ...submit, entered: 'delete' });
    expect(deletions.map(({ input }) => input)).toEqual([{ password: undefined }]);
  });

  test('forgets a wrong password, and sends the next one', async () => {
    const { actor, deletions, emitted, waitForState } = start();
    actor.send(requestDeletion);
    actor.send(submit);
    deletions[0]!.resolve({ accepted: false, message: 'That is not it.', isAboutPassword: true });
    await waitForState('failed');
    expect(emitted.mock.calls).toEqual([[{ type: 'failed', request: 'delete', message: 'That is not it.' }]]);
    expect(actor.getSnapshot().context).toEqual({
      reauthentication: 'password',
      entered: '',
      problem: 'That is not it.',
      submitCount: 1,
    });
    actor.send(submit);
    expect(deletions).toHaveLength(2);
  });

  test('asks for the password when the server requires one', async () => {
    const { actor, deletions, waitForState } = start('word');
    actor.send(requestDeletion);
    actor.send({ ...submit, entered: 'delete' });
    deletions[0]!.resolve({ accepted: false, message: 'Enter your password.', isAboutPassword: true });
    await waitForState('failed');
    expect(actor.getSnapshot().context).toMatchObject({
      reauthentication: 'password',
      problem: 'Enter your password.',
    });
  });

  test('shows no problem at the field when the network fails, or the request times out or is rejected for another reason', async () => {
    const { actor, deletions, emitted, clock, waitForState } = start();
    actor.send(requestDeletion);
    actor.send(submit);
    deletions[0]!.reject(new TypeError('Failed to fetch'));
    await waitForState('failed');
    actor.send(submit);
    clock.increment(15_000);
    await waitForState('failed');
    actor.send(submit);
    deletions[2]!.resolve({ accepted: false, message: 'Too many tries. Try again in 12 minutes.' });
    await waitForState('failed');
    expect(actor.getSnapshot().context.problem).toBeNull();
    expect(emitted.mock.calls.map(([event]) => (event as { message: unknown }).message)).toEqual([
      undefined,
      undefined,
      'Too many tries. Try again in 12 minutes.',
    ]);
  });

  test('cancel closes the dialog and clears its problem', () => {
    const { actor } = start();
    actor.send(requestDeletion);
    actor.send(invalidSubmit);
    expect(actor.getSnapshot().value).toBe('invalid');
    actor.send(cancel);
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send(requestDeletion);
    expect(actor.getSnapshot().context.problem).toBeNull();
  });
});

test.each([
  ['password', '', 'Enter your password.'],
  ['password', ' ', null],
  ['word', '', 'Type delete.'],
  ['word', 'delet', 'Type delete.'],
  ['word', ' Delete ', null],
] as const)('findProblem with a %s of %j returns %j', (reauthentication, entered, problem) => {
  const copy = { password: 'Enter your password.', word: 'Type delete.' };
  expect(findProblem(reauthentication, entered, 'delete', copy)).toBe(problem);
});
