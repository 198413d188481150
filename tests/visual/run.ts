import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `pnpm test:visual`: builds Storybook and compares each story with its baseline; `--update` accepts the current screenshots.
 * Other arguments go to Playwright, for example `-g badge`.
 */
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const root = path.resolve(import.meta.dirname, '../..');
const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { cwd: root, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run('storybook', 'build', '--output-dir', 'storybook-static', '--quiet') ||
  run(
    'playwright',
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    ...(isUpdate ? ['--update-snapshots=changed'] : []),
    ...args.filter(argument => argument !== '--update'),
  );
if (process.exitCode && !isUpdate) {
  console.log(`
Read the report:             pnpm exec playwright show-report playwright-report/visual
Accept changed screenshots:  pnpm test:visual --update`);
}
