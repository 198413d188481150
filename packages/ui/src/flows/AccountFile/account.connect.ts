import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountMachine, Proof } from './account.machine.ts';

/** What stands at the field that was not filled in as it has to be. */
export interface AccountCorrections {
  readonly password: string;
  readonly word: string;
}

/** What is wrong with what was typed, before the service is asked. */
export const problemOf = (
  proof: Proof,
  typed: string,
  word: string,
  corrections: AccountCorrections,
): string | null => {
  if (proof === 'password') return typed ? null : corrections.password;
  return typed.trim().toLowerCase() === word.toLowerCase() ? null : corrections.word;
};

/** What the file shows in a state, and what may be done in it. */
export const connect = (
  snapshot: SnapshotFrom<typeof accountMachine>,
  send: ActorRefFrom<typeof accountMachine>['send'],
  /** To be typed where there is no password. */
  word: string,
  corrections: AccountCorrections,
) => {
  const { proof, problem, attempt } = snapshot.context;
  return {
    proof,
    problem,
    attempt,
    downloading: snapshot.matches('downloading'),
    /** The dialog stands open, and stays so until the account is gone and the page with it. */
    open: !snapshot.matches('idle') && !snapshot.matches('downloading'),
    deleting: snapshot.matches('deleting') || snapshot.matches('deleted'),
    download: () => send({ type: 'download' }),
    ask: () => send({ type: 'ask' }),
    keep: () => send({ type: 'keep' }),
    submit: (typed: string) =>
      send({ type: 'submit', typed, problem: problemOf(proof, typed, word, corrections) }),
  };
};
