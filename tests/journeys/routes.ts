import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The cities that a folder has files for: whoever adds one adds its pages to the tests. */
export const slugsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.ts'))
    .map(file => path.basename(file, '.ts'));

export const cityRoutes = (slugs: readonly string[]): string[] => [
  ...slugs.map(slug => `/PR-Authority-${slug}`),
  ...slugs.map(slug => `/creative-studio-${slug}`),
];

/** The specification's route map (section 2), written out once more but for the cities: the tests do not take the site's word for it. */
export const contentRoutes = [
  '/',
  '/about',
  '/contact',
  '/pricing',
  '/services',
  '/insights',
  '/insights/raising-capital-stages',
  '/sitemap',
  '/PR-Authority',
  ...cityRoutes(slugsIn(path.resolve(import.meta.dirname, '../../packages/content/src/cities'))),
  '/privacy-policy',
  '/terms-of-service',
];
/** Pages that are the application's own: they are hydrated at once, and kept out of the index. */
export const applicationRoutes = ['/auth', '/application', '/account', '/admin'];
/** Where a form without script ends. */
export const thanksRoute = '/contact/thanks';
/** Of no page: the correction answers. */
export const missingRoute = '/no-such-page';

export const allRoutes = [...contentRoutes, ...applicationRoutes, thanksRoute];
