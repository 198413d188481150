import { isIP } from 'node:net';

/** A value that somebody has to set. */
export interface Setting {
  /** What it is and looks like, for whoever has to set it. */
  form: string;
  fits: (value: string) => boolean;
  optional?: true;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const address = /^[^\s@<>,]+@[^\s@<>,.]+(\.[^\s@<>,.]+)+$/;
const longEnough = /^\S{32,}$/;

const url = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

/** An origin alone: https, or http on this machine. */
function isOrigin(value: string): boolean {
  const { protocol, hostname, origin } = url(value) ?? {};
  const local = hostname === 'localhost' || hostname === '127.0.0.1';
  return (protocol === 'https:' || (protocol === 'http:' && local)) && value.replace(/\/$/, '') === origin;
}

/** An IP address, or a range in CIDR notation. */
export function isRange(value: string): boolean {
  const [base = '', prefix, ...rest] = value.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(base)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

export const list = (text = '') =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean);

function hasDefault(value: string): boolean {
  try {
    const { default: key } = JSON.parse(value) as { default?: unknown };
    return typeof key === 'string' && key !== '';
  } catch {
    return false;
  }
}

/** What the platform gives every function. */
export const platformSettings: Readonly<Record<string, Setting>> = {
  SUPABASE_URL: { form: 'the origin of the project; the platform sets it', fits: isOrigin },
  SUPABASE_SECRET_KEYS: {
    form: 'the secret API keys, as JSON with a key called "default"; the platform sets it',
    fits: hasDefault,
  },
};

/** What the studio sets, with `supabase secrets set`, for all functions. */
export const studioSettings: Readonly<Record<string, Setting>> = {
  SITE_URL: { form: "the site's origin, such as https://studio.example, without a path", fits: isOrigin },
  HASH_SECRET: {
    form: 'at least 32 random characters, such as `openssl rand -base64 32` makes',
    fits: value => longEnough.test(value),
  },
  TRUSTED_PROXIES: {
    form: 'addresses or CIDR ranges, with commas between them',
    fits: value => list(value).every(isRange),
    optional: true,
  },
};

/** What it sets for those that send mail. */
export const mailSettings: Readonly<Record<string, Setting>> = {
  DISPATCH_SECRET: {
    form: 'at least 32 random characters, others than those of HASH_SECRET',
    fits: value => longEnough.test(value),
  },
  RESEND_API_KEY: { form: 'an API key of Resend, re_…', fits: value => /^re_\w+$/.test(value) },
  RESEND_API_URL: { form: "an origin, in place of Resend's own", fits: isOrigin, optional: true },
  RESEND_RATE_LIMIT: {
    form: 'how many requests a second Resend allows you, a whole number',
    fits: value => /^[1-9]\d{0,3}$/.test(value),
    optional: true,
  },
  MAIL_FROM: {
    form: 'the sender of all mail, Name <address>, at a domain that Resend knows',
    fits: value => address.test(/^[^<>\r\n]+ <([^<>]+)>$/.exec(value)?.[1] ?? ''),
  },
  STUDIO_EMAIL: {
    form: 'the e-mail address at which the studio reads its leads',
    fits: value => address.test(value),
  },
};

/** What it sets for those that deal with Stripe. */
export const stripeSettings: Readonly<Record<string, Setting>> = {
  STRIPE_SECRET_KEY: {
    form: 'a secret or restricted API key of Stripe, sk_live_… or rk_live_… (_test_ while trying)',
    fits: value => /^[sr]k_(live|test)_[\w-]+$/.test(value),
  },
  STRIPE_WEBHOOK_SECRET: {
    form: "the signing secret of the webhook's endpoint at Stripe, whsec_…",
    fits: value => /^whsec_\S+$/.test(value),
  },
  STRIPE_API_URL: { form: "an origin, in place of Stripe's own", fits: isOrigin, optional: true },
};

/** Everything that the functions are told. */
export const functionSettings: Readonly<Record<string, Setting>> = {
  ...platformSettings,
  ...studioSettings,
  ...mailSettings,
  ...stripeSettings,
};

/** What is missing or malformed, a line each. Names no value: the lines are logged. */
export function problemsOf(settings: Readonly<Record<string, Setting>>, env: Environment): string[] {
  return Object.entries(settings).flatMap(([name, { form, fits, optional }]) => {
    const value = env[name];
    if (!value) return optional ? [] : [`${name} is missing: set ${form}.`];
    return fits(value) ? [] : [`${name} has another form than it should: set ${form}.`];
  });
}
