import { notFound as copy } from '@fit-to-print/content/notFound';
import { notFoundHead } from '@fit-to-print/content/pages';
import type { NotFoundData } from '@fit-to-print/ui/templates/NotFoundTemplate';
import type { Page } from '../page.ts';

const { sectionLabel, headline, notice, regret, home } = copy;

/** Answers for every address that no other page has; a static host looks for it under this one. */
export const notFound: Page<NotFoundData> = {
  path: '/404',
  template: 'notFound',
  head: notFoundHead,
  data: { sectionLabel, headline, notice, regret, home },
};
