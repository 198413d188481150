import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `pnpm chromatic`: the same stories, reviewed by people, on Chromatic. */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync(
    'chromatic',
    ['--only-changed', '--exit-zero-on-changes', ...process.argv.slice(2)],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} else {
  console.error(
    'Chromatic needs this project’s token: set CHROMATIC_PROJECT_TOKEN (Chromatic, Manage, Configure) and run this again. ' +
      'Without it, `pnpm test:visual` compares the same stories on this machine.',
  );
  process.exitCode = 1;
}
