import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, type Finding, missing, unchecked } from '@fit-to-print/backend/deploy/check';
import { immutable } from '../build/headers.ts';
import { dataPath } from '../src/pages/paths.ts';

/** Whether a static host serves the site as it was built into `dist`: every header, clean addresses, 404, redirects, caching. */
export const hostCheck = (dist: string): Check => ({
  title: 'Static host',
  needs: ['SITE_URL', 'SUPABASE_URL'],
  async examine({ env }) {
    const read = (file: string) => readFile(path.join(dist, file), 'utf8').catch(() => '');
    const headers = headersEverywhere(await read('_headers'));
    const todo = 'pnpm build';
    if (headers.length === 0) return [unchecked('There is no site/dist to compare with.', todo)];
    const policy = headers.find(([name]) => name === 'content-security-policy')?.[1] ?? '';
    if (!policy.includes(new URL(env.SUPABASE_URL!).origin)) {
      return [missing('site/dist was built for another project.', todo)];
    }
    const get = (address: string) =>
      fetch(new URL(address, env.SITE_URL), { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    const deploy = 'Deploy site/dist as DEPLOYMENT.md says for your host.';
    const findings: Finding[] = [];

    const home = await get('/');
    const html = await home.text();
    if (home.status !== 200) return [missing(`${env.SITE_URL} answers ${home.status}.`, deploy)];
    for (const [name, value] of headers) {
      const got = home.headers.get(name);
      if (got !== value) {
        const says = got === null ? 'is missing' : 'is not the one of site/dist';
        findings.push(missing(`The header ${name} ${says}.`, deploy));
      }
    }
    const [asset] = /\/assets\/[\w./-]+/.exec(html) ?? [];
    const caching = asset && (await get(asset)).headers.get('cache-control');
    if (caching !== immutable) findings.push(missing('Files in /assets are not cached for good.', deploy));

    const record = await get(dataPath('/pricing'));
    if (!/json/.test(record.headers.get('content-type') ?? '')) {
      findings.push(missing('The records of the pages are not there.', deploy));
    }
    // Kept, a page would ask for files of the build before, and a record would fill its templates.
    for (const [what, response] of [
      ['Pages', home],
      ['Records', record],
    ] as const) {
      if (!/max-age=0|no-cache|no-store/.test(response.headers.get('cache-control') ?? '')) {
        findings.push(missing(`${what} are cached without asking whether they are current.`, deploy));
      }
    }

    const unknown = await get('/a-page-that-is-not-there');
    if (unknown.status !== 404) {
      findings.push(missing(`A page that is not there answers ${unknown.status}, not 404.`, deploy));
    }
    const pricing = await get('/pricing');
    if (pricing.status !== 200) findings.push(missing(`/pricing answers ${pricing.status}.`, deploy));
    const slashed = await get('/pricing/');
    if (slashed.status === 200) findings.push(missing('/pricing/ is a second address of /pricing.', deploy));

    for (const [from, to] of redirectsIn(await read('_redirects'))) {
      // oxlint-disable-next-line no-await-in-loop -- a host is asked gently
      const response = await get(from);
      const location = response.headers.get('location');
      const target = location === null ? '' : new URL(location, env.SITE_URL).pathname;
      if (![301, 308].includes(response.status) || target !== to) {
        findings.push(missing(`${from} does not lead to ${to} for good.`, deploy));
      }
    }
    return findings;
  },
});

/** The headers of the first rule, `/*`, by their names in small letters. */
const headersEverywhere = (file: string): [name: string, value: string][] =>
  file
    .split('\n\n')[0]!
    .split('\n')
    .flatMap(line => {
      const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
      return name && value ? [[name.toLowerCase(), value]] : [];
    });

/** Each of them once, though some hosts have to be told in another way. */
const redirectsIn = (file: string): Map<string, string> =>
  new Map(
    file.split('\n').flatMap(line => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to]] : [];
    }),
  );
