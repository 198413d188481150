import { join } from 'node:path';
import { defaultPorts } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { fillInbox } from './studio.ts';

/** `pnpm sample:leads`: ten thousand made-up leads for the stack that is running; `pnpm reset` clears them. */
const { databasePassword } = await loadSecrets(join(import.meta.dirname, '../../../.data'));
await fillInbox(
  `postgresql://postgres:${databasePassword}@127.0.0.1:${defaultPorts.database}/postgres`,
  10_000,
);
process.stdout.write('Ten thousand sample leads are in the inbox.\n');
