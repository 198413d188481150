import { commonHeaders, contentSecurityPolicy, immutable, type Policy } from './headers.ts';

/** What a static host is told, in the words of each. Later rules are about fewer paths; no header is set twice for one path. */
export function hostFiles(
  policy: Policy,
  redirects: Readonly<Record<string, string>>,
): Record<string, string> {
  const everywhere = { ...commonHeaders, 'Content-Security-Policy': contentSecurityPolicy(policy) };
  const rules = [
    { netlify: '/*', vercel: '/(.*)', headers: everywhere },
    { netlify: '/assets/*', vercel: '/assets/(.*)', headers: { 'Cache-Control': immutable } },
  ];
  return {
    // Netlify and Cloudflare Pages.
    _headers: rules
      .map(({ netlify, headers }) =>
        [netlify, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
      )
      .join('\n\n'),
    _redirects: Object.entries(redirects)
      .map(([from, to]) => `${from} ${to} 301`)
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
