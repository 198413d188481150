import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createStaticHost } from '../../site/server/staticHost.ts';
import { buildInProcess } from '../buildProcess.ts';
import { launchOptions } from '../pinnedBrowser.ts';
import { recordFigure } from './figures.ts';
import { median } from './median.ts';

/**
 * `pnpm bench:next-page`: how long it takes from the click on a link to the first paint of the next document, on a desktop with a fast
 * connection. Prints the median of 5 runs, or of as many as the argument says: for a link that is clicked at once, and for a link to which
 * the visitor pointed before, whose document the browser has downloaded (decision 40). Nothing is asserted.
 */
const runs = Number(process.argv[2] ?? 5);
/** The delay of each response in ms, as by cable from a server of a CDN. */
const delayMs = 20;
/** Pairs of pages: on the first, the link to the second is clicked. The second pair opens the largest document. */
const linkedPages = [
  ['/about', '/services'],
  ['/services', '/PR-Authority'],
] as const;

const dist = path.resolve(import.meta.dirname, '../../site/.cache/next-page');
await buildInProcess({ outDir: dist, socialImages: false });
await using running = new AsyncDisposableStack();
const respond = await createStaticHost(dist);
// The browser's own emulation does not delay documents that it downloads ahead.
const server = createServer((request, response) => {
  setTimeout(respond, delayMs, request, response);
}).listen(0, '127.0.0.1');
running.defer(() => void server.close());
await new Promise(listening => {
  server.once('listening', listening);
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(await launchOptions());
running.defer(() => browser.close());

/** Milliseconds from the click on the link to `to` until the first paint of that page. */
async function measure(client: Browser, from: string, to: string, isPointedAt: boolean): Promise<number> {
  const context = await client.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const link = page.locator(`header a[href="${to}"]`).first();
  if (isPointedAt) {
    const downloaded = page.waitForEvent('requestfinished', request => request.url() === origin + to);
    await link.hover();
    await downloaded;
  }
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) =>
      sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp)),
    ),
  );
  await link.click({ noWaitAfter: true });
  await page.waitForURL(origin + to, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const time = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + paint!.startTime - Number(sessionStorage.getItem('pressedAt'));
  });
  await context.close();
  return time;
}

// The first visit is not measured, because it starts processes of the browser.
await measure(browser, '/about', '/services', false);
for (const [from, to] of linkedPages) {
  for (const isPointedAt of [false, true]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measure(browser, from, to, isPointedAt));
    const name = `${from} to ${to}, ${isPointedAt ? 'pointed at first' : 'pressed at once'}`;
    recordFigure({ name, value: median(times), unit: 'ms', goal: 100 });
    console.log(`${name}: ${median(times).toFixed(0)} ms (${times.map(time => time.toFixed(0)).join(', ')})`);
  }
}
