/** An error that the developer can fix. Its message says what happened and what to do. */
export class FixableError extends Error {
  override name = 'FixableError';
}

/** Converts a full disk or a missing permission into a FixableError; returns other errors unchanged. */
export function toFixableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, message, path }: NodeJS.ErrnoException = error;
  if (code === 'ENOSPC' || /No space left on device|Check free disk space/.test(message)) {
    return new FixableError('The disk is full: free some space and start again. No stored data is lost.', {
      cause: error,
    });
  }
  if (path && (code === 'EACCES' || code === 'EPERM')) {
    return new FixableError(
      `You may not write to ${path}: change its permissions, or choose another folder with --data.`,
      { cause: error },
    );
  }
  return error;
}
