// Tests that the dev server shows changed content and new cities without a restart.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
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
const copy = path.join(folder, 'packages/content/src');
const cities = path.join(copy, 'cities');
let site: string;
/** Fields that `defineCity` sets in every city. */
let everyCity = {};
let stop: () => Promise<void>;
let server: ViteDevServer;

beforeAll(async () => {
  const claimed = await claimPort(0);
  const { port } = claimed.server.address() as { port: number };
  site = `http://localhost:${port}`;
  writeFromTemplate('city', 'Firstville, Iowa', folder);
  // City files import modules of the content package.
  for (const file of readdirSync(content).filter(name => /^\w+\.ts$/.test(name)))
    writeFileSync(path.join(copy, file), `export * from '${content}/${file}';`);
  // The template's next order needs a city that has one.
  const first = path.join(cities, 'firstville.ts');
  writeFileSync(first, readFileSync(first, 'utf8').replace(/order: .*,/, 'order: 1,'));
  writeFromTemplate('city', 'Untouchedville, Iowa', folder);
  ({ stop } = await startDevSite({
    claimed,
    backend: 'http://localhost:54321',
    publishableKey: '',
    cities,
    plugins: [
      {
        name: 'test-server',
        // The development site of the journeys runs at the same time, and one server would replace the dependencies of the other.
        config: () => ({ cacheDir: path.join(folder, 'vite') }),
        configureServer: started => void (server = started),
        transform: {
          filter: { id: /\/content\/src\/city\.ts$/ },
          handler: code =>
            code.replace('(city) => city', `(city) => ({ ...city, ...${JSON.stringify(everyCity)} })`),
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
type Answer = Awaited<ReturnType<typeof request>>;

/** Requests a page, and again each time that the server reloads the open page, until the answer is as expected. */
async function openUntil(route: string, isExpected: (answer: Answer) => boolean): Promise<Answer> {
  const { hot } = server.environments.client;
  let onReload = () => {};
  const send = vi.spyOn(hot, 'send').mockImplementation((payload: unknown) => {
    if ((payload as { type?: string }).type === 'full-reload') onReload();
  });
  onTestFinished(() => send.mockRestore());
  for (;;) {
    const reload = Promise.withResolvers<void>();
    onReload = reload.resolve;
    const answer = await request(route);
    if (isExpected(answer)) return answer;
    await reload.promise;
  }
}
const openUntilShown = (slug: string, text: string) =>
  openUntil(`/creative-studio-${slug}`, answer => answer.text.includes(text));
const openUntilStatus = (slug: string, status: number) =>
  openUntil(`/creative-studio-${slug}`, answer => answer.status === status);

const fileOf = (slug: string) => path.join(cities, `${slug}.ts`);
const read = (slug: string) => readFileSync(fileOf(slug), 'utf8');
const rename = (slug: string, name: string) =>
  read(slug).replace(/\n {2}name: '.*',/, `\n  name: '${name}',`);

describe('the dev server', { timeout: 60_000 }, () => {
  it('shows a changed city in the open page', async () => {
    await expect(openUntilShown('firstville', 'Firstville')).resolves.toHaveProperty('status', 200);
    writeFileSync(fileOf('firstville'), rename('firstville', 'Editedville'));
    await expect(openUntilShown('firstville', 'Editedville')).resolves.toHaveProperty('status', 200);
  });

  it('shows the second of two saves that follow each other immediately', async () => {
    writeFileSync(fileOf('firstville'), rename('firstville', 'Earlyville'));
    writeFileSync(fileOf('firstville'), rename('firstville', 'Lateville'));
    const { text } = await openUntilShown('firstville', 'Lateville');
    expect(text).not.toContain('Earlyville');
  });

  it('shows a change by an editor that replaces the file', async () => {
    const draft = path.join(cities, '.firstville.ts.swp');
    writeFileSync(draft, rename('firstville', 'Atomicville'));
    renameSync(draft, fileOf('firstville'));
    await expect(openUntilShown('firstville', 'Atomicville')).resolves.toHaveProperty('status', 200);
  });

  it('leaves the folder of cities to a watcher that does not list it', () => {
    expect(Object.keys(server.watcher.getWatched())).toContain(content);
    expect(Object.keys(server.watcher.getWatched())).not.toContain(cities);
  });

  it('serves a new city without a restart', async () => {
    await expect(openUntilStatus('secondville', 404)).resolves.toHaveProperty('status', 404);
    writeFromTemplate('city', 'Secondville, Iowa', folder);
    await expect(openUntilStatus('secondville', 200)).resolves.toHaveProperty('status', 200);
  });

  it('serves a city under its new address after its file was renamed', async () => {
    renameSync(fileOf('secondville'), fileOf('thirdville'));
    writeFileSync(fileOf('thirdville'), read('thirdville').replaceAll('secondville', 'thirdville'));
    await expect(openUntilStatus('thirdville', 200)).resolves.toHaveProperty('status', 200);
    await expect(openUntilStatus('secondville', 404)).resolves.toHaveProperty('status', 404);
  });

  it('names a mistake in one sentence in the open page, which reloads after the mend', async () => {
    const record = read('thirdville');
    writeFileSync(fileOf('thirdville'), record.replace("slug: 'thirdville'", "slug: 'otherville'"));
    const { text } = await openUntilStatus('thirdville', 500);
    expect(text).toBe(
      '<!doctype html><script type="module" src="/@vite/client"></script><pre>cities/thirdville.ts, field slug: “otherville” differs from the file’s name. Change it to “thirdville”, or rename the file to otherville.ts.</pre>',
    );
    writeFileSync(fileOf('thirdville'), record);
    await expect(openUntilStatus('thirdville', 200)).resolves.toHaveProperty('status', 200);
  });

  it('shows a city whose file has types and imports', async () => {
    const helper = path.join(folder, 'name.ts');
    writeFileSync(helper, "export const name: string = 'Typedville';");
    writeFileSync(
      fileOf('thirdville'),
      `import { name } from '${helper}';\n${read('thirdville').replace(/\n {2}name: '.*',/, '\n  name: name as string,')}`,
    );
    await expect(openUntilShown('thirdville', 'Typedville')).resolves.toHaveProperty('status', 200);
    writeFileSync(helper, "export const name: string = 'Helperville';");
    await expect(openUntilShown('thirdville', 'Helperville')).resolves.toHaveProperty('status', 200);
  });

  it('reads every city again when a module changes that their files import', async () => {
    everyCity = { name: 'Everyville' };
    server.watcher.emit('change', path.join(content, 'city.ts'));
    await expect(openUntilShown('untouchedville', 'Everyville')).resolves.toHaveProperty('status', 200);
    await expect(openUntilShown('firstville', 'Everyville')).resolves.toHaveProperty('status', 200);
  });

  it('answers 404 for a removed city', async () => {
    rmSync(fileOf('thirdville'));
    await expect(openUntilStatus('thirdville', 404)).resolves.toHaveProperty('status', 404);
  });
});
