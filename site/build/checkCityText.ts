import path from 'node:path';
import { minimumDifference } from '@fit-to-print/content/cityAdmission';
import { createServer } from 'vite';
import { cityFilesPlugin } from './cities/cityFilesPlugin.ts';
import type * as differenceModule from '../src/pages/cityDifference.ts';

/** A part of `pnpm content:check`: prints how much each city's pages differ from those of any other city; fails if one that search engines may list differs too little. */
const vite = await createServer({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  plugins: [cityFilesPlugin()],
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { admittedCities, cityDifferences, cityPageData, everyCity } = (await vite.ssrLoadModule(
  '/src/pages/cityDifference.ts',
)) as typeof differenceModule;
const admitted = new Set(admittedCities);
const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
console.log('Own text of each city’s pages, compared with the page that is most like it:');
for (const [page, dataOf] of Object.entries(cityPageData)) {
  for (const { city, measure, ownShare, mostSimilar = 'any other' } of cityDifferences(everyCity, dataOf)) {
    const isTooLittle = ownShare < minimumDifference[measure];
    console.log(
      `  ${page.padEnd(7)} ${measure.padEnd(10)} ${percent(ownShare).padStart(6)}  ${city} (nearest: ${mostSimilar})`,
    );
    if (!isTooLittle || !admitted.has(city)) continue;
    console.error(
      `The ${page} page of ${city} has ${percent(ownShare)} ${measure} of its own, compared with ${mostSimilar}; at least ${percent(minimumDifference[measure])} are required. Write more about ${city} in its file.`,
    );
    process.exitCode = 1;
  }
}
await vite.close();
