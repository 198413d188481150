import type { HeadlineText } from './types.ts';

/** Where a page should be of which a part did not come: the connection broke, or there is a newer edition of the site. */
export const interrupted = {
  headline: [['Stop'], ['the press']],
  text: 'A part of this page did not arrive. Your connection may have broken, or we have just printed a newer edition.',
  again: 'Load the page again',
} as const satisfies {
  readonly headline: HeadlineText;
  readonly text: string;
  readonly again: string;
};
