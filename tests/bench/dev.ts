// `pnpm bench:dev [number of cities …]`: changes the file of a city while the dev server runs, and prints how long it takes
// until the reloaded page is served with the change. The cities are synthetic, one file each.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { City } from '@fit-to-print/content/city';
import type { ViteDevServer } from 'vite';
import { claimPort } from '../../site/server/claimPort.ts';
import { startDevSite } from '../../site/server/devSite.ts';
import { recordFigure } from './figures.ts';
import { median } from './median.ts';
import { syntheticCity } from './syntheticCity.ts';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [6, 10_000];
const root = path.resolve(import.meta.dirname, '../..');
const content = path.join(root, 'packages/content/src');
// The folder is outside the site's, as that of the real cities: the compiler of the styles watches all files of the site's folder.
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const models = await Promise.all(
  readdirSync(path.join(content, 'cities')).map(
    async file => ((await import(path.join(content, 'cities', file))) as { default: City }).default,
  ),
);

/** Returns the elapsed milliseconds from the change of a file to the page that shows it, the median of five. */
async function measure(count: number): Promise<number> {
  const cities = path.join(folder, String(count));
  mkdirSync(cities);
  const write = (city: City) =>
    writeFileSync(
      path.join(cities, `${city.slug}.ts`),
      `import { defineCity } from '${content}/city.ts';\n\nexport default defineCity(${JSON.stringify(city)});\n`,
    );
  for (let index = 0; index < count; index++) write(syntheticCity(index, models));
  const claimed = await claimPort(0);
  const { port } = claimed.server.address() as AddressInfo;
  let vite: ViteDevServer | undefined;
  const { stop } = await startDevSite({
    claimed,
    backend: 'http://localhost:54321',
    publishableKey: '',
    cities,
    plugins: [{ name: 'find-server', configureServer: server => void (vite = server) }],
  });
  const city = syntheticCity(0, models);
  const request = async () => (await fetch(`http://localhost:${port}/PR-Authority-${city.slug}`)).text();
  await request();
  let onReload = () => {};
  const { hot } = vite!.environments.client;
  const send = hot.send.bind(hot);
  hot.send = (payload: { type?: string }) => {
    if (payload.type === 'full-reload') onReload();
    send(payload as never);
  };
  const times: number[] = [];
  for (let change = 0; change < 5; change++) {
    const reload = Promise.withResolvers<void>();
    onReload = reload.resolve;
    const start = performance.now();
    write({ ...city, pressPage: { ...city.pressPage, intro: `Change ${change}. ${city.pressPage.intro}` } });
    await reload.promise;
    if (!(await request()).includes(`Change ${change}.`))
      throw new Error('The page does not show the change.');
    times.push(performance.now() - start);
  }
  await stop();
  return median(times);
}

for (const count of counts) {
  const ms = await measure(count);
  const name = `${count.toLocaleString('en-US')} cities, one changed, served`;
  console.log(`${name}: ${ms.toFixed(0)} ms`);
  recordFigure({ name, value: ms, unit: 'ms', goal: 300 });
}
process.exit();
