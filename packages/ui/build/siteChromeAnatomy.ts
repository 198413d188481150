/** The row of a template's `anatomy` for what the app renders around every template. */
export const siteChromeAnatomy = [
  'Around it',
  'The app renders SkipLink (`href="#content"`), SiteHeader, `<main id="content" tabIndex={-1}>` with the template in it, and SiteFooter. The template has none of these.',
] as const;
