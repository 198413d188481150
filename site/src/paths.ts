// The addresses of files that the build writes, and a page's canonical address.
import type { Ink, Picture } from '@fit-to-print/ui/patterns/FrontPagePicture/plates';
import type { PhotographUrls } from '@fit-to-print/ui/patterns/ReleaseIllustration';
import type { Edition } from '@fit-to-print/ui/tokens/color';

/** The address of a page's data, beside its document. */
export const dataPath = (path: string): string => `${path === '/' ? '/index' : path}.json`;

/** The image for shared links to a page. */
export const socialImage = (path: string): string => `/social${path === '/' ? '/index' : path}.png`;

/** The RSS feed of the articles. */
export const feedPath = '/insights/feed.xml';

/** The icons of the site, drawn by the build (site/build/icons.ts). */
export const icons = {
  vector: '/favicon.svg',
  legacy: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/manifest.webmanifest',
} as const;

/** The logo of mails for each edition (color theme), drawn by the build. The backend's `mailBrand` has the same addresses. */
export const mailLogos: Readonly<Record<Edition, string>> = {
  day: '/mail-logo.png',
  night: '/mail-logo-night.png',
};

/** The file of one color (ink) of a picture on the home page, drawn by the build for each edition (color theme). */
export const picturePlate = (edition: Edition, ink: Ink, picture: Picture): string =>
  `/pictures/${picture}-${edition}-${ink}.svg`;

/** The file of the newsstand on /PR-Authority, drawn by the build for each edition. */
export const newsstandFile = (edition: Edition): string => `/pictures/newsstand-${edition}.svg`;

/** The files of the photographs in the drawn clippings, drawn by the build for both editions. */
export const photographFiles: PhotographUrls = {
  beer: '/pictures/clipping-beer.svg',
  deal: '/pictures/clipping-deal.svg',
  field: '/pictures/clipping-field.svg',
};

/** The file of a page's document, so that a static host serves it at `path`. */
export const documentFile = (path: string): string => `${path === '/' ? '/index' : path}.html`;

/** A page's canonical path. Some hosts also serve it at its file name. */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
