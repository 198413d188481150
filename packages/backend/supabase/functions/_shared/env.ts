import process from 'node:process';

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

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map(item => item.trim())
    .filter(Boolean);

/** @throws an error that names every missing variable at once. */
export function readEnv(): Env {
  const { required, check } = requirements();
  const env: Env = {
    supabaseUrl: required('SUPABASE_URL'),
    secretKey: secretKey(required('SUPABASE_SECRET_KEYS')),
    siteUrl: required('SITE_URL').replace(/\/$/, ''),
    trustedProxies: list(process.env.TRUSTED_PROXIES),
    hashSecret: required('HASH_SECRET'),
    dispatchSecret: required('DISPATCH_SECRET'),
    resendApiUrl: process.env.RESEND_API_URL || 'https://api.resend.com',
    resendApiKey: required('RESEND_API_KEY'),
    mailFrom: required('MAIL_FROM'),
    studioEmail: required('STUDIO_EMAIL'),
  };
  check();
  return env;
}

/** What the functions that deal with Stripe need besides: apart, so that a contact form does not fail for want of them. */
export interface StripeEnv {
  secretKey: string;
  /** Signs Stripe's events. */
  webhookSecret: string;
  /** Undefined for Stripe's own. */
  apiUrl: URL | undefined;
}

/** @throws an error that names every missing variable at once. */
export function readStripeEnv(): StripeEnv {
  const { required, check } = requirements();
  const apiUrl = process.env.STRIPE_API_URL;
  const env: StripeEnv = {
    secretKey: required('STRIPE_SECRET_KEY'),
    webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
    apiUrl: apiUrl ? new URL(apiUrl) : undefined,
  };
  check();
  return env;
}

function requirements() {
  const missing: string[] = [];
  return {
    required: (name: string) => process.env[name] || (missing.push(name), ''),
    check: () => {
      if (missing.length) throw new Error(`Set these secrets for the functions: ${missing.join(', ')}.`);
    },
  };
}

/** The platform gives the secret keys as a JSON dictionary; `default` is the one every project has. */
function secretKey(keys: string): string {
  if (!keys) return '';
  const { default: key } = JSON.parse(keys) as { default?: string };
  if (!key) throw new Error('SUPABASE_SECRET_KEYS has no key called "default".');
  return key;
}
