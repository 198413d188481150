import {
  type ApplicationAnswers,
  businessFields,
  profileFields,
  type Step,
  stageFields,
} from './application.machine.ts';

/** What is kept of an application that was begun. A raw machine snapshot would not survive the next release. */
export interface Draft {
  readonly version: 1;
  readonly step: Step;
  readonly answers: ApplicationAnswers;
  /** These answers were sent, and perhaps arrived. */
  readonly sent: boolean;
}

/** A draft, and when (Unix time in ms) and where it was saved. */
export interface SavedDraft {
  readonly draft: Draft;
  readonly at: number;
  readonly place: SavedPlace;
}
/** In this browser alone, in the account, or in the account by another device. */
export type SavedPlace = 'device' | 'account' | 'elsewhere';

/** What the wizard opens with. */
export interface OpenedDraft {
  readonly current: SavedDraft | null;
  /** Holds words that `current` lacks, and would otherwise be lost. */
  readonly other: SavedDraft | null;
}

/** What this browser remembers. */
export interface DeviceDraft {
  readonly draft: Draft;
  readonly at: number;
  /** Of the account's draft when this one was last saved there, or taken from there; null if it never was. */
  readonly revision: number | null;
  /** Nothing was changed since. */
  readonly synced: boolean;
}
/** What the account remembers. */
export interface AccountDraft {
  readonly draft: Draft;
  readonly at: number;
  readonly revision: number;
}

const fields = [...profileFields, ...businessFields];

export const answersFrom = (given: Readonly<Record<string, unknown>>): ApplicationAnswers =>
  Object.fromEntries(
    fields.map(field => [field, typeof given[field] === 'string' ? given[field] : '']),
  ) as unknown as ApplicationAnswers;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (step: unknown): step is Step =>
  step === 'review' || (typeof step === 'string' && Object.hasOwn(stageFields, step));

/** A draft as it comes back from storage, which anyone may have written to; null if it is none. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || stored.version !== 1 || !isRecord(stored.answers)) return null;
  const { step, sent } = stored;
  return {
    version: 1,
    step: isStep(step) ? step : 'profile',
    answers: answersFrom(stored.answers),
    sent: sent === true,
  };
}

/** Whether words of a draft would be lost with it: whoever went on writing elsewhere has lost none. */
export const holdsMore = (draft: Draft, than: Draft): boolean =>
  fields.some(field => !than.answers[field].includes(draft.answers[field].trim()));

/**
 * Which of two drafts opens: the newer one. The other is offered, unless the newer one has all of it.
 * @param account null if there is none, undefined if it is not known
 */
export function reconcile(device: DeviceDraft | null, account: AccountDraft | null | undefined): OpenedDraft {
  if (!device) return { current: account ? { ...account, place: 'account' } : null, other: null };
  const here: SavedDraft = {
    draft: device.draft,
    at: device.at,
    place: device.synced ? 'account' : 'device',
  };
  if (account === undefined) return { current: here, other: null };
  // It was in the account, and is not any more: it was sent from another device.
  if (account === null) return { current: device.synced ? null : here, other: null };
  if (account.revision === device.revision) return { current: here, other: null };
  const there: SavedDraft = { draft: account.draft, at: account.at, place: 'elsewhere' };
  const [current, other] = device.synced || there.at > here.at ? [there, here] : [here, there];
  return { current, other: holdsMore(other.draft, current.draft) ? other : null };
}
