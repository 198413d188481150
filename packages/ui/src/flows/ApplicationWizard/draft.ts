// Drafts of the application form: what is saved of it before it is sent, and how two saved versions are compared.
import {
  type ApplicationAnswers,
  businessFields,
  profileFields,
  type Step,
  fieldsOfStage,
} from './application.machine.ts';

/** The saved data of an unfinished application. It is not the snapshot of the state machine, which a later release could not read. */
export interface Draft {
  /** The version of this format. */
  readonly version: 1;
  /** The step that the wizard showed. */
  readonly step: Step;
  readonly answers: ApplicationAnswers;
  /** True if these answers were sent. It is not certain that they arrived. */
  readonly wasSent: boolean;
}

/** A draft, and when (Unix time in ms) and where it was saved. */
export interface SavedDraft {
  readonly draft: Draft;
  readonly savedAt: number;
  readonly place: SavedPlace;
}
/**
 * The place where a draft was saved: only in this browser, in the account by this browser, or in the account by another tab or device. `thisTab`: it
 * is not saved, and only the memory of this tab has it.
 */
export type SavedPlace = 'thisTab' | 'thisDevice' | 'account' | 'elsewhere';

/** The drafts that the wizard opens with. */
export interface OpenedDrafts {
  readonly current: SavedDraft | null;
  /** Another draft, with text that `current` does not have; null if there is none. */
  readonly otherDraft: SavedDraft | null;
}

/** The draft in this browser. */
export interface DeviceDraft {
  readonly draft: Draft;
  /** Unix time in ms. */
  readonly savedAt: number;
  /** The revision of the account's draft that this one was last saved as or loaded from; null if there was none. */
  readonly revision: number | null;
  /** True if the draft has not changed since it was saved to the account or loaded from it. */
  readonly synced: boolean;
}
/** The draft in the account. */
export interface AccountDraft {
  readonly draft: Draft;
  /** Unix time in ms. */
  readonly savedAt: number;
  /** The number that grows with each save of the account's draft. */
  readonly revision: number;
}

const fields = [...profileFields, ...businessFields];

/** Answers for every field: the string in `source`, else empty. */
export const toAnswers = (source: Readonly<Record<string, unknown>>): ApplicationAnswers =>
  Object.fromEntries(
    fields.map(field => [field, typeof source[field] === 'string' ? source[field] : '']),
  ) as Record<(typeof fields)[number], string>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (step: unknown): step is Step =>
  step === 'review' || (typeof step === 'string' && Object.hasOwn(fieldsOfStage, step));

/** Reads a draft from storage, whose content is not trusted; null if it is not a draft. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || stored.version !== 1 || !isRecord(stored.answers)) return null;
  const { step, wasSent } = stored;
  return {
    version: 1,
    step: isStep(step) ? step : 'profile',
    answers: toAnswers(stored.answers),
    wasSent: wasSent === true,
  };
}

/** A draft that another tab or device has saved. */
export const fromElsewhere = ({ draft, savedAt }: Pick<SavedDraft, 'draft' | 'savedAt'>): SavedDraft => ({
  draft,
  savedAt,
  place: 'elsewhere',
});

/** True if `draft` has text that `otherDraft` does not contain. Text that `otherDraft` contains and continues does not count. */
export const hasTextMissingIn = (draft: Draft, otherDraft: Draft): boolean =>
  fields.some(field => !otherDraft.answers[field].includes(draft.answers[field].trim()));

/**
 * Chooses which of two drafts opens as `current`: the draft of this device, if it is based on the account's latest revision, or if it has
 * unsaved changes and is newer; otherwise the draft of the account. The draft that was not chosen is `otherDraft`, if it has text that
 * `current` does not have.
 * @param account null if there is none, undefined if the account could not be read
 */
export function reconcile(
  device: DeviceDraft | null,
  account: AccountDraft | null | undefined,
): OpenedDrafts {
  if (!device) return { current: account ? { ...account, place: 'account' } : null, otherDraft: null };
  const fromDevice: SavedDraft = {
    draft: device.draft,
    savedAt: device.savedAt,
    place: device.synced ? 'account' : 'thisDevice',
  };
  if (account === undefined) return { current: fromDevice, otherDraft: null };
  // The device's draft was saved to the account, which has no draft any more: another device has sent it.
  if (account === null) return { current: device.synced ? null : fromDevice, otherDraft: null };
  if (account.revision === device.revision) return { current: fromDevice, otherDraft: null };
  const fromAccount = fromElsewhere(account);
  const [current, otherDraft] =
    device.synced || fromAccount.savedAt > fromDevice.savedAt
      ? [fromAccount, fromDevice]
      : [fromDevice, fromAccount];
  return { current, otherDraft: hasTextMissingIn(otherDraft.draft, current.draft) ? otherDraft : null };
}
