// Tests of the configuration files of static hosts: headers and redirects.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redirects } from '../src/pages/pages.ts';
import {
  commonHeaders,
  contentSecurityPolicy,
  feedType,
  immutableCacheControl,
  reportingEndpoints,
  speculationRulesHeaders,
} from './headers.ts';
import { hostConfiguration } from './hostConfiguration.ts';

// Each host's own parser reads its file, if there is one for Node. The tests compare the result with headers.ts and the redirects.

const policy = { backend: 'https://abc.supabase.co', scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const feed = '/insights/feed.xml';
const options = {
  policy,
  redirects,
  assets: ['/assets/bootstrap-a1b2.js', '/assets/archivo.a1-b2.woff2'],
  pages: ['/', '/about', '/PR-Authority', '/PR-Authority-austin'],
  feed,
};
const {
  _headers: headersFile = '',
  _redirects: redirectsFile = '',
  'vercel.json': vercelFile = '',
} = hostConfiguration(options);
const headersOfEveryPath = {
  ...commonHeaders,
  'Content-Security-Policy': contentSecurityPolicy(policy),
  'Reporting-Endpoints': reportingEndpoints(policy.backend),
};

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'file');
  await writeFile(file, text);
  return file;
}

describe('Netlify', () => {
  test('reads the headers', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [await fileOf(headersFile)],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers).toEqual([
      { for: '/*', values: headersOfEveryPath },
      { for: '/social/*', values: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
      { for: feed, values: { 'Content-Type': feedType } },
      { for: '/speculation-rules.json', values: speculationRulesHeaders },
      { for: '/assets/bootstrap-a1b2.js', values: { 'Cache-Control': immutableCacheControl } },
      { for: '/assets/archivo.a1-b2.woff2', values: { 'Cache-Control': immutableCacheControl } },
    ]);
  });

  test('redirects paths in lower case or with a capital to their pages, unless a file has that path', async () => {
    const { redirects: read } = await parseAllRedirects({
      redirectsFiles: [await fileOf(redirectsFile)],
      configRedirects: [],
      minimal: true,
    });
    const paths = Object.keys(redirects);
    expect(
      (read as { from: string; to: string; status: number; force: boolean }[]).filter(
        ({ from }) => !paths.includes(from),
      ),
    ).toEqual([
      expect.objectContaining({ from: '/pr-authority', to: '/PR-Authority', status: 301, force: false }),
      expect.objectContaining({ from: '/pr-authority-austin', to: '/PR-Authority-austin', status: 301 }),
      expect.objectContaining({ from: '/About', to: '/about', status: 301, force: false }),
    ]);
  });

  test('reads a forced redirect as the first one of each path', async () => {
    const { redirects: read, errors } = (await parseAllRedirects({
      redirectsFiles: [await fileOf(redirectsFile)],
      configRedirects: [],
      minimal: true,
    })) as { redirects: { from: string; to: string; status: number; force: boolean }[]; errors: unknown[] };
    expect(errors).toEqual([]);
    for (const [from, to] of Object.entries(redirects)) {
      expect(read.find(redirect => redirect.from === from)).toMatchObject({ to, status: 301, force: true });
    }
  });
});

