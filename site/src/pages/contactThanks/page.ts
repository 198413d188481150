import { definePage } from '../definePage.ts';

/** Declares the page /contact/thanks: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/contact/thanks',
  template: () => import('@fit-to-print/ui/templates/MessageTemplate').then(module => module.MessageTemplate),
  isIndexed: false,
});
