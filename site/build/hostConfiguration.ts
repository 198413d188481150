// The configuration files of static hosts (Netlify, Cloudflare Pages, Vercel): headers and redirects.
import {
  commonHeaders,
  contentSecurityPolicy,
  feedType,
  immutableCacheControl,
  type Policy,
  reportingEndpoints,
  speculationRulesHeaders,
} from './headers.ts';
import { speculationRulesPath } from './speculationRules.ts';

/** Cloudflare ignores longer lines, and says so only in its log. */
const maxLineLength = 2000;
/** The number of redirects from other spellings. Cloudflare reads 2,000 redirects in all, Vercel 1,024. */
const maxCaseRedirects = 1000;

export interface HostConfiguration {
  policy: Policy;
  /** The target of each redirect by its path. */
  redirects: Readonly<Record<string, string>>;
  /** Paths of the files whose name contains a hash. Cloudflare reads the first 100 rules of `_headers`, so the most important ones come first. */
  assets: readonly string[];
  /** Paths of all pages. */
  pages: readonly string[];
  /** Path of the RSS feed. */
  feed: string;
}

interface Rule {
  /** A path that may end with `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const lowerCase = (path: string) => path.toLowerCase();
/** `/about` → `/About`, as people write the name of a page. */
const capitalized = (path: string) => path.slice(0, 1) + path.slice(1, 2).toUpperCase() + path.slice(2);

/**
 * Returns the configuration files of all supported static hosts, by file name. Hosts combine the values differently when two rules set
 * the same header for a path. So the second rule in `_headers` removes the value of the first.
 * @throws If a host would ignore a line.
 */
export function hostConfiguration({
  policy,
  redirects,
  assets,
  pages,
  feed,
}: HostConfiguration): Record<string, string> {
  const common: Rule[] = [
    {
      path: '/*',
      headers: {
        ...commonHeaders,
        'Content-Security-Policy': contentSecurityPolicy(policy),
        'Reporting-Endpoints': reportingEndpoints(policy.backend),
      },
    },
    // Other sites show these pictures with links to ours.
    { path: '/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { path: feed, headers: { 'Content-Type': feedType } },
    { path: speculationRulesPath, headers: speculationRulesHeaders },
  ];
  const rules: Rule[] = [
    ...common,
    // One rule for each file. Hosts apply rules before they know that a file is missing, so `/assets/*` would let browsers keep a
    // 404 for a year. Files without a rule are revalidated.
    ...assets.map(path => ({ path, headers: { 'Cache-Control': immutableCacheControl } })),
  ];
  const lines = rules.map(({ path, headers }) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      // Cloudflare appends to the value of an earlier rule unless it is removed. Netlify skips lines without a colon.
      ...(path !== '/*' && name in commonHeaders ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const long = lines.flat().find(line => line.length > maxLineLength);
  if (long)
    throw new Error(
      `Cloudflare ignores header lines of more than ${maxLineLength} characters. Shorten: ${long.slice(0, 60)}…`,
    );
  // All three hosts compare paths with regard to case; Vercel does where its file has `headers` or `redirects`.
  const caseRedirects = [lowerCase, capitalized]
    .flatMap(inOtherCase => pages.map(path => [inOtherCase(path), path] as const))
    .filter(([from, to]) => from !== to)
    .slice(0, maxCaseRedirects);
  return {
    // Netlify and Cloudflare Pages.
    _headers: lines.map(rule => rule.join('\n')).join('\n\n'),
    _redirects: [
      // Each path also has a document, for hosts without redirects. Netlify serves it unless the redirect is forced (`!`).
      // Cloudflare prefers redirects anyway, and ignores lines with `!`.
      ...Object.entries(redirects).flatMap(([from, to]) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
      ...caseRedirects.map(([from, to]) => `${from} ${to} 301`),
    ].join('\n'),
    'vercel.json': JSON.stringify(
      {
        cleanUrls: true,
        trailingSlash: false,
        headers: rules.map(({ path, headers }) => ({
          source: path.replace('*', '(.*)'),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
        redirects: [...Object.entries(redirects), ...caseRedirects].map(([source, destination]) => ({
          source,
          destination,
          statusCode: 301,
        })),
      },
      null,
      2,
    ),
  };
}
