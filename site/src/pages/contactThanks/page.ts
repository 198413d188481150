import { definePage } from '../definePage.ts';

/**
 * Declares the page /contact/thanks, which confirms a message that was sent without script: its address, and how its template is loaded
 * (`loadTemplate`). Search engines do not list it (`isIndexed`).
 */
export default definePage({
  path: '/contact/thanks',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/MessageTemplate').then(module => module.MessageTemplate),
  isIndexed: false,
});
