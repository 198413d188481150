import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redirects } from '../src/pages/definitions.ts';
import { commonHeaders, contentSecurityPolicy, immutable } from './headers.ts';
import { hostFiles } from './hosts.ts';

// Each file is read by its host's own parser, and compared with the one source.

const policy = { backend: 'https://abc.supabase.co', scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const {
  _headers: headersFile = '',
  _redirects: redirectsFile = '',
  'vercel.json': vercelFile = '',
} = hostFiles(policy, redirects);
const everywhere = { ...commonHeaders, 'Content-Security-Policy': contentSecurityPolicy(policy) };

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'file');
  await writeFile(file, text);
  return file;
}

describe('Netlify', () => {
  test('reads our headers', async () => {
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

  test('reads our redirects, of which the first for a path counts, and passes over its document', async () => {
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

// Its parser comes with a runtime of a hundred megabytes. What it documents: https://developers.cloudflare.com/pages/configuration/
describe('Cloudflare', () => {
  test('finds a redirect of a status that it knows for each path', () => {
    const known = redirectsFile.split('\n').filter(line => /^\/\S+ \/\S+ 301$/.test(line));
    expect(known).toEqual(Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`));
  });

  test('would pass over a header that is too long: that is no build', () => {
    const styles = Array.from({ length: 40 }, () => `'sha256-${'x'.repeat(44)}'`);
    expect(() => hostFiles({ ...policy, styles }, redirects)).toThrow('Content-Security-Policy');
  });

  test('sets each header once: of two rules for one path it joins the values', () => {
    const names = headersFile.split('\n').flatMap(line => /^ {2}([\w-]+):/.exec(line)?.[1] ?? []);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('Vercel', () => {
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelFile) as object);

  /** What it answers before it looks for a file: a status, where to, and the headers so far. */
  function answer(address: string) {
    const headers: Record<string, string> = {};
    for (const route of routes ?? []) {
      if ('handle' in route) continue;
      const match = new RegExp(route.src).exec(address);
      if (!match) continue;
      const filled = Object.fromEntries(
        Object.entries(route.headers ?? {}).map(([name, value]) => [
          name,
          value.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? ''),
        ]),
      );
      if (route.status) return { status: route.status, to: filled };
      Object.assign(headers, filled);
    }
    return { headers };
  }

  test('reads our file', () => {
    expect(error).toBeNull();
  });

  test('sends our headers with everything, and says of assets that they never change', () => {
    expect(answer('/pricing')).toEqual({ headers: everywhere });
    expect(answer('/assets/index-a1b2.js')).toEqual({
      headers: { ...everywhere, 'Cache-Control': immutable },
    });
  });

  test('has one address for each page', () => {
    expect(answer('/pricing/')).toEqual({ status: 308, to: { Location: '/pricing' } });
    expect(answer('/pricing.html')).toEqual({ status: 308, to: { Location: '/pricing' } });
    expect(answer('/index')).toEqual({ status: 308, to: { Location: '/' } });
  });

  test.each(Object.entries(redirects))('leads from %s to %s', (from, to) => {
    expect(answer(from)).toEqual({ status: 301, to: { Location: to } });
  });
});
