import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redirects } from '../src/pages/pageDefinitions.ts';
import { commonHeaders, contentSecurityPolicy, immutable } from './headers.ts';
import { hostConfiguration } from './hostConfiguration.ts';

// The host's own parser reads each file. The result is compared with headers.ts and the redirects.

const policy = { backend: 'https://abc.supabase.co', scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const {
  _headers: headersFile = '',
  _redirects: redirectsFile = '',
  'vercel.json': vercelFile = '',
} = hostConfiguration(policy, redirects);
const everywhere = { ...commonHeaders, 'Content-Security-Policy': contentSecurityPolicy(policy) };

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
      { for: '/*', values: everywhere },
      { for: '/assets/*', values: { 'Cache-Control': immutable } },
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

// Cloudflare's parser needs a runtime of 100 MB, so this tests its documentation: https://developers.cloudflare.com/pages/configuration/
describe('Cloudflare', () => {
  test('finds a redirect with a supported status for each path', () => {
    const known = redirectsFile.split('\n').filter(line => /^\/\S+ \/\S+ 301$/.test(line));
    expect(known).toEqual(Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`));
  });

  test('a header that is too long is an error', () => {
    const styles = Array.from({ length: 40 }, () => `'sha256-${'x'.repeat(44)}'`);
    expect(() => hostConfiguration({ ...policy, styles }, redirects)).toThrow('Content-Security-Policy');
  });

  test('gets each header once, because it joins the values of several rules', () => {
    const names = headersFile.split('\n').flatMap(line => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
    expect(new Set(names).size).toBe(names.length);
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

  test('sends the headers with each response, and caches assets permanently', () => {
    expect(responseTo('/pricing')).toEqual({ headers: everywhere });
    expect(responseTo('/assets/index-a1b2.js')).toEqual({
      headers: { ...everywhere, 'Cache-Control': immutable },
    });
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
