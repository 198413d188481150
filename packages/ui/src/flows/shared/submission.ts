/** The state that a form's machine keeps about the submissions of its form. */
export interface SubmissionState<Problems extends object> {
  /** Error messages, by field. */
  problems: Problems;
  /** The number of times that the visitor submitted the form. The React key of the error summary, which takes the focus again at each submission. */
  submitCount: number;
}

/** Guard of a form's `submit` event: true if the form cannot be sent. */
export const hasProblems = ({ event }: { event: { problems: object } }): boolean =>
  Object.keys(event.problems).length > 0;

/** The state after one more submission: stores its `problems`, and counts the submission. */
export const countSubmission = <Problems extends object>(
  { submitCount }: SubmissionState<Problems>,
  { problems }: { problems: Problems },
): SubmissionState<Problems> => ({ problems, submitCount: submitCount + 1 });
