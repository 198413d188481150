import {
  type ApplicationAnswers,
  businessFields,
  profileFields,
  type Stage,
  stageFields,
} from './application.machine.ts';

/** What is kept of an application that was begun. A raw machine snapshot would not survive the next release. */
export interface Draft {
  readonly version: 1;
  readonly stage: Stage;
  readonly answers: ApplicationAnswers;
  /** Of answers that were sent, and perhaps arrived. */
  readonly key: string | null;
}

const fields = [...profileFields, ...businessFields];

export const answersFrom = (given: Readonly<Record<string, unknown>>): ApplicationAnswers =>
  Object.fromEntries(
    fields.map(field => [field, typeof given[field] === 'string' ? given[field] : '']),
  ) as unknown as ApplicationAnswers;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A draft as it comes back from storage, which anyone may have written to; null if it is none. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || stored.version !== 1 || !isRecord(stored.answers)) return null;
  const { stage, key } = stored;
  return {
    version: 1,
    stage: typeof stage === 'string' && Object.hasOwn(stageFields, stage) ? (stage as Stage) : 'profile',
    answers: answersFrom(stored.answers),
    key: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null,
  };
}
