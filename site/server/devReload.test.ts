// Tests that the dev server shows changed content and new cities without a restart.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { writeFromTemplate } from '../../.templates/new.ts';
import { startDevSite } from './devSite.ts';
import { claimPort } from './claimPort.ts';

/*
 * Runs the dev server with a separate folder of cities, so that other tests do not see the files that it adds.
 */
const cache = path.resolve(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'dev-'));
const content = path.resolve(import.meta.dirname, '../../packages/content/src');
let site: string;
let stop: () => Promise<void>;
let server: ViteDevServer;

beforeAll(async () => {
  const claimed = await claimPort(0);
  const { port } = claimed.server.address() as { port: number };
  await claimed.close();
  site = `http://localhost:${port}`;
  writeFromTemplate('city', 'Firstville, Iowa', folder);
  // City files import modules of the content package.
  for (const file of readdirSync(content).filter(name => /^\w+\.ts$/.test(name)))
    writeFileSync(path.join(folder, 'packages/content/src', file), `export * from '${content}/${file}';`);
  const pattern = path.relative(content, path.join(folder, 'packages/content/src/cities/*.ts'));
  ({ stop } = await startDevSite({
    port,
    backend: 'http://localhost:54321',
    publishableKey: '',
    plugins: [
      {
        name: 'test-cities',
        enforce: 'pre',
        // The development site of the journeys runs at the same time, and one server would replace the dependencies of the other.
        config: () => ({ cacheDir: path.join(folder, 'vite') }),
        configureServer: started => void (server = started),
        transform: {
          filter: { id: /packages\/content\/src\/cityFiles\.ts$/ },
          handler: code => code.replace('./cities/*.ts', pattern),
        },
      },
    ],
  }));
}, 120_000);
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true });
});

const request = async (route: string) => {
  const response = await fetch(site + route);
  return { status: response.status, text: await response.text() };
};
const polling = { timeout: 20_000, interval: 100 };

it('serves edited copy, and reloads the open page', { timeout: 60_000 }, async () => {
  expect((await request('/creative-studio-firstville')).status).toBe(200);
  const send = vi.spyOn(server.environments.client.hot, 'send');
  const file = path.join(folder, 'packages/content/src/cities/firstville.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll("name: 'Firstville'", "name: 'Editedville'"));
  await expect
    .poll(async () => (await request('/creative-studio-firstville')).text, polling)
    .toContain('Editedville');
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' }));
});

it('watches the folder of cities for new files', () => {
  expect(Object.keys(server.watcher.getWatched())).toContain(path.join(content, 'cities'));
});

it('serves the pages of a new city without a restart', { timeout: 60_000 }, async () => {
  expect((await request('/creative-studio-secondville')).status).toBe(404);
  writeFromTemplate('city', 'Secondville, Iowa', folder);
  await expect.poll(async () => (await request('/creative-studio-secondville')).status, polling).toBe(200);
});
