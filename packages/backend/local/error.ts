/** A failure that a developer can mend: its message is one sentence that says what happened and what to do. */
export class StackError extends Error {
  override name = 'StackError';
}

/** Turns the failures of disks and rights into sentences; everything else passes through. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, message, path }: NodeJS.ErrnoException = error;
  if (code === 'ENOSPC' || /No space left on device|Check free disk space/.test(message)) {
    return new StackError(
      'The disk is full: free some space and start again; nothing that was stored is lost.',
      {
        cause: error,
      },
    );
  }
  if (path && (code === 'EACCES' || code === 'EPERM')) {
    return new StackError(
      `You may not write to ${path}: give yourself the right to, or choose another folder with --data.`,
      {
        cause: error,
      },
    );
  }
  return error;
}
