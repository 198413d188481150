import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import type * as module from './src/unfinished.ts';

/**
 * `pnpm content:check`: the tests of the copy (links, titles, figures of the specification, cities too alike), and a list
 * of what is still to be replaced. With `--production`, that list has to be empty.
 */
const production = process.argv.includes('--production');
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'unit', 'packages/content', 'site/src/cityWords'],
  {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: 'inherit',
  },
);

const vite = await createServer({
  configFile: false,
  root: import.meta.dirname,
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { unfinished } = (await vite.ssrLoadModule('/src/unfinished.ts')) as typeof module;
await vite.close();

const headings = {
  samples: 'Samples, to be replaced',
  unsourced: 'Written from memory, to be checked against sources',
} as const;
for (const [name, heading] of Object.entries(headings)) {
  const paths = unfinished[name as keyof typeof headings];
  if (paths.length > 0) console.log([`${heading} (${paths.length}):`, ...paths, ''].join('\n  '));
}
const left = Object.values(unfinished).flat().length;
if (production && left > 0)
  console.error(`${left} records have to be replaced or checked before the site goes out.`);
process.exitCode = status === 0 && !(production && left > 0) ? 0 : 1;
