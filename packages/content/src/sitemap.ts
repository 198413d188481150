import type { Copy, Link } from './types.ts';

/** The five links of the specification, and the file for search engines. */
export const sitemap = {
  headline: [['Index to', 'this edition.']],
  links: [
    { text: 'Home', href: '/' },
    { text: 'About', href: '/about' },
    { text: 'Pricing', href: '/pricing' },
    { text: 'Contact', href: '/contact' },
    { text: 'Sitemap', href: '/sitemap' },
  ],
  xml: { text: 'The complete index, for machines: sitemap.xml', href: '/sitemap.xml' },
} as const satisfies Copy<{ links: readonly Link[]; xml: Link }>;
