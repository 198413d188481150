/** Addresses that the specification has more than one spelling for, and the one that stays. */
export const redirects = { '/privacy': '/privacy-policy', '/terms': '/terms-of-service' } as const;

/** Where a page's data lies, for the browser: beside its document. */
export const dataPath = (path: string): string => `${path === '/' ? '/index' : path}.json`;

/** The file that a page's document is written to, so that a static host answers at `path` itself. */
export const documentFile = (path: string): string => `${path === '/' ? '/index' : path}.html`;
