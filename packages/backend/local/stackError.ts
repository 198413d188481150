/** An error that the developer can fix. Its message says what happened and what to do. */
export class StackError extends Error {
  override name = 'StackError';
}