// Cloudflare's parser needs a runtime of 100 MB, so these tests follow its documentation: https://developers.cloudflare.com/pages/configuration/
describe('Cloudflare', () => {
  test('finds a redirect with a supported status for each path', () => {
    const known = redirectsFile.split('\n').filter(line => /^\/\S+ \/\S+ 301$/.test(line));
    expect(known).toEqual([
      ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
      '/pr-authority /PR-Authority 301',
      '/pr-authority-austin /PR-Authority-austin 301',
      '/About /about 301',
    ]);
  });

  test('a header that is too long is an error', () => {
    // A line of `_headers` may have 2000 characters. These hashes alone have more.
    const styles = Array.from({ length: 40 }, () => `'sha256-${'x'.repeat(44)}'`);
    expect(() => hostConfiguration({ ...options, policy: { ...policy, styles } })).toThrow(
      'Content-Security-Policy',
    );
  });

  test('gets each header once for every path, because it joins the values of several rules', () => {
    const [first = '', ...others] = headersFile.split('\n\n');
    const namesIn = (rule: string) =>
      rule.split('\n').flatMap(line => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
    for (const rule of others) {
      const removed = rule.split('\n').flatMap(line => /^ {2}! ([\w-]+)$/.exec(line)?.[1] ?? []);
      expect(removed).toEqual(namesIn(rule).filter(name => namesIn(first).includes(name)));
    }
    const paths = headersFile.split('\n').filter(line => line.startsWith('/'));
    expect(paths.filter(pattern => pattern.endsWith('*'))).toEqual(['/*', '/social/*']);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('reads the rules of the first assets, because it skips all rules after the 100th', () => {
    const assets = Array.from({ length: 150 }, (_, index) => `/assets/${index}.js`);
    const { _headers: file } = hostConfiguration({ ...options, assets });
    const rules = file?.split('\n\n') ?? [];
    // Four rules precede those of the assets, so the 100th rule is that of the 96th asset.
    expect(rules).toHaveLength(4 + assets.length);
    expect(rules[99]).toMatch(/^\/assets\/95\.js\n/);
  });
});

describe('Vercel', () => {
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelFile) as object);

  /** The response before Vercel looks for a file: a redirect, or the headers. */
  function responseTo(pathname: string) {
    const headers: Record<string, string> = {};
    for (const route of routes ?? []) {
      if ('handle' in route) continue;
      const match = new RegExp(route.src).exec(pathname);
      if (!match) continue;
      const filled = Object.fromEntries(
        Object.entries(route.headers ?? {}).map(([name, value]) => [
          name,
          value.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? ''),
        ]),
      );
      if (route.status) return { status: route.status, headers: filled };
      Object.assign(headers, filled);
    }
    return { headers };
  }

  test('reads the file', () => {
    expect(error).toBeNull();
  });

  test('sends the headers with each response, and caches existing assets permanently', () => {
    expect(responseTo('/pricing')).toEqual({ headers: headersOfEveryPath });
    expect(responseTo('/assets/bootstrap-a1b2.js')).toEqual({
      headers: { ...headersOfEveryPath, 'Cache-Control': immutableCacheControl },
    });
    expect(responseTo('/assets/nope.js')).toEqual({ headers: headersOfEveryPath });
    expect(responseTo('/social/pricing.png')).toEqual({
      headers: { ...headersOfEveryPath, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    });
    expect(responseTo(feed)).toEqual({ headers: { ...headersOfEveryPath, 'Content-Type': feedType } });
    expect(responseTo('/speculation-rules.json')).toEqual({
      headers: { ...headersOfEveryPath, ...speculationRulesHeaders },
    });
  });

  test('redirects paths in lower case or with a capital to their pages, and no page to itself', () => {
    expect(responseTo('/pr-authority')).toEqual({ status: 301, headers: { Location: '/PR-Authority' } });
    expect(responseTo('/About')).toEqual({ status: 301, headers: { Location: '/about' } });
    expect(responseTo('/PR-Authority')).toEqual({ headers: headersOfEveryPath });
    expect(responseTo('/about')).toEqual({ headers: headersOfEveryPath });
  });

  test('redirects to the one address of each page', () => {
    expect(responseTo('/pricing/')).toEqual({ status: 308, headers: { Location: '/pricing' } });
    expect(responseTo('/pricing.html')).toEqual({ status: 308, headers: { Location: '/pricing' } });
    expect(responseTo('/index')).toEqual({ status: 308, headers: { Location: '/' } });
  });

  test.each(Object.entries(redirects))('redirects %s to %s', (from, to) => {
    expect(responseTo(from)).toEqual({ status: 301, headers: { Location: to } });
  });
});
