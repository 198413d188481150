/** Messages about an early click: one that came before the React app had loaded. The bootstrap stores it, and repeats it when the app is ready. */
export const earlyClick = {
  loading: 'Loading…',
  slow: 'This is taking longer than usual. Your click will go through when the rest of the page has loaded. If it seems stuck:',
  failed:
    'The rest of this page could not be loaded, so nothing has happened yet. Check your connection, then:',
  /** The button after the messages `slow` and `failed`. */
  retry: 'Try again',
  /** The link after the message `failed` and its button. */
  account: { text: 'Your account', href: '/account' },
} as const;
