import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test, vi } from 'vitest';
import { problemOf } from './account.connect.ts';
import { contexts } from './account.fixtures.ts';
import { accountMachine, type AccountOutcome, patience, type Proof } from './account.machine.ts';

const submit = { type: 'submit', typed: 'blue-pencil', problem: null } as const;
const incomplete = { type: 'submit', typed: '', problem: 'Enter your password.' } as const;

describe('the graph', () => {
  const outcomes = ['0.account.downloading', '0.account.deleting'].flatMap(id => [
    { type: `xstate.done.actor.${id}`, output: { accepted: true } },
    { type: `xstate.done.actor.${id}`, output: { accepted: false, message: 'No.', password: true } },
    { type: `xstate.error.actor.${id}`, error: new Error('The line is down.') },
    { type: `xstate.after.patience.${id.slice(2)}` },
  ]);
  const events = [
    submit,
    incomplete,
    { type: 'download' },
    { type: 'ask' },
    { type: 'keep' },
    ...outcomes,
  ] as never[];
  const serializeState = ({ value }: { value: unknown }) => String(value) as never;

  test('every state can be reached', () => {
    const paths = getShortestPaths(accountMachine, { events, input: { proof: 'password' }, serializeState });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(contexts)));
  });

  const states = Object.keys(contexts) as (keyof typeof contexts)[];
  test.each(states.filter(state => state !== 'deleted'))('%s is no dead end: back, and on', value => {
    const ways = getShortestPaths(accountMachine, {
      fromState: accountMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState,
    }).map(({ state }) => state.value);
    expect(ways).toContain('idle');
    expect(ways).toContain('deleted');
  });
});

/** The file in use, with calls that the test answers, and a clock that the test moves. */
function start(proof: Proof = 'password') {
  const calls: { input: unknown; answer: PromiseWithResolvers<AccountOutcome> }[] = [];
  const said = vi.fn<(event: object) => void>();
  const clock = new SimulatedClock();
  const call = (input: unknown) => {
    const answer = Promise.withResolvers<AccountOutcome>();
    calls.push({ input, answer });
    return answer.promise;
  };
  const actor = createActor(
    accountMachine.provide({
      actors: {
        download: fromPromise(() => call('download')),
        delete: fromPromise(({ input }) => call(input)),
      },
    }),
    { clock, input: { proof } },
  );
  actor.on('*', said);
  actor.start();
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, calls, said, clock, reaches };
}

describe('the copy', () => {
  test('is said to be there, and can be had again', async () => {
    const { actor, calls, said, reaches } = start();
    actor.send({ type: 'download' });
    actor.send({ type: 'download' });
    expect(calls).toHaveLength(1);
    calls[0]!.answer.resolve({ accepted: true });
    await reaches('idle');
    expect(said.mock.calls).toEqual([[{ type: 'downloaded' }]]);
    actor.send({ type: 'download' });
    expect(calls).toHaveLength(2);
  });

  test.each<[string, AccountOutcome | Error, string | undefined, string | undefined]>([
    [
      'refused',
      { accepted: false, message: 'That was often.', reference: '3f9a0c1e' },
      'That was often.',
      '3f9a0c1e',
    ],
    ['refused without a word', { accepted: false }, undefined, undefined],
    ['broken', new TypeError('Failed to fetch'), undefined, undefined],
  ])('that is %s is said to have failed', async (_, outcome, message, reference) => {
    const { actor, calls, said, reaches } = start();
    actor.send({ type: 'download' });
    if (outcome instanceof Error) calls[0]!.answer.reject(outcome);
    else calls[0]!.answer.resolve(outcome);
    await reaches('idle');
    expect(said.mock.calls).toEqual([[{ type: 'failed', call: 'download', message, reference }]]);
  });

  test('that does not come is given up after fifteen seconds', () => {
    const { actor, said, clock } = start();
    actor.send({ type: 'download' });
    clock.increment(patience);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(said.mock.calls).toEqual([[{ type: 'failed', call: 'download', message: undefined }]]);
  });
});

describe('deleting', () => {
  test('is asked about, sent once with the password, and said', async () => {
    const { actor, calls, said, reaches } = start();
    actor.send(submit);
    expect(calls).toEqual([]);
    actor.send({ type: 'ask' });
    actor.send(submit);
    actor.send(submit);
    actor.send({ type: 'keep' });
    expect(calls.map(({ input }) => input)).toEqual([{ password: 'blue-pencil' }]);
    calls[0]!.answer.resolve({ accepted: true });
    await reaches('deleted');
    expect(said.mock.calls).toEqual([[{ type: 'deleted' }]]);
  });

  test('sends no word for a password', () => {
    const { actor, calls } = start('word');
    actor.send({ type: 'ask' });
    actor.send({ ...submit, typed: 'delete' });
    expect(calls.map(({ input }) => input)).toEqual([{ password: undefined }]);
  });

  test('with another password can be tried again; nothing keeps what was typed', async () => {
    const { actor, calls, said, reaches } = start();
    actor.send({ type: 'ask' });
    actor.send(submit);
    calls[0]!.answer.resolve({ accepted: false, message: 'That is not it.', password: true });
    await reaches('failed');
    expect(said.mock.calls).toEqual([[{ type: 'failed', call: 'delete', message: 'That is not it.' }]]);
    expect(actor.getSnapshot().context).toEqual({
      proof: 'password',
      typed: '',
      problem: 'That is not it.',
      attempt: 1,
    });
    actor.send(submit);
    expect(calls).toHaveLength(2);
  });

  test('asks for the password of an account that has one after all', async () => {
    const { actor, calls, reaches } = start('word');
    actor.send({ type: 'ask' });
    actor.send({ ...submit, typed: 'delete' });
    calls[0]!.answer.resolve({ accepted: false, message: 'Enter your password.', password: true });
    await reaches('failed');
    expect(actor.getSnapshot().context).toMatchObject({ proof: 'password', problem: 'Enter your password.' });
  });

  test('that breaks, hangs or is refused for another reason has no problem at the field', async () => {
    const { actor, calls, said, clock, reaches } = start();
    actor.send({ type: 'ask' });
    actor.send(submit);
    calls[0]!.answer.reject(new TypeError('Failed to fetch'));
    await reaches('failed');
    actor.send(submit);
    clock.increment(patience);
    await reaches('failed');
    actor.send(submit);
    calls[2]!.answer.resolve({ accepted: false, message: 'That was often.' });
    await reaches('failed');
    expect(actor.getSnapshot().context.problem).toBeNull();
    expect(said.mock.calls.map(([event]) => (event as { message: unknown }).message)).toEqual([
      undefined,
      undefined,
      'That was often.',
    ]);
  });

  test('can be thought better of', () => {
    const { actor } = start();
    actor.send({ type: 'ask' });
    actor.send(incomplete);
    expect(actor.getSnapshot().value).toBe('invalid');
    actor.send({ type: 'keep' });
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'ask' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });
});

test.each([
  ['password', '', 'Enter your password.'],
  ['password', ' ', null],
  ['word', '', 'Type delete.'],
  ['word', 'delet', 'Type delete.'],
  ['word', ' Delete ', null],
] as const)('what is wrong with a %s of %j: %j', (proof, typed, problem) => {
  const corrections = { password: 'Enter your password.', word: 'Type delete.' };
  expect(problemOf(proof, typed, 'delete', corrections)).toBe(problem);
});
