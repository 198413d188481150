/** Writes the log lines of the functions in batches, because each write blocks this process. */
import { setImmediate } from 'node:timers/promises';
import { format } from 'node:util';

/** A `console.log` that writes in batches. */
export interface BatchedLog {
  /** Resolves when all lines logged so far are written. A line is lost if the process is killed before. */
  written(): Promise<void>;
  /** Lets `console.log` write each line immediately again. */
  restore(): void;
}

/** Replaces `console.log`, so that all lines of one turn of the event loop are written together, at the end of the turn. */
export function batchLog(): BatchedLog {
  const { log: write } = console;
  let lines: string[] = [];
  let batch: Promise<void> | undefined;
  const writeBatch = async () => {
    await setImmediate();
    const text = lines.join('\n');
    lines = [];
    batch = undefined;
    write(text);
  };
  const addLine = (...values: unknown[]) => {
    lines.push(format(...values));
    batch ??= writeBatch();
  };
  console.log = addLine;
  return {
    written: () => batch ?? Promise.resolve(),
    restore() {
      // A test may have replaced it since.
      if (console.log === addLine) console.log = write;
    },
  };
}
