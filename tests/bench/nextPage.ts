// `pnpm bench:next-page`: how long it takes from the click on a link to the first paint of the next page, on a desktop with a fast
// connection. Prints the median of 5 runs, or of as many as the argument says: for a link that is clicked immediately, and for a link to which
// the visitor pointed before, whose page the browser has rendered (decision 40). Times are not asserted.
//
// No program controls the browser, because Chromium renders no page ahead while a debugger is attached to the page. A script in the served
// documents clicks the link and reports the times. It cannot point at the link: instead it adds rules by which the browser renders the
// linked page immediately.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { documentFile } from '../../site/src/paths.ts';
import { createStaticHost } from '../../site/server/staticHost.ts';
import { buildInProcess } from '../buildProcess.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import { recordFigure } from './figures.ts';
import { median } from './median.ts';

const runs = Number(process.argv[2] ?? 5);
/** The delay of each response in ms, as by cable from a server of a CDN. */
const delayMs = 20;
/** When the link is clicked, in ms after the page is loaded. The files of the app are downloaded by then, and the linked page is rendered. */
const readingMs = 2000;
/** Pairs of pages: on the first, the link to the second is clicked. The second pair opens the largest document. */
const linkedPages = [
  ['/about', '/services'],
  ['/services', '/PR-Authority'],
] as const;

/** A click on a link of the page `from` to the page `to`. */
interface Visit {
  from: string;
  to: string;
  /** True if the visitor pointed at the link before the click, so that the browser renders the page ahead. */
  isPointedAt: boolean;
}

interface Report {
  /** Milliseconds from the click to the first paint of the next page. */
  time: number;
  /** True if the browser had rendered the page before the click. */
  isRenderedAhead: boolean;
}

/**
 * Runs in every document: clicks the link on the first page, whose fragment is the visit as JSON, and reports the times on the second.
 */
function visitPages(clickAfterMs: number) {
  const report = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) {
      requestAnimationFrame(report);
      return;
    }
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    const times: Report = {
      time: performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clickedAt')),
      isRenderedAhead: navigation!.activationStart > 0,
    };
    void fetch('/report', { method: 'POST', body: JSON.stringify(times) });
  };
  if (!location.hash) {
    if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true });
    else report();
    return;
  }
  addEventListener('load', () => {
    const { to, isPointedAt } = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Visit;
    if (isPointedAt) {
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.textContent = JSON.stringify({ prerender: [{ urls: [to], eagerness: 'immediate' }] });
      document.head.append(rules);
    }
    setTimeout(() => {
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + performance.now()));
      document.querySelector<HTMLAnchorElement>(`header a[href="${to}"]`)!.click();
    }, clickAfterMs);
  });
}

const dist = path.resolve(import.meta.dirname, '../../site/.cache/next-page');
await buildInProcess({ outDir: dist, socialImages: false });
for (const page of new Set(linkedPages.flat())) {
  const file = path.join(dist, documentFile(page));
  const script = `<head><script>(${visitPages.toString()})(${readingMs})</script>`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', script));
}
await using running = new AsyncDisposableStack();
const respond = await createStaticHost(dist);
let onReport: (report: Report) => void = () => {};
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    void json(request).then(report => onReport(report as Report));
    response.end();
    return;
  }
  // The policy would forbid the script of this benchmark.
  response.setHeader = (name, value) =>
    name === 'Content-Security-Policy'
      ? response
      : ServerResponse.prototype.setHeader.call(response, name, value);
  setTimeout(respond, delayMs, request, response);
}).listen(0, '127.0.0.1');
running.defer(() => {
  server.close();
  server.closeAllConnections();
});
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { executablePath = chromium.executablePath(), args = [], env } = await pinnedBrowserLaunchOptions();

async function measure(visit: Visit): Promise<Report> {
  // A new browser has no page in its cache.
  const profile = mkdtempSync(path.join(tmpdir(), 'next-page-'));
  const reported = new Promise<Report>(resolve => {
    onReport = resolve;
  });
  const url = `${origin}${visit.from}#${encodeURIComponent(JSON.stringify(visit))}`;
  const child = spawn(
    executablePath,
    [...args, '--headless', '--window-size=1280,800', `--user-data-dir=${profile}`, url],
    { env: { ...process.env, ...env }, stdio: 'ignore' },
  );
  const closed = once(child, 'close');
  const report = await reported;
  child.kill();
  await closed;
  rmSync(profile, { recursive: true, maxRetries: 3 });
  return report;
}

// The first visit is not measured, because the system reads the browser's files.
await measure({ from: '/about', to: '/services', isPointedAt: false });
for (const [from, to] of linkedPages) {
  for (const isPointedAt of [false, true]) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await measure({ from, to, isPointedAt }));
    if (reports.some(({ isRenderedAhead }) => isRenderedAhead !== isPointedAt))
      throw new Error(`The browser did not render ${to} before each click.`);
    const times = reports.map(({ time }) => time);
    const name = `${from} to ${to}, ${isPointedAt ? 'pointed at first' : 'clicked immediately'}`;
    recordFigure({ name, value: median(times), unit: 'ms', goal: 100 });
    console.log(`${name}: ${median(times).toFixed(0)} ms (${times.map(time => time.toFixed(0)).join(', ')})`);
  }
}
