import type { Copy, Link } from './types.ts';

/** The page /sitemap. `site/src/pages/sitemap/data.ts` groups the pages. */
export const sitemap = {
  headline: [['Index to', 'this edition.']],
  groups: { studio: 'Studio', cities: 'Creative studio by city', insights: 'Insights', legal: 'Legal texts' },
  xml: { text: 'The complete index, for machines: sitemap.xml', href: '/sitemap.xml' },
} as const satisfies Copy<{ xml: Link }>;
