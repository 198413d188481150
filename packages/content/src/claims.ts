import type { Url } from './types.ts';

/**
 * What pages say of the world, outside the city files: the words as they are printed, and where they were checked. The
 * source is not printed. Whoever changes the words looks at the source again: a test asks for both together.
 */
export const claims: readonly { readonly said: string; readonly source: Url }[] = [
  {
    said: 'Milwaukee gave the world the first typewriter that sold.',
    source: 'https://www.asme.org/about-asme/engineering-history/landmarks/249-sholes-glidden-type-writer',
  },
  {
    said: 'pale green stock, the color Milwaukee’s old evening paper kept for its funny pages',
    source: 'https://en.wikipedia.org/wiki/Green_Sheet_(Milwaukee_Journal)',
  },
];
