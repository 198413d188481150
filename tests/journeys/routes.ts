const slugs = ['san-francisco', 'new-york', 'austin', 'seattle', 'boston'];

/** The specification's route map (section 2), written out once more: the tests do not take the site's word for it. */
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
  ...slugs.map(slug => `/PR-Authority-${slug}`),
  ...slugs.map(slug => `/creative-studio-${slug}`),
  '/privacy-policy',
  '/terms-of-service',
];
/** Pages that are the application's own: they are hydrated at once, and kept out of the index. */
export const applicationRoutes = ['/auth', '/application', '/account', '/studio'];
/** Where a form without script ends. */
export const thanksRoute = '/contact/thanks';

export const allRoutes = [...contentRoutes, ...applicationRoutes, thanksRoute];
