import { commonHeaders, contentSecurityPolicy, immutable, type Policy } from './headers.ts';

/** Cloudflare ignores longer lines, and only its log mentions it. */
const maxLineLength = 2000;

/**
 * Returns the configuration files of all supported static hosts, by file name. No two rules set the same header for one path:
 * hosts combine them differently.
 * @throws If a host would ignore a line.
 */
export function hostConfiguration(
  policy: Policy,
  redirects: Readonly<Record<string, string>>,
): Record<string, string> {
  const everywhere = { ...commonHeaders, 'Content-Security-Policy': contentSecurityPolicy(policy) };
  const rules = [
    { netlify: '/*', vercel: '/(.*)', headers: everywhere },
    { netlify: '/assets/*', vercel: '/assets/(.*)', headers: { 'Cache-Control': immutable } },
  ];
  const lines = rules.map(({ netlify, headers }) => [
    netlify,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.flat().find(line => line.length > maxLineLength);
  if (long)
    throw new Error(
      `Cloudflare ignores header lines of more than ${maxLineLength} characters. Shorten: ${long.slice(0, 60)}…`,
    );
  return {
    // Netlify and Cloudflare Pages.
    _headers: lines.map(rule => rule.join('\n')).join('\n\n'),
    // Each path also has a document, for hosts without redirects. Netlify serves it unless the redirect is forced (`!`).
    // Cloudflare prefers redirects anyway, and ignores lines with `!`.
    _redirects: Object.entries(redirects)
      .flatMap(([from, to]) => [`${from} ${to} 301!`, `${from} ${to} 301`])
      .join('\n'),
    'vercel.json': JSON.stringify(
      {
        cleanUrls: true,
        trailingSlash: false,
        headers: rules.map(({ vercel, headers }) => ({
          source: vercel,
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
        redirects: Object.entries(redirects).map(([source, destination]) => ({
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
