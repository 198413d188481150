// `pnpm bench:lighthouse`: runs Lighthouse's mobile profile on every content page over HTTP/2 and prints the median of 5 runs, or
// of as many as the argument says. npx installs Lighthouse for the run, because only this script needs its many packages.
// Needs `openssl` for a self-signed certificate.
import { EventEmitter } from 'node:events';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { createStaticHost } from '../../site/server/staticHost.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import { buildInProcess } from '../buildProcess.ts';
import { contentRoutes } from '../journeys/routes.ts';
import { recordFigure } from './figures.ts';
import { median } from './median.ts';

const lighthouse = 'lighthouse@13.5.0';
const runs = Number(process.argv[2] ?? 5);
const [port, debuggingPort] = [4913, 9333];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }> & {
    'network-requests': {
      details: { items: readonly { url: string; resourceType?: string; transferSize: number }[] };
    };
  };
}

/**
 * The size in KB of what the page downloads for itself, and of what it downloads ahead of a click at idle time: the files of the
 * application, which only the bootstrap requests, by `fetch`. Scripts among them are then compiled from the cache, which Lighthouse lists as
 * a second request.
 */
function transferredKb({ audits }: Report) {
  const requests = audits['network-requests'].details.items;
  const ahead = requests.filter(({ resourceType }) => resourceType === 'Fetch');
  const urls = new Set(ahead.map(({ url }) => url));
  const sum = (some: typeof requests) =>
    some.reduce((total, { transferSize }) => total + transferSize, 0) / 1000;
  return { page: sum(requests.filter(({ url }) => !urls.has(url))), ahead: sum(ahead) };
}

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
execFileSync(
  'openssl',
  `req -x509 -newkey rsa:2048 -nodes -keyout ${key} -out ${certificate} -days 1 -subj /CN=localhost`.split(
    ' ',
  ),
  { stdio: 'ignore' },
);
const dist = path.resolve(import.meta.dirname, '../../site/.cache/lighthouse');
await buildInProcess({ outDir: dist });
const server = createSecureServer({
  key: readFileSync(key),
  cert: readFileSync(certificate),
  allowHTTP1: true,
});
// Typed as a plain emitter, because the listener is typed for HTTP/1. HTTP/2 requests and responses have all properties that it uses.
const emitter: EventEmitter = server;
emitter.on('request', await createStaticHost(dist));
await new Promise<void>(listening => server.listen(port, '127.0.0.1', listening));
const { args = [], ...options } = (await pinnedBrowserLaunchOptions()) as {
  args?: string[];
  executablePath?: string;
};
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${debuggingPort}`, '--ignore-certificate-errors'],
});

const run = promisify(execFile);
async function audit(route: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      `https://localhost:${port}${route}`,
      `--port=${debuggingPort}`,
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Report;
}

console.log(
  `Median of ${runs}, mobile: ${categories.join(', ')}; ${Object.keys(timings).join(', ')} (ms, ms, score); KB of the page, and ahead of a click`,
);
for (const route of contentRoutes) {
  const reports: Report[] = [];
  for (let index = 0; index < runs; index++) reports.push(await audit(route));
  const scores = categories.map(name =>
    Math.round(median(reports.map(report => report.categories[name]!.score)) * 100),
  );
  const [lcp, tbt, cls] = Object.values(timings).map(name =>
    median(reports.map(report => report.audits[name]!.numericValue!)),
  ) as [number, number, number];
  const transferred = reports.map(transferredKb);
  const [kb, kbAhead] = [
    median(transferred.map(({ page }) => page)),
    median(transferred.map(({ ahead }) => ahead)),
  ];
  recordFigure({ name: `${route} LCP`, value: lcp, unit: 'ms', goal: 850 });
  recordFigure({ name: `${route} TBT`, value: tbt, unit: 'ms', goal: 0 });
  recordFigure({ name: `${route} CLS`, value: cls, unit: 'shift', goal: 0.005 });
  recordFigure({ name: `${route} total`, value: kb, unit: 'KB', goal: 60 });
  recordFigure({ name: `${route} downloaded ahead of a click`, value: kbAhead, unit: 'KB' });
  console.log(
    route.padEnd(36),
    scores.join(' '),
    lcp.toFixed(0),
    tbt.toFixed(0),
    cls.toFixed(4),
    kb.toFixed(1),
    kbAhead.toFixed(1),
  );
}

await browser.close();
server.close();
rmSync(folder, { recursive: true });
