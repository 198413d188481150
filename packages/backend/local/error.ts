/** A failure that a developer can mend: its message is one sentence that says what happened and what to do. */
export class StackError extends Error {
  override name = 'StackError';
}

/** Turns the failures of disks and ports into sentences; everything else passes through. */
export function explain(error: unknown): unknown {
  const text =
    error instanceof Error ? `${(error as NodeJS.ErrnoException).code} ${error.message}` : String(error);
  if (/ENOSPC|No space left on device/.test(text)) {
    return new StackError(
      'The disk is full: free some space and start again; nothing that was stored is lost.',
      {
        cause: error,
      },
    );
  }
  return error;
}
