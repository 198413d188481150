/** The steps that the functions of both forms share: columns for the database, and the response to its result. */
import { rateLimited } from './response.ts';
import type { Outcome } from './browserFunction.ts';
import type { RateLimited } from './database.ts';
import type { Env } from './env.ts';
import { runAfterResponse } from './http.ts';
import { dispatchSoon } from './outbox.ts';

/** The column of a form's field: `firstName` is stored in `first_name`. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** The texts of these fields by column; null where a field is empty. */
export const toColumns = (
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string | null> =>
  Object.fromEntries(
    fields.map(field => {
      const value = values[field];
      return [columnOf(field), typeof value === 'string' && value ? value : null];
    }),
  );

/**
 * The result of the SQL function that stores a form. `accepted`: it is stored now. `duplicate`: it was stored before. `conflict`: its
 * idempotency key was used before, with other content.
 */
export type SubmissionResult = { outcome: 'accepted' | 'duplicate' | 'conflict' } | RateLimited;

/**
 * Returns the outcome of a form from the result of the database. Starts sending the mail of an accepted form.
 * @param conflictError The error text if the key was used before, with other content
 */
export function respondToSubmission(result: SubmissionResult, env: Env, conflictError: string): Outcome {
  if (result.outcome === 'conflict') return { status: 409, error: conflictError };
  if (result.outcome === 'limited') return rateLimited(result.retry_after);
  if (result.outcome === 'accepted') runAfterResponse(dispatchSoon(env));
  return { body: { success: true } };
}
