/** Runs the servers of a command until somebody stops the command. */
import { isContentMistake } from '@fit-to-print/content/contentMistake';
import { once } from 'node:events';
import { FixableError } from './fixableError.ts';

export const printLine = (line = '') => process.stdout.write(`${line}\n`);

/**
 * Runs servers until SIGINT, SIGTERM or SIGHUP, or until nothing reads their output, then disposes of `running`. Sets exit code 1 if `start` fails.
 * @param start adds to `running` what it starts, gives up when `signal` is aborted, and returns the text to print when
 * everything runs
 */
export async function runUntilStopped(
  start: (running: AsyncDisposableStack, signal: AbortSignal) => Promise<string>,
): Promise<void> {
  // Installed before the start and never removed: a database whose parent is gone blocks its port for the next start.
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) return;
      printLine('\nStopping…');
      stop.abort(new FixableError('Stopped.'));
    });
  }
  // A program that read the output has ended, such as `head`. Without this, the next line would end this process before its database.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    stop.abort(new FixableError('Nothing reads the output any more.'));
  });
  const running = new AsyncDisposableStack();
  try {
    const readyText = await start(running, stop.signal);
    stop.signal.throwIfAborted();
    printLine(readyText);
    await once(stop.signal, 'abort');
  } catch (error) {
    if (!stop.signal.aborted) {
      process.exitCode = 1;
      process.stderr.write(
        `${(error as Error)[error instanceof FixableError || isContentMistake(error) ? 'message' : 'stack']}\n`,
      );
    }
  } finally {
    await running.disposeAsync();
  }
  if (stop.signal.aborted) printLine('Stopped. The data is kept (pnpm reset deletes it).');
}
