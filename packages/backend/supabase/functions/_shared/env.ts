/** Reads the settings of the functions from the environment variables. */
import process from 'node:process';
import {
  eventSettings,
  isAddressRange,
  splitList,
  mailSettings,
  platformSettings,
  settingProblems,
  type Setting,
  stripeSettings,
  commonSettings,
} from './settings.ts';

/** The settings of the functions. Read at each call, so a rotated secret takes effect immediately. */
export interface Env {
  /** Base address of the Supabase API. Set by the platform. */
  supabaseUrl: string;
  /** Secret API key: acts as `service_role`. Set by the platform. */
  secretKey: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** The HMAC key of the hashes by which rate limits count IP addresses, email addresses and user ids. */
  hashSecret: string;
  /** Address ranges that placement checks and events may reach although they are not public. Empty but on a developer's machine. */
  allowedPrivateRanges: string[];
}

/** Returns the trusted proxies, even when other settings are missing, because every response depends on them. */
export const readTrustedProxies = () => splitList(process.env.TRUSTED_PROXIES).filter(isAddressRange);

/** Returns the origin of the site, even when other settings are missing, so that its pages can read the error. Empty if malformed. */
export function readSiteOrigin(): string {
  const value = process.env.SITE_URL ?? '';
  return commonSettings.SITE_URL!.isValid(value) ? value.replace(/\/$/, '') : '';
}

/** @throws an error that names every missing or malformed setting, and what to set */
export function readEnv(): Env {
  const value = settingReader({ ...platformSettings, ...commonSettings });
  return {
    supabaseUrl: value('SUPABASE_URL'),
    // A JSON dictionary; `default` is the key that every project has.
    secretKey: (JSON.parse(value('SUPABASE_SECRET_KEYS')) as { default: string }).default,
    siteUrl: readSiteOrigin(),
    trustedProxies: readTrustedProxies(),
    hashSecret: value('HASH_SECRET'),
    allowedPrivateRanges: splitList(value('PRIVATE_RANGES')),
  };
}

const resendOrigin = 'https://api.resend.com';
const stripeOrigin = 'https://api.stripe.com';

/** The origins that the functions call: the project's, and those of the mail and payment providers. */
export function readAllowedOrigins(): Set<string> {
  const { SUPABASE_URL, RESEND_API_URL, STRIPE_API_URL } = process.env;
  return new Set(
    [SUPABASE_URL, RESEND_API_URL || resendOrigin, STRIPE_API_URL || stripeOrigin].flatMap(value =>
      value && URL.canParse(value) ? [new URL(value).origin] : [],
    ),
  );
}

/** Further settings for sending mail. Without them, leads are still accepted, and their mail waits in the outbox. */
export interface MailEnv {
  /** The bearer token of `dispatch-outbox`. */
  dispatchSecret: string;
  resendApiUrl: string;
  resendApiKey: string;
  /** Mails that may be sent in a second. */
  resendRateLimit: number;
  /** Sender of every mail, `Name <address>`. */
  mailFrom: string;
  /** The staff's address, to which leads are sent. */
  staffEmail: string;
}

/** @throws an error that names every missing or malformed setting, and what to set */
export function readMailEnv(): MailEnv {
  const value = settingReader(mailSettings);
  return {
    dispatchSecret: value('DISPATCH_SECRET'),
    resendApiUrl: value('RESEND_API_URL') || resendOrigin,
    resendApiKey: value('RESEND_API_KEY'),
    // Resend's default limit: https://resend.com/docs/api-reference/rate-limit
    resendRateLimit: Number(value('RESEND_RATE_LIMIT') || 2),
    mailFrom: value('MAIL_FROM'),
    staffEmail: value('STAFF_EMAIL'),
  };
}

/** Further settings for Stripe. Functions that do not call Stripe work without them. */
export interface StripeEnv {
  secretKey: string;
  /** The secret with which Stripe signs its events. */
  webhookSecret: string;
  /** The address of another API in place of Stripe's. Undefined for Stripe's own. */
  apiUrl: URL | undefined;
}

/** @throws an error that names every missing or malformed setting, and what to set */
export function readStripeEnv(): StripeEnv {
  const value = settingReader(stripeSettings);
  const apiUrl = value('STRIPE_API_URL');
  return {
    secretKey: value('STRIPE_SECRET_KEY'),
    webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
    apiUrl: apiUrl ? new URL(apiUrl) : undefined,
  };
}

/** Further settings for events. Each channel without an address is off. */
export interface EventEnv {
  webhookUrl: string;
  webhookSecret: string;
  slackWebhookUrl: string;
}

/** @throws an error that names every missing or malformed setting, and what to set */
export function readEventEnv(): EventEnv {
  const value = settingReader(eventSettings);
  return {
    webhookUrl: value('WEBHOOK_URL'),
    webhookSecret: value('WEBHOOK_SECRET'),
    slackWebhookUrl: value('SLACK_WEBHOOK_URL'),
  };
}

/** The channels whose address is set, malformed or not: an event for a malformed address fails, and the staff sees why. */
export function eventChannels(): ('webhook' | 'slack')[] {
  const { WEBHOOK_URL, SLACK_WEBHOOK_URL } = process.env;
  return [...(WEBHOOK_URL ? (['webhook'] as const) : []), ...(SLACK_WEBHOOK_URL ? (['slack'] as const) : [])];
}

/** Validates settings and returns a reader for them. An optional setting that is not set is empty. */
function settingReader(settings: Readonly<Record<string, Setting>>): (name: string) => string {
  const problems = settingProblems(settings, process.env);
  if (problems.length > 0) throw new Error(`Secrets of the functions: ${problems.join(' ')}`);
  return name => process.env[name] ?? '';
}
