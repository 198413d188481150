import { commonHeaders, contentSecurityPolicy, immutable, type Policy } from './headers.ts';

/** Cloudflare takes no notice of a longer line, and says so in its log alone. */
const longestLine = 2000;

/**
 * What a static host is told, in the words of each. Later rules are about fewer paths; no header is set twice for one path.
 * @throws when a host would pass over what it is told
 */
export function hostFiles(
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
  const long = lines.flat().find(line => line.length > longestLine);
  if (long) throw new Error(`Cloudflare would leave out this header, for its length: ${long.slice(0, 60)}…`);
  return {
    // Netlify and Cloudflare Pages.
    _headers: lines.map(rule => rule.join('\n')).join('\n\n'),
    // There is a document in place of each, for hosts that know no redirects. Netlify serves it unless it is forced not to;
    // Cloudflare never does, knows no force, and passes over the line that has it.
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
