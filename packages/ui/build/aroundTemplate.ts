/** What an app puts around a template. The records of all templates have it among the parts. */
export const aroundTemplate = [
  'Around it',
  'The app renders SkipLink (`href="#content"`), SiteHeader, `<main id="content" tabIndex={-1}>` with the template in it, and SiteFooter. The template has none of these.',
] as const;
