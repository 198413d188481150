/** The command `pnpm reset`: deletes the leads, accounts, mail and secrets of the local backend. */
import { resetData } from './localBackend.ts';
import { FixableError } from './fixableError.ts';

try {
  await resetData();
  process.stdout.write('The data is deleted: the next start makes an empty database.\n');
} catch (error) {
  if (!(error instanceof FixableError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
