// `pnpm test:browsers`: the core of the journeys in the browsers that Debian has. Arguments go to Vitest. A missing browser is named with the packages to install; with the variable CI it is a failure.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { notCheckedExitCode } from '../runScript.ts';
import { installedBrowsers, missingBrowsers } from './installedBrowsers.ts';

for (const { name, debianPackages } of missingBrowsers)
  console.log(
    `${name} is not installed, and not tested. On Debian: apt-get install ${debianPackages.join(' ')}`,
  );

if (missingBrowsers.length > 0 && process.env.CI) process.exitCode = 1;
else if (installedBrowsers.length === 0) process.exitCode = notCheckedExitCode;
else {
  const { status } = spawnSync(
    'vitest',
    ['run', '--config', 'tests/browsers/vitest.config.ts', ...process.argv.slice(2)],
    { cwd: path.resolve(import.meta.dirname, '../..'), stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
