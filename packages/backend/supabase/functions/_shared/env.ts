import process from 'node:process';
import {
  isRange,
  list,
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
  /** What a caller of `dispatch-outbox` must show. */
  dispatchSecret: string;
  resendApiUrl: string;
  resendApiKey: string;
  /** Sender of every mail, `Name <address>`. */
  mailFrom: string;
  /** Where the studio reads its leads. */
  studioEmail: string;
}

/** Known even where something else is missing: it decides whom to believe, and that every answer does. */
export const trustedProxies = () => list(process.env.TRUSTED_PROXIES).filter(isRange);

/** @throws an error that says of everything missing or malformed what to set instead */
export function readEnv(): Env {
  const value = checked({ ...platformSettings, ...studioSettings });
  return {
    supabaseUrl: value('SUPABASE_URL'),
    // A JSON dictionary; `default` is the key that every project has.
    secretKey: (JSON.parse(value('SUPABASE_SECRET_KEYS')) as { default: string }).default,
    siteUrl: value('SITE_URL').replace(/\/$/, ''),
    trustedProxies: trustedProxies(),
    hashSecret: value('HASH_SECRET'),
    dispatchSecret: value('DISPATCH_SECRET'),
    resendApiUrl: value('RESEND_API_URL') || 'https://api.resend.com',
    resendApiKey: value('RESEND_API_KEY'),
    mailFrom: value('MAIL_FROM'),
    studioEmail: value('STUDIO_EMAIL'),
  };
}

/** What the functions that deal with Stripe need besides: apart, so that a contact form does not fail for want of them. */
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
