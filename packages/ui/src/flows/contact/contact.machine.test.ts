import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test, vi } from 'vitest';
import { contexts, filled } from './contact.fixtures.ts';
import { contactMachine, type ContactOutcome, type ContactRequest, patience } from './contact.machine.ts';

const submit = (change: object = {}, key = 'a-key') => ({
  type: 'submit' as const,
  values: { ...filled, ...change },
  problems: {},
  key,
});
const refused = { ...submit(), problems: { name: 'Enter your name.' } };

describe('the graph', () => {
  const machineEvents = [
    { type: 'xstate.done.actor.0.contact.sending', output: { accepted: true } },
    { type: 'xstate.done.actor.0.contact.sending', output: { accepted: false } },
    { type: 'xstate.error.actor.0.contact.sending', error: new Error('The line is down.') },
    { type: 'xstate.after.patience.contact.sending' },
  ] as const;
  const paths = getShortestPaths(contactMachine, {
    events: [submit(), refused, { type: 'cancel' }, ...machineEvents] as never[],
    serializeState: ({ value }) => value,
  });

  test('every state can be reached', () => {
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])('%s is no dead end', value => {
    const ways = getShortestPaths(contactMachine, {
      fromState: contactMachine.resolveState({ value, context: contexts[value] }),
      events: [submit(), ...machineEvents] as never[],
      serializeState: state => state.value,
    });
    expect(ways.map(({ state }) => state.value)).toEqual(expect.arrayContaining(['sending', 'sent']));
  });
});

/** The form in use, with a call that the test answers, and a clock that the test moves. */
function start() {
  const calls: {
    request: ContactRequest;
    signal: AbortSignal;
    answer: PromiseWithResolvers<ContactOutcome>;
  }[] = [];
  const said = vi.fn<(what: string) => void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    contactMachine.provide({
      actors: {
        send: fromPromise(({ input, signal }) => {
          const answer = Promise.withResolvers<ContactOutcome>();
          calls.push({ request: input, signal, answer });
          return answer.promise;
        }),
      },
    }),
    { clock },
  );
  actor.on('*', ({ type }) => said(type));
  actor.start();
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, calls, said, clock, reaches };
}

test('a message that is accepted is said to be sent, once', async () => {
  const { actor, calls, said, reaches } = start();
  actor.send(submit());
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('sent');
  expect(said.mock.calls.flat()).toEqual(['sent']);
});

test.each<[string, (answer: PromiseWithResolvers<ContactOutcome>) => void]>([
  ['refused', answer => answer.resolve({ accepted: false })],
  ['not answered', answer => answer.reject(new TypeError('Failed to fetch'))],
])('a message that is %s is kept, and trying again carries the same key', async (_, answer) => {
  const { actor, calls, said, reaches } = start();
  actor.send(submit({}, 'first-key'));
  answer(calls[0]!.answer);
  await reaches('failed');
  expect(said.mock.calls.flat()).toEqual(['failed']);
  actor.send(submit({}, 'second-key'));
  expect(calls[1]!.request).toEqual({ values: filled, key: 'first-key' });
});

test('other words are another message', async () => {
  const { actor, calls, reaches } = start();
  actor.send(submit({}, 'first-key'));
  calls[0]!.answer.resolve({ accepted: false });
  await reaches('failed');
  actor.send(submit({ message: 'Second thoughts.' }, 'second-key'));
  expect(calls[1]!.request.key).toBe('second-key');
});

test('the same words after they were accepted are another message too', async () => {
  const { actor, calls, reaches } = start();
  actor.send(submit({}, 'first-key'));
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('sent');
  actor.send(submit({}, 'second-key'));
  expect(calls[1]!.request.key).toBe('second-key');
});

test('what the server finds wrong is shown at its field', async () => {
  const { actor, calls, reaches } = start();
  actor.send(submit());
  calls[0]!.answer.resolve({ accepted: false, problems: { email: 'Enter your email address.' } });
  await reaches('failed');
  expect(actor.getSnapshot().context.problems).toEqual({ email: 'Enter your email address.' });
});

test('what can be quoted of a refusal is said with it, and of no later failure', async () => {
  const { actor, calls, reaches } = start();
  const said = vi.fn<(reference: string | undefined) => void>();
  actor.on('failed', ({ reference }) => said(reference));
  actor.send(submit());
  calls[0]!.answer.resolve({ accepted: false, reference: '3f9a0c1e' });
  await reaches('failed');
  actor.send(submit());
  calls[1]!.answer.reject(new TypeError('Failed to fetch'));
  await reaches('failed');
  expect(said.mock.calls.flat()).toEqual(['3f9a0c1e', undefined]);
});

test('a second press while the first is on its way sends nothing', () => {
  const { actor, calls } = start();
  actor.send(submit());
  actor.send(submit({ message: 'Twice.' }));
  expect(calls).toHaveLength(1);
});

test('a message that hangs is given up after fifteen seconds', () => {
  const { actor, calls, clock } = start();
  actor.send(submit());
  clock.increment(patience - 1);
  expect(actor.getSnapshot().value).toBe('sending');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(calls[0]!.signal.aborted).toBe(true);
});

test('cancelling stops the call, and sending the same words again carries the same key', () => {
  const { actor, calls, said } = start();
  actor.send(submit({}, 'first-key'));
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(said).not.toHaveBeenCalled();
  actor.send(submit({}, 'second-key'));
  expect(calls[1]!.request.key).toBe('first-key');
});

test('a form that cannot be sent is not sent, and says why; every attempt counts', () => {
  const { actor, calls } = start();
  actor.send(refused);
  actor.send(refused);
  expect(actor.getSnapshot().context).toMatchObject({ problems: refused.problems, attempt: 2 });
  expect(calls).toHaveLength(0);
});
