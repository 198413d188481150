import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import { PageView } from './PageView.tsx';
import { redirects } from './paths.ts';
import type { TemplateName } from './templates.ts';

interface Handle {
  template: TemplateName | ((segment: string) => TemplateName);
}

const page = (path: string, template: Handle['template']): RouteObject => ({
  path,
  element: <PageView />,
  handle: { template } satisfies Handle,
});

/**
 * The route map (specification, section 2). City pages are told apart by their prefix, so that the map, and the
 * browser's script with it, stays the same however many cities there are; which cities there are, the pages tell.
 */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      page('/', 'home'),
      page('/about', 'about'),
      page('/services', 'services'),
      page('/insights', 'insights'),
      page('/insights/raising-capital-stages', 'article'),
      page('/pricing', 'pricing'),
      page('/contact', 'contact'),
      page('/contact/thanks', 'message'),
      page('/PR-Authority', 'prAuthority'),
      page('/auth', 'auth'),
      page('/application', 'application'),
      page('/account', 'account'),
      page('/admin', 'admin'),
      page('/sitemap', 'sitemap'),
      page('/privacy-policy', 'legal'),
      page('/terms-of-service', 'legal'),
      // React Router has no parameter inside a segment.
      page('/:city', segment =>
        segment.startsWith('PR-Authority-')
          ? 'cityPress'
          : segment.startsWith('creative-studio-')
            ? 'cityStudio'
            : 'notFound',
      ),
      page('*', 'notFound'),
      ...Object.entries(redirects).map(([path, to]): RouteObject => ({
        path,
        element: <Navigate to={to} replace />,
      })),
    ].map(route => ({ ...route, caseSensitive: true })),
  },
];

/** For the press, which knows what it prints: to look every page up in the map is a thirtieth of the time of a build. */
export const printedRoute: RouteObject[] = [{ element: <Frame />, children: [page('*', 'notFound')] }];

/** The template of the page at an address, before the page itself is loaded. */
export function templateAt(pathname: string): TemplateName {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const { template } = (match?.route.handle as Handle | undefined) ?? { template: 'notFound' as const };
  return typeof template === 'function' ? template(match?.params.city ?? '') : template;
}
