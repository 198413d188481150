import { cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import type { Page } from './page.ts';
import { about } from './pages/about.ts';
import { admin } from './pages/admin.ts';
import { account } from './pages/account.ts';
import { application } from './pages/application.ts';
import { article } from './pages/article.ts';
import { auth } from './pages/auth.ts';
import { cityPress } from './pages/cityPress.ts';
import { cityStudio } from './pages/cityStudio.ts';
import { contact } from './pages/contact.ts';
import { contactThanks } from './pages/contactThanks.ts';
import { home } from './pages/home.ts';
import { insights } from './pages/insights.ts';
import { notFound } from './pages/notFound.ts';
import { prAuthority } from './pages/prAuthority.ts';
import { pricing } from './pages/pricing.ts';
import { privacy } from './pages/privacy.ts';
import { services } from './pages/services.ts';
import { sitemap } from './pages/sitemap.ts';

import { terms } from './pages/terms.ts';

/** Both pages of a city. */
const cityPages = (city: City): Page[] => [cityPress(city), cityStudio(city)];

/** Every page that is printed, the 404 among them. */
export const pages: readonly Page[] = [
  home,
  about,
  services,
  insights,
  article,
  pricing,
  contact,
  contactThanks,
  prAuthority,
  auth,
  application,
  account,
  admin,
  sitemap,
  privacy,
  terms,
  notFound,
  ...cities.flatMap(cityPages),
];
