import path from 'node:path';
import type * as module from '@fit-to-print/content/placeholderContent';
import { createServer } from 'vite';
import { cityFilesPlugin } from './cities/cityFilesPlugin.ts';

/**
 * A part of `pnpm content:check`, after the tests of the copy: lists the content that has to be replaced before the site goes live.
 * With `--production`, it fails if there is any.
 */
const vite = await createServer({
  configFile: false,
  root: path.resolve(import.meta.dirname, '../../packages/content'),
  plugins: [cityFilesPlugin()],
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { placeholderContent } = (await vite.ssrLoadModule('/src/placeholderContent.ts')) as typeof module;
await vite.close();

const headings = {
  placeholders: 'Placeholder texts (`isPlaceholder`), to be replaced',
  unreachable: 'Addresses that cannot exist, each where it is first',
  unsourced: 'Written from memory, to be checked against sources',
} as const;
for (const [name, heading] of Object.entries(headings)) {
  const paths = placeholderContent[name as keyof typeof headings];
  if (paths.length > 0) console.log([`${heading} (${paths.length}):`, ...paths, ''].join('\n  '));
}
const left = Object.values(placeholderContent).flat().length;
if (process.argv.includes('--production') && left > 0) {
  console.error(`${left} things have to be replaced or checked before the site goes out.`);
  process.exitCode = 1;
}
