// The HTML document around a page: its head, its scripts and its inline style.
import { brand } from '@fit-to-print/content/brand';
import { earlyClick } from '@fit-to-print/content/earlyClick';
import { editions } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { feedPath, icons } from '../src/paths.ts';
import { checkoutPath } from '../src/session/checkoutPath.ts';
import { sessionKey } from '../src/session/storedSession.ts';
import type { AppFiles } from './appFiles.ts';
import { keepEarlyClicks } from './earlyClicks.ts';
import { escapeXml } from './escapeXml.ts';
import { cspHash } from './headers.ts';

/**
 * An inline script that runs before the first paint. It applies the edition (color theme) that the visitor chose and
 * whether the visitor closed the promo card, and marks the document if a session is stored, so that the header shows the account.
 */
const beforePaint = `try{let d=document.documentElement.dataset,s=localStorage;if(s.edition)d.edition=s.edition;if(s.promo)d.promo=s.promo;if(Object.keys(s).some(k=>${sessionKey}.test(k)))d.session=''}catch{}`;

/**
 * An inline script of the pages with links to buy (`data-tier`). Until the app runs, it turns the payment link that is clicked, or whose menu
 * opens, into the path of the account's checkout, if a session is stored. The bootstrap does the same for all links, but may be late or
 * blocked, and a signed-in user who follows a payment link could subscribe twice.
 */
const beforeBuying = `onclick=onauxclick=oncontextmenu=({target:t})=>{if(t=t.closest("[data-session]:not([data-hydrated]) [data-tier]"))t.href="${checkoutPath('')}"+t.dataset.tier}`;

/**
 * An inline script of the pages with a form that the browser posts. Until the bootstrap has run, it numbers a post as the bootstrap does
 * (`numberPost`): the form is empty after Back if the post was accepted, although browsers fill it in as it was.
 */
const beforePosting = `onsubmit=({target:t})=>{try{if(t.method=="post"&&"waiting"in document.documentElement.dataset)history.replaceState({...history.state,post:sessionStorage.post=Date.now()+""},"")}catch{}}`;

/** The hashes of the inline scripts, for the content security policy. */
export const scriptHashes = [beforePaint, beforeBuying, beforePosting, keepEarlyClicks].map(cspHash);

/** The tags that are the same on every page. React does not manage them. */
const commonHead = [
  ...(
    [
      ['light', editions.day],
      ['dark', editions.night],
    ] as const
  ).map(
    ([scheme, { paper }]) =>
      `<meta name="theme-color" content="${toHex(paper)}" media="(prefers-color-scheme:${scheme})">`,
  ),
  `<link rel="icon" href="${icons.vector}" type="image/svg+xml">`,
  // Two icons need no tag: browsers request /apple-touch-icon.png by themselves, and browsers that show no SVG /favicon.ico.
  `<link rel="manifest" href="${icons.manifest}">`,
].join('');

/** The tag that names the feed, for the home page, the list of articles and the articles. */
const feedLink = `<link rel="alternate" type="application/rss+xml" title="${brand.name}" href="${feedPath}">`;

/** A JSON-LD block. `<` is escaped so that no text can close the script element. */
const jsonLd = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

export interface DocumentParts {
  /** The address of the page. */
  path: string;
  head: string;
  body: string;
  /** The CSS rules that the document uses. */
  css: string;
  /** JSON-LD. */
  structuredData: object | undefined;
  /** Paths of built files. */
  assets: {
    script: string;
    /** The hash of the script, which the browser compares before it runs it. */
    integrity: string;
    /** The files that the document downloads early. */
    preload: readonly string[];
  };
  /** The files that the bootstrap downloads, at idle time before a click if it can. The first file is the page's data. */
  files: AppFiles;
  hydratesOnLoad: boolean;
}

const retryButton = `<button type="button">${escapeXml(earlyClick.retry)}</button>`;

