// Measures how long Storybook takes to open.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import { createStaticHost } from '../../site/server/staticHost.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import type { MeasuredFigure } from './figures.ts';
import { median } from './median.ts';

const runs = 5;
const goalSeconds = 2;
/** The two kinds of pages that are opened, and the element that shows that the page is there. */
const pages = [
  {
    name: 'Storybook opens at a story',
    address: 'path=/story/components-button--playground',
    shown: '#storybook-root button',
  },
  {
    name: 'Storybook opens at a component’s page',
    address: 'path=/docs/components-button--docs',
    shown: '#storybook-docs h2',
  },
] as const;

/**
 * Measures the time that the built Storybook takes from the address to a story, and to the page of a component, with an empty cache: the median of
 * 5 runs each, from a server on the same machine.
 */
export async function measureOpening(): Promise<MeasuredFigure[]> {
  await using running = new AsyncDisposableStack();
  const respond = await createStaticHost(path.resolve(import.meta.dirname, '../../storybook-static'));
  const server = createServer((request, response) => {
    // As in `tests/visual/serve.ts`: compressing takes longer than sending on one machine.
    delete request.headers['accept-encoding'];
    respond(request, response);
  }).listen(0, '127.0.0.1');
  running.defer(() => void server.close());
  await new Promise(listening => {
    server.once('listening', listening);
  });
  const browser = await chromium.launch(await pinnedBrowserLaunchOptions());
  running.defer(() => browser.close());

  const figures: MeasuredFigure[] = [];
  for (const { name, address, shown } of pages) {
    const seconds: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const startedAt = performance.now();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?${address}`, {
        waitUntil: 'commit',
      });
      await page.frameLocator('#storybook-preview-iframe').locator(shown).first().waitFor();
      seconds.push((performance.now() - startedAt) / 1000);
      await context.close();
    }
    figures.push({ name, value: median(seconds), unit: 's', goal: goalSeconds });
  }
  return figures;
}
