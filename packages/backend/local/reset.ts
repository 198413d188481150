import { StackError } from './error.ts';
import { resetData } from './main.ts';

/** `pnpm reset`: removes leads, accounts, mail and secrets of this machine. */
try {
  await resetData();
  process.stdout.write('Cleared: the next start begins with an empty database.\n');
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
