// Tests of the local static host, which serves a build as Netlify and Cloudflare do.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedType, immutableCacheControl } from '../build/headers.ts';
import { hostConfiguration } from '../build/hostConfiguration.ts';
import { createStaticHost } from './staticHost.ts';

const files: Record<string, string> = {
  ...hostConfiguration({
    policy: { backend: 'https://abc.supabase.co', scripts: [], styles: [] },
    redirects: { '/privacy': '/privacy-policy' },
    assets: ['/assets/client-a1b2.js'],
    pages: ['/', '/about', '/PR-Authority'],
    feed: '/insights/feed.xml',
  }),
  'index.html': 'Home',
  '404.html': 'Not found',
  'about.html': 'About',
  'PR-Authority.html': 'PR',
  'privacy-policy.html': 'Privacy',
  'privacy.html': '<meta http-equiv="refresh" content="0; url=/privacy-policy">',
  'insights/feed.xml': '<rss/>',
  'social/index.png': '',
  'assets/client-a1b2.js': 'void 0;',
};

let dist: string;
let server: Server;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'host-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }
  server = createServer(await createStaticHost(dist));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(dist, { recursive: true });
});

/** Sends the path unchanged: `fetch` would change `//about`. */
async function get(pathname: string) {
  const { port } = server.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, path: pathname, agent: false });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

describe('createStaticHost', () => {
  test('never lets a browser keep a missing asset', async () => {
    expect((await get('/assets/client-a1b2.js')).headers['cache-control']).toBe(immutableCacheControl);
    const missing = await get('/assets/nope.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['/pr-authority', '/PR-Authority'],
    ['/PR-AUTHORITY?utm_source=a', '/PR-Authority?utm_source=a'],
    ['/About', '/about'],
    ['/About.html', '/about'],
    ['/INDEX', '/'],
    ['//', '/'],
    ['/Privacy', '/privacy'],
    ['/privacy', '/privacy-policy'],
  ])('redirects %s to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each(['//about', '/\\about', '/nope', '/404', '/ABOUT/US', '/_HEADERS'])(
    'answers %s with 404',
    async pathname => {
      expect((await get(pathname)).status).toBe(404);
    },
  );

  test('sends the feed as RSS, and lets other sites show the social pictures', async () => {
    expect((await get('/insights/feed.xml')).headers['content-type']).toBe(feedType);
    expect((await get('/social/index.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/about')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
