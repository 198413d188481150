import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** `pnpm test:visual`: builds Storybook and compares each story with its baseline; `--update` accepts what it sees. */
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const root = path.resolve(import.meta.dirname, '../..');
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run('storybook', 'build', '--output-dir', 'storybook-static', '--quiet') ||
  run(
    'playwright',
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    ...(values.update ? ['--update-snapshots=changed'] : []),
    ...positionals,
  );
if (process.exitCode && !values.update) {
  console.log(`
Compare side by side:     pnpm exec playwright show-report playwright-report/visual
To accept it:                pnpm test:visual --update`);
}
