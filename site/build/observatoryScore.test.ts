// Tests of the site's headers, by the score of Mozilla's HTTP Observatory.
import { expect, test } from 'vitest';
import { renderDocument } from './document.ts';
import { commonHeaders, contentSecurityPolicy, subresourceIntegrity } from './headers.ts';

/*
 * The score that Mozilla's HTTP Observatory gives a page with these headers. Its table is `src/grader/charts.js` in
 * github.com/mdn/mdn-http-observatory: a page without a penalty has 100 points, and gets the bonus points below. HTTPS, the redirect to
 * it and the entry in the browsers' preload lists depend on the host, and are not tested here. The sixth bonus, for secure cookies,
 * needs a cookie, and the site has none.
 */

const policy = new Map(
  contentSecurityPolicy({
    backend: 'https://abc.supabase.co',
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
  })
    .split('; ')
    .map(directive => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
);
const html = renderDocument({
  path: '/',
  head: '',
  body: '',
  css: '',
  structuredData: undefined,
  assets: {
    script: '/assets/bootstrap.js',
    integrity: subresourceIntegrity('export {};'),
    preload: [],
  },
  files: { page: [], dialog: [], user: [], billing: [] },
  hydratesOnLoad: false,
});

const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? [];

const bonuses: [name: string, points: number, isMet: boolean][] = [
  [
    "content security policy with default-src 'none' and without unsafe sources",
    10,
    policy.get('default-src') === "'none'" &&
      !/unsafe|data:|https?:(\s|$)|\*/.test([...policy.values()].join(' ')),
  ],
  ['cross-origin resource policy', 10, commonHeaders['Cross-Origin-Resource-Policy'] === 'same-origin'],
  ['referrer policy', 5, commonHeaders['Referrer-Policy'] === 'strict-origin-when-cross-origin'],
  ['no frames, by the content security policy', 5, policy.get('frame-ancestors') === "'none'"],
  [
    'integrity of every script with an address',
    5,
    scripts.length > 0 && scripts.every(tag => /integrity="sha256-[\w+/]{43}="/.test(tag)),
  ],
];

test.each(bonuses)('HTTP Observatory gives the bonus for %s', (_name, _points, isMet) => {
  expect(isMet).toBe(true);
});

test('HTTP Observatory gives 135 points, and 140 to a domain in the preload lists', () => {
  const score = bonuses.reduce((sum, [, points, isMet]) => sum + (isMet ? points : 0), 100);
  expect(score).toBe(135);
  // The conditions of https://hstspreload.org for the header. `nosniff` is the only other header whose absence costs points.
  const [maxAge, ...rest] = commonHeaders['Strict-Transport-Security']!.split('; ');
  expect(Number(maxAge?.replace('max-age=', ''))).toBeGreaterThanOrEqual(31_536_000);
  expect(rest).toEqual(['includeSubDomains', 'preload']);
  expect(commonHeaders['X-Content-Type-Options']).toBe('nosniff');
});
