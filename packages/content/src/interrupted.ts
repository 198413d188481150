import type { HeadlineText } from './types.ts';

/** Shown in place of a page whose code could not be loaded: the connection broke, or a new version was deployed. */
export const interrupted = {
  headline: [['Stop'], ['the press']],
  text: 'A part of this page did not arrive. Your connection may have broken, or we have just printed a newer edition.',
  again: 'Load the page again',
} as const satisfies {
  readonly headline: HeadlineText;
  readonly text: string;
  readonly again: string;
};
