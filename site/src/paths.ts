/** Where a page's data lies, for the browser: beside its document. */
export const dataPath = (path: string): string => `${path === '/' ? '/index' : path}.json`;

/** The picture that stands for a page where it is shared. */
export const socialImage = (path: string): string => `/social${path === '/' ? '/index' : path}.png`;

/** Drawn by the build (site/build/icons.ts). */
export const icons = {
  vector: '/favicon.svg',
  legacy: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/manifest.webmanifest',
} as const;

/** The file that a page's document is written to, so that a static host answers at `path` itself. */
export const documentFile = (path: string): string => `${path === '/' ? '/index' : path}.html`;

/** The one address of the page that a host may have answered with: some do at the name of its file, too. */
export const addressOf = (pathname: string): string => pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
