import { once } from 'node:events';
import { StackError } from '@fit-to-print/backend/local/error';

export const say = (line = '') => process.stdout.write(`${line}\n`);

/**
 * Runs servers until Ctrl-C, or until they fail to start: whatever `start` had entered in `running` by then is stopped.
 * @param start Gives up when its signal says so. Resolves to what is said when everything runs.
 */
export async function untilStopped(
  start: (running: AsyncDisposableStack, signal: AbortSignal) => Promise<string>,
): Promise<void> {
  // From the first moment on, and for good: a database whose parent is gone holds its port against the next start.
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) return;
      say('\nStopping…');
      stop.abort(new StackError('Stopped.'));
    });
  }
  const running = new AsyncDisposableStack();
  try {
    const ready = await start(running, stop.signal);
    stop.signal.throwIfAborted();
    say(ready);
    await once(stop.signal, 'abort');
  } catch (error) {
    if (!stop.signal.aborted) {
      process.exitCode = 1;
      process.stderr.write(`\n${error instanceof StackError ? error.message : (error as Error).stack}\n`);
    }
  } finally {
    await running.disposeAsync();
  }
  if (stop.signal.aborted) say('Stopped. Your data is kept in .data/ (pnpm reset clears it).');
}
