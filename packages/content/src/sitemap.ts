import type { CopyWith, Link } from './types.ts';

/** The texts of the page /sitemap, which lists the site's pages for visitors. `site/src/pages/sitemap/data.ts` groups the pages. */
export const sitemap = {
  headline: [['Index to this'], [[{ del: 'haystack.' }], [{ ins: 'edition.' }]]],
  /** The page number of each page, as in a newspaper with sections A, B and so on. It is decoration. */
  pages: {
    '/': 'A1',
    '/about': 'B1',
    '/services': 'D1',
    '/pricing': 'E1',
    '/insights': 'F1',
    '/contact': 'G1',
    '/sitemap': 'G2',
    '/privacy-policy': 'G3',
    '/terms-of-service': 'G4',
    '/PR-Authority': 'P1',
  },
  groups: { studio: 'Studio', cities: 'Cities', texts: 'Insights and legal texts' },
  /** The column headings of the table of cities. The column of the city PR pages has the name of the product as its heading. */
  cityColumns: {
    city: 'City',
    state: 'State',
    position: 'City hall',
    streets: 'Streets run',
    studio: 'Creative studio',
  },
  xml: { text: 'The complete index, for machines', href: '/sitemap.xml', page: 'XML' },
} as const satisfies CopyWith<{ xml: Link & { readonly page: string } }>;
