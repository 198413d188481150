/** What a form's machine keeps about its last submission. */
export interface Attempt<Problems extends object> {
  /** What is wrong and what to do about it, by field. */
  problems: Problems;
  /** How often the visitor submitted the form. */
  attempt: number;
}

/** Guard of a form's `submit` event: the form cannot be sent. */
export const hasProblems = ({ event }: { event: { problems: object } }): boolean =>
  Object.keys(event.problems).length > 0;

/** The context after one more submission. */
export const countAttempt = <Problems extends object>(
  { attempt }: Attempt<Problems>,
  { problems }: { problems: Problems },
): Attempt<Problems> => ({ problems, attempt: attempt + 1 });
