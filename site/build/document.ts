import { cspHash } from './headers.ts';

/**
 * Runs before the first paint, from the document itself: what the reader chose on an earlier page holds on this one.
 * Allowed by its digest.
 */
const beforePaint =
  'try{let d=document.documentElement.dataset,s=localStorage;if(s.edition)d.edition=s.edition;if(s.promo)d.promo=s.promo}catch{}';

export const beforePaintHash = cspHash(beforePaint);

export interface DocumentParts {
  head: string;
  body: string;
  /** The rules that the document uses. */
  css: string;
  /** Addresses in the build. */
  assets: { script: string; preload: readonly string[] };
  /** The page is the application's own: it is hydrated at once. */
  application: boolean;
}

/** The whole document, complete without script. */
export const htmlDocument = ({ head, body, css, assets, application }: DocumentParts): string =>
  `<!doctype html><html lang="en"${application ? ' data-hydrate' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><script>${beforePaint}</script>${assets.preload
    .map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join(
      '',
    )}<style>${css}</style>${head}<script type="module" src="${assets.script}"${application ? '' : ' fetchpriority="low"'}></script></head><body><div id="root">${body}</div></body></html>`;

/** For hosts that cannot answer with a 301. */
export const redirectDocument = (to: string, canonical: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0;url=${to}"></head><body><p>This page has moved: <a href="${to}">${canonical}</a></p></body></html>`;
