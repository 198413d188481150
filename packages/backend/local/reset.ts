import { resetData } from './stack.ts';
import { StackError } from './stackError.ts';

/** `pnpm reset`: deletes the leads, accounts, mail and secrets of the local stack. */
try {
  await resetData();
  process.stdout.write('The data is deleted: the next start makes an empty database.\n');
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
