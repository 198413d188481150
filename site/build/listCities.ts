// `pnpm cities`: prints a table of all cities, and what each still lacks before search engines may list it.
import path from 'node:path';
import { createServer } from 'vite';
import { cityFilesPlugin } from './cities/cityFilesPlugin.ts';
import type * as cityReportModule from '../src/pages/cityReport.ts';

const vite = await createServer({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  plugins: [cityFilesPlugin()],
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { cityReport } = (await vite.ssrLoadModule('/src/pages/cityReport.ts')) as typeof cityReportModule;
await vite.close();
console.log(cityReport());
