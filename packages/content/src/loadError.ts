/** The texts shown in place of a page whose code could not be loaded: the connection failed, or a new version was deployed. */
export const loadError = {
  headline: [['This page'], ['did not load.']],
  text: 'Part of this page could not be loaded. Your connection may have dropped, or we have just updated the site.',
  retry: 'Load the page again',
  /** The browser is offline, so the page at a link was not opened. */
  offline: {
    tone: 'destructive',
    title: 'You are offline',
    description:
      'The next page could not be loaded, so you are still on this one, with everything you typed. Try again when you have a connection.',
  },
} as const;
