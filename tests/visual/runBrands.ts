// `pnpm test:brands`: tests every story in each brand but the default one, which the gates of `npm test` test. The reporters are named
// here, because those of the configurations save results for the documentation, which is about the default brand.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { brands, defaultBrand } from '../../.storybook/brands.ts';

const steps = [
  // Play functions, and axe in both editions (color themes).
  ['vitest', 'run', '--project', 'stories', '--reporter=default'],
  // The layout at 320 px, and the ends of fitted lines. This builds Storybook.
  ['node', 'tests/visual/run.ts', 'visual.spec', 'copyfit', '--reporter=dot'],
];
for (const brand of Object.keys(brands)) {
  if (brand === defaultBrand) continue;
  for (const [command, ...args] of steps) {
    console.log(`\nBRAND=${brand} ${command} ${args.join(' ')}`);
    const { status } = spawnSync(command!, args, {
      cwd: path.resolve(import.meta.dirname, '../..'),
      stdio: 'inherit',
      env: { ...process.env, BRAND: brand },
    });
    if (status !== 0) process.exitCode = 1;
  }
}
