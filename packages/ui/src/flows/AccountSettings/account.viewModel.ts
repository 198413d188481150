// Computes the view model of the account's settings: what they show, and their handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountMachine, Reauthentication } from './account.machine.ts';

/** The errors that the field shows if the password is missing, or the word is not the given one. */
export interface AccountValidationCopy {
  /** The error message about a missing password. */
  readonly password: string;
  /** The error message about another word than the given one. */
  readonly word: string;
}

/** Returns the error message about the entered password or word; null if nothing is wrong. */
export const findProblem = (
  reauthentication: Reauthentication,
  entered: string,
  word: string,
  copy: AccountValidationCopy,
): string | null => {
  if (reauthentication === 'password') return entered ? null : copy.password;
  return entered.trim().toLowerCase() === word.toLowerCase() ? null : copy.word;
};

/** Returns what the settings show in a state of the machine, and the handlers, which send events to the machine. */
export const viewModelOf = (
  snapshot: SnapshotFrom<typeof accountMachine>,
  send: ActorRefFrom<typeof accountMachine>['send'],
  /** The word to enter if the account has no password. */
  word: string,
  validation: AccountValidationCopy,
) => {
  const { reauthentication, problem, submitCount } = snapshot.context;
  return {
    /** How the user confirms the deletion: with the password, or, without one, by typing a word. */
    reauthentication,
    /** The error message about what was entered; null if nothing is wrong. */
    problem,
    /** The number of submissions. Each of them moves the focus to the field, if it has a problem. */
    submitCount,
    isDownloading: snapshot.matches('downloading'),
    /** The dialog stays open after the deletion, until the page changes. */
    isDialogOpen: !snapshot.matches('idle') && !snapshot.matches('downloading'),
    isDeleting: snapshot.matches('deleting') || snapshot.matches('deleted'),
    download: () => send({ type: 'download' }),
    requestDeletion: () => send({ type: 'requestDeletion' }),
    cancel: () => send({ type: 'cancel' }),
    submit: (entered: string) =>
      send({ type: 'submit', entered, problem: findProblem(reauthentication, entered, word, validation) }),
  };
};
