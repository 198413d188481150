import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, type Finding, problem, unchecked } from '@fit-to-print/backend/deploy/check';
import { feedPath } from '../src/paths.ts';
import { feedType, immutableCacheControl } from '../build/headers.ts';
import { dataPath, socialImage } from '../src/paths.ts';

/** Checks that a static host serves the build in `dist`: headers, paths without a trailing slash, 404, redirects, caching. */
export const staticHostCheck = (dist: string): Check => ({
  title: 'Static host',
  needs: ['SITE_URL', 'SUPABASE_URL'],
  async run({ env }) {
    const read = (file: string) => readFile(path.join(dist, file), 'utf8').catch(() => '');
    const headers = headersEverywhere(await read('_headers'));
    const remedy = 'pnpm build';
    if (headers.length === 0) return [unchecked('There is no site/dist to compare with.', remedy)];
    const policy = headers.find(([name]) => name === 'content-security-policy')?.[1] ?? '';
    if (!policy.includes(new URL(env.SUPABASE_URL!).origin)) {
      return [problem('site/dist was built for another project.', remedy)];
    }
    const get = (pathname: string) =>
      fetch(new URL(pathname, env.SITE_URL), { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    const deploy = 'Deploy site/dist as DEPLOYMENT.md says for your host.';
    const findings: Finding[] = [];

    const home = await get('/');
    const html = await home.text();
    if (home.status !== 200) return [problem(`${env.SITE_URL} answers ${home.status}.`, deploy)];
    for (const [name, value] of headers) {
      const served = home.headers.get(name);
      if (served !== value) {
        const difference = served === null ? 'is missing' : 'differs from site/dist';
        findings.push(problem(`The header ${name} ${difference}.`, deploy));
      }
    }
    const [asset] = /\/assets\/[\w./-]+/.exec(html) ?? [];
    const caching = asset && (await get(asset)).headers.get('cache-control');
    if (caching !== immutableCacheControl)
      findings.push(problem('Files in /assets are not cached permanently.', deploy));
    const missingAsset = await get('/assets/missing-a1b2c3d4.js');
    if (/immutable|max-age=[1-9]/.test(missingAsset.headers.get('cache-control') ?? '')) {
      findings.push(
        problem(
          'A missing file in /assets may be cached for a year, so one request during a deployment breaks the site for a visitor.',
          deploy,
        ),
      );
    }
    const picture = await get(socialImage('/'));
    if (/same-/.test(picture.headers.get('cross-origin-resource-policy') ?? '')) {
      findings.push(problem('Other sites cannot show the pictures in /social.', deploy));
    }
    const feed = await get(feedPath);
    if (feed.headers.get('content-type') !== feedType) {
      findings.push(problem(`The feed is not sent as ${feedType}.`, deploy));
    }

    const pageData = await get(dataPath('/pricing'));
    if (!/json/.test(pageData.headers.get('content-type') ?? '')) {
      findings.push(problem('The data files of the pages are missing.', deploy));
    }
    // A cached page would request files of the previous build.
    for (const [what, response] of [
      ['Pages', home],
      ['Data files', pageData],
    ] as const) {
      if (!/max-age=0|no-cache|no-store/.test(response.headers.get('cache-control') ?? '')) {
        findings.push(problem(`${what} are cached without asking whether they are current.`, deploy));
      }
    }

    const unknown = await get('/unknown-page');
    if (unknown.status !== 404) {
      findings.push(problem(`An unknown path answers ${unknown.status}, not 404.`, deploy));
    }
    // Resolved against the site, `//about` would be the home page of another host.
    const doubled = await get(`${home.url.replace(/\/$/, '')}//about`);
    const doubledTarget = doubled.headers.get('location');
    if (doubledTarget !== null && new URL(doubledTarget, home.url).origin !== new URL(home.url).origin)
      findings.push(problem('//about redirects to another site.', deploy));
    if (doubled.status === 200 && (await doubled.text()) === html)
      findings.push(problem('//about answers with the home page.', deploy));
    const pricing = await get('/pricing');
    if (pricing.status !== 200) findings.push(problem(`/pricing answers ${pricing.status}.`, deploy));
    const slashed = await get('/pricing/');
    if (slashed.status === 200)
      findings.push(problem('/pricing/ answers 200 instead of redirecting to /pricing.', deploy));

    for (const [from, to] of redirectsIn(await read('_redirects'))) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      const response = await get(from);
      const location = response.headers.get('location');
      const target = location === null ? '' : new URL(location, env.SITE_URL).pathname;
      if (![301, 308].includes(response.status) || target !== to) {
        findings.push(problem(`${from} does not redirect to ${to} permanently.`, deploy));
      }
    }
    return findings;
  },
});

/** The headers of the first rule, `/*`, by lower-case name. */
const headersEverywhere = (file: string): [name: string, value: string][] =>
  file
    .split('\n\n')[0]!
    .split('\n')
    .flatMap(line => {
      const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
      return name && value ? [[name.toLowerCase(), value]] : [];
    });

/** The target of each redirect by its path. The file may list a path twice, in the forms of different hosts. */
const redirectsIn = (file: string): Map<string, string> =>
  new Map(
    file.split('\n').flatMap(line => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to]] : [];
    }),
  );