/**
 * The messages of the bootstrap about a click that waits for the app. It shows them in a live region, which is a popover, so
 * that it is above the open menu, too.
 */
const notices = [
  escapeXml(earlyClick.loading),
  `${escapeXml(earlyClick.slow)} ${retryButton}`,
  `${escapeXml(earlyClick.failed)} ${retryButton} <a href="${earlyClick.account.href}">${escapeXml(earlyClick.account.text)}</a>`,
];
const noticeRegion = `<div data-notice popover="manual" aria-live="polite"></div><template id="notices">${notices.map(html => `<p>${html}</p>`).join('')}</template>`;

/** The language and the direction of the brand's texts. Left to right is the default of browsers. */
const language = ` lang="${brand.lang}"${brand.dir === 'rtl' ? ' dir="rtl"' : ''}`;

/**
 * The document around the `head` and `body` of a page, for the build and the dev server. `data-waiting` hides the controls that do nothing until
 * the bootstrap has run: it removes the attribute. With the value `clicks`, an inline script keeps the clicks on `button[data-intent]`, so these are not hidden.
 */
export const documentShell = ({
  head,
  body,
  hydratesOnLoad,
}: Pick<DocumentParts, 'head' | 'body' | 'hydratesOnLoad'>): string =>
  `<!doctype html><html${language} data-waiting${hydratesOnLoad ? '="clicks" data-hydrate' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}</head><body><div id="root">${body}</div>${noticeRegion}</body></html>`;

/**
 * Delays the first paint of a document until the element is parsed that a page transition moves here from the previous page. At the
 * first paint, browsers choose the elements that a transition moves.
 */
const expectTarget = (body: string): string => {
  const target = / id="([\w-]+)" data-transition-name="\1"/.exec(body)?.[1];
  return target ? `<link rel="expect" href="#${target}" blocking="render">` : '';
};

/** Returns the HTML of a built page, which is complete without script. */
export function renderDocument({
  path,
  head,
  body,
  css,
  structuredData,
  assets,
  files,
  hydratesOnLoad,
}: DocumentParts): string {
  const preloads = assets.preload.map(
    href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const hasBuyLinks = body.includes(' data-tier=');
  const userFiles = hasBuyLinks ? [...files.user, ...files.billing] : files.user;
  const parts = [
    `<script>${beforePaint}</script>`,
    hasBuyLinks ? `<script>${beforeBuying}</script>` : '',
    // A form with a query in its address stores nothing (`prefillUrl`).
    / action="[^"?]+" method="post"/.test(body) ? `<script>${beforePosting}</script>` : '',
    hydratesOnLoad ? `<script>${keepEarlyClicks}</script>` : '',
    expectTarget(body),
    ...preloads,
    `<style>${css}</style>`,
    // React closes empty elements as XML does.
    head.replaceAll('"/>', '">'),
    commonHead,
    path === '/' || path.startsWith('/insights') ? feedLink : '',
    structuredData ? jsonLd(structuredData) : '',
    `<script type="module" src="${assets.script}" integrity="${assets.integrity}" data-files="${files.page.join(' ')}" data-dialog="${files.dialog.join(' ')}" data-user="${userFiles.join(' ')}"${hydratesOnLoad ? '' : ' fetchpriority="low"'}></script>`,
  ];
  return documentShell({ head: parts.join(''), body, hydratesOnLoad });
}

/** Returns where the rules of a document of `renderDocument` start and end: in letters, or in bytes. */
export function styleRange(document: string | Buffer): readonly [start: number, end: number] {
  const start = document.indexOf('<style>') + '<style>'.length;
  return [start, document.indexOf('</style>', start)];
}

/** A page that redirects by itself, for hosts that cannot answer with a 301. */
export const redirectDocument = (to: string, canonical: string): string =>
  `<!doctype html><html${language}><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0;url=${to}"></head><body><p>This page has moved: <a href="${to}">${canonical}</a></p></body></html>`;
