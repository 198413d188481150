import type { Url } from './types.ts';

/**
 * Facts about the world on pages other than a city's: the exact words, and the source that proves them. The source is not
 * shown. A test fails if the words on the page change, so that the source is checked again.
 */
export const sourcedClaims: readonly { readonly text: string; readonly source: Url }[] = [
  {
    text: 'Milwaukee gave the world the first typewriter that sold.',
    source: 'https://www.asme.org/about-asme/engineering-history/landmarks/249-sholes-glidden-type-writer',
  },
  {
    text: 'pale green stock, the color Milwaukee’s old evening paper kept for its funny pages',
    source: 'https://en.wikipedia.org/wiki/Green_Sheet_(Milwaukee_Journal)',
  },
  {
    text: 'The company Moz’s score, out of 100, for how well a site may rank in search. Google does not use it.',
    source: 'https://moz.com/learn/seo/domain-authority',
  },
  {
    text: 'not for your place in search. Google asks for paid links to be marked.',
    source: 'https://developers.google.com/search/blog/2021/07/link-tagging-and-link-spam-update',
  },
  {
    text: 'The Golden Gate Bridge has had no toll-takers since 2013.',
    source: 'https://en.wikipedia.org/wiki/Golden_Gate_Bridge',
  },
];
