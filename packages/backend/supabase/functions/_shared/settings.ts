/** The list of the functions' settings (environment variables), and the check of their values. */
import { isIP } from 'node:net';

/** What an environment variable must contain. */
export interface Setting {
  /** What a valid value is, as a part of an error text. */
  description: string;
  isValid: (value: string) => boolean;
  optional?: true;
  /** The name of another setting: if that is set, this one is required. */
  requiredWith?: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const emailFormat = /^[^\s@<>,]+@[^\s@<>,.]+(\.[^\s@<>,.]+)+$/;
/** Secrets that we make ourselves have at least 32 characters. */
const secretFormat = /^\S{32,}$/;

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

/** True for an origin without a path: https, or http on this machine. */
function isOrigin(value: string): boolean {
  const { protocol, hostname, origin } = parseUrl(value) ?? {};
  const local = hostname === 'localhost' || hostname === '127.0.0.1';
  return (protocol === 'https:' || (protocol === 'http:' && local)) && value.replace(/\/$/, '') === origin;
}

/** An IP address, or a range in CIDR notation. */
export function isAddressRange(value: string): boolean {
  const [base = '', prefix, ...rest] = value.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(base)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

export const splitList = (text = '') =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean);

function hasDefaultKey(value: string): boolean {
  try {
    const { default: key } = JSON.parse(value) as { default?: unknown };
    return typeof key === 'string' && key !== '';
  } catch {
    return false;
  }
}

/** The settings that the platform makes for every function. */
export const platformSettings: Readonly<Record<string, Setting>> = {
  SUPABASE_URL: { description: 'the origin of the project; the platform sets it', isValid: isOrigin },
  SUPABASE_SECRET_KEYS: {
    description: 'the secret API keys, as JSON with a key called "default"; the platform sets it',
    isValid: hasDefaultKey,
  },
};

/** The settings of all functions. They are set with `supabase secrets set`. */
export const commonSettings: Readonly<Record<string, Setting>> = {
  SITE_URL: {
    description: "the site's origin, such as https://studio.example, without a path",
    isValid: isOrigin,
  },
  HASH_SECRET: {
    description: 'at least 32 random characters, such as `openssl rand -base64 32` makes',
    isValid: value => secretFormat.test(value),
  },
  TRUSTED_PROXIES: {
    description: 'addresses or CIDR ranges, with commas between them',
    isValid: value => splitList(value).every(isAddressRange),
    optional: true,
  },
  PRIVATE_RANGES: {
    description:
      'nothing: it lets placement checks and events reach addresses that are not public, as tests on one machine need it',
    isValid: value => splitList(value).every(isAddressRange),
    optional: true,
  },
};

/** The settings of functions that send mail. They are set with `supabase secrets set`, as those below are. */
export const mailSettings: Readonly<Record<string, Setting>> = {
  DISPATCH_SECRET: {
    description: 'at least 32 random characters, different from those of HASH_SECRET',
    isValid: value => secretFormat.test(value),
  },
  RESEND_API_KEY: { description: 'an API key of Resend, re_…', isValid: value => /^re_\w+$/.test(value) },
  RESEND_API_URL: { description: "an origin, in place of Resend's own", isValid: isOrigin, optional: true },
  RESEND_RATE_LIMIT: {
    description: 'how many requests a second Resend allows you, a whole number',
    isValid: value => /^[1-9]\d{0,3}$/.test(value),
    optional: true,
  },
  MAIL_FROM: {
    description: 'the sender of all mail, Name <address>, at a domain that Resend knows',
    isValid: value => emailFormat.test(/^[^<>\r\n]+ <([^<>]+)>$/.exec(value)?.[1] ?? ''),
  },
  STAFF_EMAIL: {
    description: 'the email address to which leads are sent, and answers to our mail',
    isValid: value => emailFormat.test(value),
  },
};

/** The settings of functions that call Stripe. */
export const stripeSettings: Readonly<Record<string, Setting>> = {
  STRIPE_SECRET_KEY: {
    description: 'a secret or restricted API key of Stripe, sk_live_… or rk_live_… (_test_ while trying)',
    isValid: value => /^[sr]k_(live|test)_[\w-]+$/.test(value),
  },
  STRIPE_WEBHOOK_SECRET: {
    description: "the signing secret of the webhook's endpoint at Stripe, whsec_…",
    isValid: value => /^whsec_\S+$/.test(value),
  },
  STRIPE_API_URL: { description: "an origin, in place of Stripe's own", isValid: isOrigin, optional: true },
};

/** True for an address that may receive events: https without a password, or http on this machine. */
function isReceiver(value: string): boolean {
  const { origin, username, password } = parseUrl(value) ?? {};
  return origin !== undefined && isOrigin(origin) && !username && !password;
}

/** The settings of events about new leads, applications and sales, and about mail that failed. */
export const eventSettings: Readonly<Record<string, Setting>> = {
  WEBHOOK_URL: {
    description: 'the public https address that receives signed events',
    isValid: isReceiver,
    optional: true,
  },
  WEBHOOK_SECRET: {
    description: 'whsec_ and 24 to 64 random bytes as Base64, such as `openssl rand -base64 32` makes',
    isValid(value) {
      const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
      const bytes = Math.floor((key.replace(/=+$/, '').length * 3) / 4);
      return key.length % 4 === 0 && bytes >= 24 && bytes <= 64;
    },
    optional: true,
    requiredWith: 'WEBHOOK_URL',
  },
  SLACK_WEBHOOK_URL: {
    description: "the address of Slack's incoming webhook, https://hooks.slack.com/services/…",
    isValid: value => isReceiver(value) && /^https:\/\/hooks\.slack\.com\/services\/\S+$|^http:/.test(value),
    optional: true,
  },
};

/** All settings of the functions. */
export const functionSettings: Readonly<Record<string, Setting>> = {
  ...platformSettings,
  ...commonSettings,
  ...mailSettings,
  ...stripeSettings,
  ...eventSettings,
};

/** A line for each missing or malformed setting, without its value: the lines are logged. */
export function settingProblems(settings: Readonly<Record<string, Setting>>, env: Environment): string[] {
  return Object.entries(settings).flatMap(([name, { description, isValid, optional, requiredWith }]) => {
    const value = env[name];
    if (!value)
      return optional && !(requiredWith && env[requiredWith])
        ? []
        : [`${name} is missing: set ${description}.`];
    return isValid(value) ? [] : [`${name} is malformed: set ${description}.`];
  });
}
