import { about as copy } from '@fit-to-print/content/about';
import { steps } from '@fit-to-print/content/process';
import type { AboutData } from '@fit-to-print/ui/templates/AboutTemplate';
import { type Page, pageHead } from '../page.ts';

export const about: Page<AboutData> = {
  path: '/about',
  template: 'about',
  head: pageHead('/about'),
  data: { ...copy, process: { ...copy.process, steps } },
};
