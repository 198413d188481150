// `pnpm bench:admin`: scrolls through ten thousand leads in the inbox, then types a search. Prints how long frames took, and
// the tasks that blocked the page for more than 50 ms. Asserts nothing.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resetData } from '@fit-to-print/backend/local';
import { anyPorts, portOf } from '@fit-to-print/backend/local/ports';
import { insertSampleLeads } from '@fit-to-print/backend/local/sampleLeads';
import { chromium, type Page } from 'playwright';
import { startProduct } from '../../site/server/startProduct.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import { recordFigure } from './figures.ts';

const leads = 10_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Measurement {
  /** Milliseconds from frame to frame. */
  frames: number[];
  /** Milliseconds of every task that took more than 50. */
  longTasks: number[];
}

/** Measures frames and long tasks during an action. */
async function measure(page: Page, action: () => Promise<void>): Promise<Measurement> {
  const measurement = await page.evaluateHandle(() => {
    const measured: Measurement = { frames: [], longTasks: [] };
    let last = performance.now();
    const tick = (now: number) => {
      measured.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    new PerformanceObserver(list => {
      measured.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return measured;
  });
  await action();
  return measurement.jsonValue();
}

const quantile = (values: readonly number[], fraction: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * fraction)] ?? 0;

function report(label: string, figure: string, { frames, longTasks }: Measurement) {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  recordFigure({ name: `${figure}, frame p95`, value: quantile(frames, 0.95), unit: 'ms' });
  recordFigure({ name: `${figure}, worst frame`, value: Math.max(...frames), unit: 'ms' });
  recordFigure({ name: `${figure}, longest task over 50 ms`, value: Math.max(0, ...longTasks), unit: 'ms' });
  print(
    `${label}: ${frames.length} frames, p50 ${ms(quantile(frames, 0.5))}, p95 ${ms(quantile(frames, 0.95))}, ` +
      `worst ${ms(Math.max(...frames))}; ${longTasks.length} tasks over 50 ms` +
      (longTasks.length > 0 ? `, the longest ${ms(Math.max(...longTasks))}` : ''),
  );
}

const dataDir = path.join(tmpdir(), `fit-to-print-bench-${process.pid}`);
await using running = new AsyncDisposableStack();
running.defer(() => resetData(dataDir));
const product = await startProduct({
  port: portOf('site') + 200,
  ports: anyPorts,
  dataDir,
  outDir: path.resolve(import.meta.dirname, '../../site/.cache/bench-admin'),
  onProgress: print,
});
running.defer(() => product.stop());
await insertSampleLeads(product.localBackend.urls.database, leads);
const { email, password } = await product.localBackend.staffAccount();

const browser = await chromium.launch(await pinnedBrowserLaunchOptions());
running.defer(() => browser.close());
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${product.site}/admin`);
await page.getByRole('textbox', { name: 'Email' }).fill(email);
await page.getByLabel('Password', { exact: true }).fill(password);
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.locator(`table[aria-rowcount="${leads + 1}"]`).waitFor();

const startedAt = performance.now();
const scrolled = await measure(page, async () => {
  await page.getByRole('table').hover();
  const lastRow = page.locator(`tr[aria-rowindex="${leads + 1}"]`);
  while ((await lastRow.count()) === 0) {
    await page.mouse.wheel(0, 2400);
    // One wheel event per frame, as a person scrolls.
    await page.waitForTimeout(16);
  }
});
const seconds = (performance.now() - startedAt) / 1000;
report(`Scrolling through ${leads} rows in ${seconds.toFixed(1)} s`, 'scrolling', scrolled);

const typed = await measure(page, async () => {
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('sample 4711', { delay: 60 });
  await page.locator('table[aria-rowcount="2"]').waitFor();
});
report('Typing a search until the list shows its result', 'searching', typed);
