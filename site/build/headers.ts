// The HTTP headers of the site, with the content security policy (CSP).
import { createHash } from 'node:crypto';
import { speculationRulesPath } from './speculationRules.ts';

/** The CSP source of an inline script or style. */
export const cspHash = (inline: string): string =>
  `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

/** The values that the Content-Security-Policy of a document has to allow. */
export interface Policy {
  /** Origin of the Supabase project. */
  backend: string;
  /** Hashes of the inline scripts of the document. */
  scripts: readonly string[];
  /** Hashes of the inline styles of the document. */
  styles: readonly string[];
}

const reportUrl = (backend: string) => `${backend}/functions/v1/report-signals`;

/** The header that `report-to` of the policy refers to. */
export const reportingEndpoints = (backend: string) => `signals="${reportUrl(backend)}"`;

export const contentSecurityPolicy = ({ backend, scripts, styles }: Policy): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // The logos are in the backend's storage.
    `img-src 'self' ${backend}`,
    `font-src 'self'`,
    `connect-src 'self' ${backend}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    // Without script, forms are posted to a function, which redirects back to the site.
    `form-action 'self' ${backend}`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    // Chromium reads report-to, other browsers report-uri.
    'report-to signals',
    `report-uri ${reportUrl(backend)}`,
  ].join('; ');

/** The headers of every response. The local server and the files of all static hosts use them. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Stripe's checkout opens in a new tab and may close it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Speculation-Rules': `"${speculationRulesPath}"`,
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
};

/** The `Cache-Control` of files whose name contains a hash. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/**
 * The headers of the speculation rules. Browsers ignore the file under another type. It is cached for a day, because every page names
 * it and it rarely changes.
 */
export const speculationRulesHeaders = {
  'Content-Type': 'application/speculationrules+json',
  'Cache-Control': 'public, max-age=86400',
};

/** The `Content-Type` of the RSS feed. Without this header, hosts send that of XML. */
export const feedType = 'application/rss+xml; charset=utf-8';

/** The `integrity` of a file. Each document has one, and a longer hash does not compress. */
export const subresourceIntegrity = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
