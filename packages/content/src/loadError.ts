/** The texts shown in place of a page whose code could not be loaded: the connection failed, or a new version was deployed. */
export const loadError = {
  headline: [['This page'], ['did not load.']],
  text: 'Part of this page could not be loaded. Your connection may have dropped, or we have just updated the site.',
  retry: 'Load the page again',
} as const;
