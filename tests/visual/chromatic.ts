// `pnpm chromatic`: reviews the same stories in the same modes (.storybook/modes.ts) on Chromatic.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const folder = 'storybook-static';
const options = { cwd: path.resolve(import.meta.dirname, '../..'), stdio: 'inherit' } as const;

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // TurboSnap (`--only-changed`) finds the stories of changed files in the graph of the modules, which --stats-json writes.
  const build = spawnSync('storybook', ['build', '--output-dir', folder, '--stats-json', '--quiet'], options);
  const review = () =>
    spawnSync(
      'chromatic',
      ['--storybook-build-dir', folder, '--only-changed', '--exit-zero-on-changes', ...process.argv.slice(2)],
      options,
    );
  process.exitCode = (build.status === 0 ? review() : build).status ?? 1;
} else {
  console.error(
    'Chromatic needs this project’s token: set CHROMATIC_PROJECT_TOKEN (Chromatic, Manage, Configure) and run this again. ' +
      'Without it, `pnpm test:visual` compares the same stories on this machine.',
  );
  process.exitCode = 1;
}
