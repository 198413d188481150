import { type ComponentType, lazy } from 'react';
import { mayBeSignedIn, untilFormIsNeeded } from './session/session.ts';

type TemplateModule = { default: ComponentType<{ data: never }> };
const from = <Name extends string>(
  module: Promise<Record<Name, ComponentType<{ data: never }>>>,
  name: Name,
) => module.then((exports): TemplateModule => ({ default: exports[name] }));

const loadAuthForm = () => import('./templates/authForm.tsx');

/** Every template, loaded with the first page that uses it. Where a template takes flows, `templates/` wires them. */
export const templates = {
  home: () => import('./templates/home.tsx'),
  about: () => from(import('@fit-to-print/ui/templates/AboutTemplate'), 'AboutTemplate'),
  services: () => from(import('@fit-to-print/ui/templates/ServicesTemplate'), 'ServicesTemplate'),
  pricing: () => from(import('@fit-to-print/ui/templates/PricingTemplate'), 'PricingTemplate'),
  insights: () => from(import('@fit-to-print/ui/templates/InsightsTemplate'), 'InsightsTemplate'),
  article: () => from(import('@fit-to-print/ui/templates/ArticleTemplate'), 'ArticleTemplate'),
  contact: () => import('./templates/contact.tsx'),
  message: () => from(import('@fit-to-print/ui/templates/MessageTemplate'), 'MessageTemplate'),
  prAuthority: () => import('./templates/prAuthority.tsx'),
  cityPress: () => from(import('@fit-to-print/ui/templates/CityPressTemplate'), 'CityPressTemplate'),
  cityStudio: () => from(import('@fit-to-print/ui/templates/CityStudioTemplate'), 'CityStudioTemplate'),
  legal: () => from(import('@fit-to-print/ui/templates/LegalTemplate'), 'LegalTemplate'),
  sitemap: () => from(import('@fit-to-print/ui/templates/SitemapTemplate'), 'SitemapTemplate'),
  auth: async () => {
    const [{ authPage }, form] = await Promise.all([
      import('./templates/auth.tsx'),
      mayBeSignedIn() ? undefined : loadAuthForm(),
    ]);
    return { default: authPage(form?.default ?? lazy(() => untilFormIsNeeded().then(loadAuthForm))) };
  },
  application: () => import('./templates/application.tsx'),
  account: () => import('./templates/account.tsx'),
  admin: () => import('./templates/admin.tsx'),
  notFound: () => from(import('@fit-to-print/ui/templates/NotFoundTemplate'), 'NotFoundTemplate'),
} satisfies Record<string, () => Promise<TemplateModule>>;

export type TemplateName = keyof typeof templates;
