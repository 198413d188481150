// Tests of the deployment check of the static host, with a host that makes one mistake each.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { immutableCacheControl } from '../build/headers.ts';
import { hostConfiguration } from '../build/hostConfiguration.ts';
import { createStaticHost } from '../server/staticHost.ts';
import { staticHostCheck } from './staticHostCheck.ts';
import { tierPrices } from './projectSettings.ts';

const backend = 'https://abc.supabase.co';
const files: Record<string, string> = {
  ...hostConfiguration({
    policy: { backend, scripts: [], styles: [] },
    redirects: { '/old': '/pricing' },
    assets: ['/assets/client-a1b2.js'],
    pages: ['/', '/pricing', '/Press'],
    feed: '/insights/feed.xml',
  }),
  'index.html': '<script src="/assets/client-a1b2.js"></script>',
  'Press.html': 'Press',
  'social/index.png': '',
  'insights/feed.xml': '<rss/>',
  'pricing.html': 'Pricing',
  'pricing.json': '{}',
  'old.html': '<meta http-equiv="refresh" content="0; url=/pricing">',
  '404.html': 'Not found',
  'assets/client-a1b2.js': 'void 0;',
};

let dist: string;
let server: Server;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'host-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
});
afterEach(async () => {
  server.close();
  await rm(dist, { recursive: true });
});

/** The findings about a host that serves `dist`, with responses that `change` may alter. */
async function findingsOf(change: (listener: RequestListener) => RequestListener = listener => listener) {
  server = createServer(change(await createStaticHost(dist)));
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const SITE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const findings = await staticHostCheck(dist).run({
    env: { SITE_URL, SUPABASE_URL: backend },
    folder: '',
    tiers: tierPrices,
  });
  return findings.map(({ message }) => message);
}

test('staticHostCheck finds nothing when the host follows the generated files', async () => {
  expect(await findingsOf()).toEqual([]);
});

test('staticHostCheck finds missing headers, caching and redirects when the host ignores the generated files', async () => {
  await Promise.all(['_headers', '_redirects'].map(file => rm(path.join(dist, file))));
  const host = await createStaticHost(dist);
  for (const file of ['_headers', '_redirects'] as const)
    await writeFile(path.join(dist, file), files[file]!);
  expect(await findingsOf(() => host)).toEqual([
    'The header strict-transport-security is missing.',
    'The header x-content-type-options is missing.',
    'The header referrer-policy is missing.',
    'The header cross-origin-opener-policy is missing.',
    'The header cross-origin-resource-policy is missing.',
    'The header speculation-rules is missing.',
    'The header permissions-policy is missing.',
    'The header content-security-policy is missing.',
    'The header reporting-endpoints is missing.',
    'Files in /assets are not cached permanently.',
    'The feed is not sent as application/rss+xml; charset=utf-8.',
    '/old does not redirect to /pricing permanently.',
  ]);
});

test('staticHostCheck finds a host that answers unknown paths with a page', async () => {
  expect(
    await findingsOf(listener => (request, response) => {
      if (request.url === '/unknown-page') request.url = '/';
      if (request.url === '/pricing/') request.url = '/pricing';
      listener(request, response);
    }),
  ).toEqual([
    'An unknown path answers 200, not 404.',
    '/pricing/ answers 200 instead of redirecting to /pricing.',
  ]);
});

test.each(['/', 'https://about/'])('staticHostCheck finds a host that leads //about to %s', async target => {
  expect(
    await findingsOf(listener => (request, response) => {
      if (request.url === '//about' && target !== '/') {
        response.writeHead(308, { Location: '//about/' }).end();
        return;
      }
      if (request.url === '//about') request.url = '/';
      listener(request, response);
    }),
  ).toEqual([target === '/' ? '//about answers with the home page.' : '//about redirects to another site.']);
});

test('staticHostCheck finds a host that lets browsers cache missing files, and forbids other sites to show the social images', async () => {
  expect(
    await findingsOf(listener => (request, response) => {
      if (request.url?.startsWith('/assets/missing'))
        response.setHeader('Cache-Control', immutableCacheControl);
      if (request.url?.startsWith('/social/')) {
        response.writeHead(200, { 'Cross-Origin-Resource-Policy': 'same-origin' }).end();
        return;
      }
      listener(request, response);
    }),
  ).toEqual([
    'A missing file in /assets may be cached for a year, so one request during a deployment breaks the site for a visitor.',
    'Other sites cannot show the pictures in /social.',
  ]);
});

test('staticHostCheck finds cached pages and missing data files', async () => {
  await rm(path.join(dist, 'pricing.json'));
  expect(
    await findingsOf(listener => (request, response) => {
      if (request.url === '/') response.setHeader('Cache-Control', 'public, max-age=3600');
      listener(request, response);
    }),
  ).toEqual([
    'The data files of the pages are missing.',
    'Pages are cached without asking whether they are current.',
  ]);
});

test('staticHostCheck finds a host that serves another build', async () => {
  expect(
    await findingsOf(listener => (request, response) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Content-Security-Policy' ? String(value).replace('abc', 'old') : value);
      listener(request, response);
    }),
  ).toEqual(['The header content-security-policy differs from site/dist.']);
});

test('staticHostCheck finds a host that answers 503', async () => {
  expect(
    await findingsOf(() => (_, response) => {
      response.writeHead(503).end();
    }),
  ).toEqual([expect.stringMatching(/answers 503/)]);
});

test('staticHostCheck finds a build for another project, and a missing build', async () => {
  await writeFile(path.join(dist, '_headers'), files['_headers']!.replaceAll('abc', 'other'));
  expect(await findingsOf()).toEqual(['site/dist was built for another project.']);
  await rm(path.join(dist, '_headers'));
  server.close();
  expect(await findingsOf()).toEqual(['There is no site/dist to compare with.']);
});
