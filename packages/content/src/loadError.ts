/** Shown in place of a page whose code could not be loaded: the connection broke, or a new version was deployed. */
export const loadError = {
  headline: [['Stop'], ['the press']],
  text: 'A part of this page did not arrive. Your connection may have broken, or we have just printed a newer edition.',
  retry: 'Load the page again',
} as const;
