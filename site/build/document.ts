import { brand } from '@fit-to-print/content/brand';
import { editions } from '@fit-to-print/ui/tokens/color';
import { hex } from '@fit-to-print/ui/tokens/contrast';
import { icons } from '../src/paths.ts';
import { cspHash } from './headers.ts';

/**
 * Runs before the first paint, from the document itself: what the reader chose on an earlier page holds on this one.
 * Allowed by its digest.
 */
const beforePaint =
  'try{let d=document.documentElement.dataset,s=localStorage;if(s.edition)d.edition=s.edition;if(s.promo)d.promo=s.promo}catch{}';

export const beforePaintHash = cspHash(beforePaint);

/** The feed of the insights. */
export const feedPath = '/insights/feed.xml';

/** The same in every document, and still true when the reader moves on: not React's to keep. */
const everyHead = [
  ...(
    [
      ['light', editions.day],
      ['dark', editions.night],
    ] as const
  ).map(
    ([scheme, { paper }]) =>
      `<meta name="theme-color" content="${hex(paper)}" media="(prefers-color-scheme:${scheme})">`,
  ),
  // An .ico that says its size is passed over for the drawing by browsers that can draw.
  `<link rel="icon" href="${icons.legacy}" sizes="32x32">`,
  `<link rel="icon" href="${icons.vector}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${icons.touch}">`,
  `<link rel="manifest" href="${icons.manifest}">`,
  `<link rel="alternate" type="application/rss+xml" title="${brand.name}" href="${feedPath}">`,
].join('');

/** A data block: no browser runs it, so no policy needs to allow it. Nothing in it can end it early. */
const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

export interface DocumentParts {
  head: string;
  body: string;
  /** The rules that the document uses. */
  css: string;
  /** JSON-LD. */
  structuredData: object | undefined;
  /** Addresses in the build. */
  assets: { script: string; preload: readonly string[] };
  /** The page is the application's own: it is hydrated at once. */
  application: boolean;
}

/** The whole document, complete without script. */
export const renderDocument = ({
  head,
  body,
  css,
  structuredData,
  assets,
  application,
}: DocumentParts): string =>
  `<!doctype html><html lang="en"${application ? ' data-hydrate' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><script>${beforePaint}</script>${assets.preload
    .map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join(
      '',
    )}<style>${css}</style>${head}${everyHead}${structuredData ? dataBlock(structuredData) : ''}<script type="module" src="${assets.script}"${application ? '' : ' fetchpriority="low"'}></script></head><body><div id="root">${body}</div></body></html>`;

/** For hosts that cannot answer with a 301. */
export const redirectDocument = (to: string, canonical: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0;url=${to}"></head><body><p>This page has moved: <a href="${to}">${canonical}</a></p></body></html>`;
