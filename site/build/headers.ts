import { createHash } from 'node:crypto';

/** A CSP source for an inline script or style: its digest, as the browser computes it. */
export const cspHash = (inline: string): string =>
  `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

export interface Policy {
  /** Origin of the Supabase project. */
  backend: string;
  /** Hashes of the inline scripts and styles of the document. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** Everything is forbidden but what the site does. */
export const contentSecurityPolicy = ({ backend, scripts, styles }: Policy): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // The logos, which lie in storage.
    `img-src 'self' ${backend}`,
    `font-src 'self'`,
    `connect-src 'self' ${backend}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    // The forms post without script, and the function answers with a redirect back to the site.
    `form-action 'self' ${backend}`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

/** What every response carries, document or file. The one source: the local server and each static host's file use it. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Hosted checkout opens in a tab of its own and may close itself.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
};

/** Files whose name carries their digest never change. */
export const immutable = 'public, max-age=31536000, immutable';
