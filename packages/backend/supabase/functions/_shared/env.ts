import process from 'node:process';
import {
  isRange,
  list,
  mailSettings,
  platformSettings,
  problemsOf,
  type Setting,
  stripeSettings,
  studioSettings,
} from './settings.ts';

/** What the functions need to be told. Read at each call: it costs nothing, and a rotated secret counts at once. */
export interface Env {
  /** Base address of the Supabase API. Set by the platform. */
  supabaseUrl: string;
  /** Secret API key: acts as `service_role`. Set by the platform. */
  secretKey: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Keys the hashes under which addresses are counted. */
  hashSecret: string;
}

/** Known even where something else is missing: it decides whom to believe, and that every answer does. */
export const trustedProxies = () => list(process.env.TRUSTED_PROXIES).filter(isRange);

/** Origin of the site, known even where something else is missing: its pages can then read why. Empty when it has no such form. */
export function siteOrigin(): string {
  const value = process.env.SITE_URL ?? '';
  return studioSettings.SITE_URL!.fits(value) ? value.replace(/\/$/, '') : '';
}

/** @throws an error that says of everything missing or malformed what to set instead */
export function readEnv(): Env {
  const value = checked({ ...platformSettings, ...studioSettings });
  return {
    supabaseUrl: value('SUPABASE_URL'),
    // A JSON dictionary; `default` is the key that every project has.
    secretKey: (JSON.parse(value('SUPABASE_SECRET_KEYS')) as { default: string }).default,
    siteUrl: siteOrigin(),
    trustedProxies: trustedProxies(),
    hashSecret: value('HASH_SECRET'),
  };
}

/** What sending mail takes besides: apart, so that a lead is taken for want of it, and its mail waits in the outbox. */
export interface MailEnv {
  /** What a caller of `dispatch-outbox` must show. */
  dispatchSecret: string;
  resendApiUrl: string;
  resendApiKey: string;
  /** Mails that may be sent in a second. */
  resendRateLimit: number;
  /** Sender of every mail, `Name <address>`. */
  mailFrom: string;
  /** Where the studio reads its leads. */
  studioEmail: string;
}

/** @throws an error that says of everything missing or malformed what to set instead */
export function readMailEnv(): MailEnv {
  const value = checked(mailSettings);
  return {
    dispatchSecret: value('DISPATCH_SECRET'),
    resendApiUrl: value('RESEND_API_URL') || 'https://api.resend.com',
    resendApiKey: value('RESEND_API_KEY'),
    // What Resend allows who has agreed on nothing else: https://resend.com/docs/api-reference/rate-limit
    resendRateLimit: Number(value('RESEND_RATE_LIMIT') || 2),
    mailFrom: value('MAIL_FROM'),
    studioEmail: value('STUDIO_EMAIL'),
  };
}

/** What the functions that deal with Stripe need besides: apart, for the same reason. */
export interface StripeEnv {
  secretKey: string;
  /** Signs Stripe's events. */
  webhookSecret: string;
  /** Undefined for Stripe's own. */
  apiUrl: URL | undefined;
}

/** @throws an error that says of everything missing or malformed what to set instead */
export function readStripeEnv(): StripeEnv {
  const value = checked(stripeSettings);
  const apiUrl = value('STRIPE_API_URL');
  return {
    secretKey: value('STRIPE_SECRET_KEY'),
    webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
    apiUrl: apiUrl ? new URL(apiUrl) : undefined,
  };
}

/** Reads settings that are known to be as they should. An optional one that is not set is empty. */
function checked(settings: Readonly<Record<string, Setting>>): (name: string) => string {
  const problems = problemsOf(settings, process.env);
  if (problems.length > 0) throw new Error(`Secrets of the functions: ${problems.join(' ')}`);
  return name => process.env[name] ?? '';
}
