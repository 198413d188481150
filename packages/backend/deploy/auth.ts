/** The deployment checks of Supabase Auth: redirects, sign-in with Google, and settings. */
import { advice, type Check, fetchWithTimeout, type Finding, problem } from './check.ts';
import { askManagementApi, supabaseUrl } from './supabase.ts';

const pushConfigCommand = 'supabase config push';

export const authCheck: Check = {
  title: 'Auth: addresses and confirmation',
  needs: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SITE_URL'],
  async run(project) {
    const { env } = project;
    const auth = supabaseUrl(project, 'auth/v1');
    const site = env.SITE_URL!.replace(/\/$/, '');
    // An invalid link redirects to the same address as a valid one.
    const redirectOf = async (target?: string) => {
      const query = new URLSearchParams({
        type: 'signup',
        token: 'none',
        ...(target && { redirect_to: target }),
      });
      const response = await fetchWithTimeout(`${auth}/verify?${query}`, { redirect: 'manual' });
      const { origin, pathname } = new URL(response.headers.get('location') ?? 'http://nowhere/');
      return `${origin}${pathname}`.replace(/\/$/, '');
    };
    const findings: Finding[] = [];
    const home = await redirectOf();
    if (home !== site)
      findings.push(problem(`Auth redirects to ${home} instead of SITE_URL.`, pushConfigCommand));
    const page = `${site}/application`;
    if ((await redirectOf(page)) !== page) {
      findings.push(problem(`Auth does not redirect to ${site}/**.`, pushConfigCommand));
    }
    if ((await redirectOf('https://elsewhere.example/page')).startsWith('https://elsewhere.example')) {
      findings.push(problem('Auth redirects to any address in a link.', pushConfigCommand));
    }
    const response = await fetchWithTimeout(`${auth}/settings`, {
      headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY! },
    });
    if (!response.ok) {
      const remedy = 'Copy the publishable key from the API keys of the project into supabase/.env.';
      return [...findings, problem(`Auth answers ${response.status} to SUPABASE_PUBLISHABLE_KEY.`, remedy)];
    }
    const settings = (await response.json()) as { mailer_autoconfirm?: boolean; disable_signup?: boolean };
    if (settings.mailer_autoconfirm)
      findings.push(problem('New accounts are not confirmed by mail.', pushConfigCommand));
    if (settings.disable_signup) findings.push(problem('Sign-up is disabled.', pushConfigCommand));
    return findings;
  },
};

export const googleCheck: Check = {
  title: 'Sign-in with Google',
  needs: ['SUPABASE_URL'],
  async run(project) {
    const auth = supabaseUrl(project, 'auth/v1');
    const response = await fetchWithTimeout(`${auth}/authorize?provider=google`, { redirect: 'manual' });
    await response.body?.cancel();
    const location = response.headers.get('location') ?? '';
    const client = URL.canParse(location) ? new URL(location).searchParams.get('client_id') : null;
    if (!client) {
      const remedy = `Write GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET into supabase/.env, then ${pushConfigCommand}`;
      return [problem('Auth does not redirect to Google.', remedy)];
    }
    // Google rejects an unknown client, and an unknown redirect address.
    const google = await fetchWithTimeout(location, { redirect: 'manual' });
    await google.body?.cancel();
    if (google.status < 400 && !/\/error/.test(google.headers.get('location') ?? '')) return [];
    const remedy = `Add ${auth}/callback to the client's redirect addresses at Google.`;
    return [problem('Google does not know this client, or its address.', remedy)];
  },
};

const templateRemedy = `pnpm generate, then ${pushConfigCommand}`;

const signInSettings = 'Authentication, Sign In / Providers';
const sessionSettings = 'Authentication, Sessions,';

/** True for a limit that is no higher. In these settings 0 means that there is no limit. */
const isAtMost = (max: number) => (value: unknown) => Number(value) > 0 && Number(value) <= max;

/** Limits of a session in hours: 30 days, and 14 days without use. */
const [maxSessionHours, maxIdleHours] = [720, 336];

/** Requests of one address in five minutes, by their names in the management API, as config.toml has them. */
const limitsByAddress = { rate_limit_verify: 30, rate_limit_otp: 10, rate_limit_token_refresh: 150 };

/** Digits of a code, and how long it works, as `otp_length` and `otp_expiry` in config.toml. The token of a link is made of such a code. */
const [codeLength, codeLifetimeSeconds] = [10, 600];

/** Mails an hour for all accounts together, as `email_sent` in config.toml. With fewer, one address could use them up. */
const minMailsPerHour = 1000;

/** True for the text of a mail whose link opens the site with a token of this type. */
const linksToSite = (type: string) => (value: unknown) =>
  String(value).includes(`#token_hash={{ .TokenHash }}&amp;type=${type}`);

/** The values of `minimum_password_length` and `jwt_expiry` in config.toml. */
const [minPasswordLength, maxTokenSeconds] = [6, 3600];

type AuthRule = readonly [
  name: string,
  isRight: (value: unknown) => boolean,
  message: string,
  remedy?: string,
];

/** The function that limits new accounts by address, as in config.toml. */
const newUserHook = 'pg-functions://postgres/private/before_user_created';

/**
 * Settings of Auth by their names in the management API, with the problem that each causes if it has another value, and its remedy if it is
 * another one than `pushConfigCommand`.
 */
const authRules: readonly AuthRule[] = [
  [
    'smtp_host',
    Boolean,
    "Auth sends by Supabase's own server, which only delivers to members of the project.",
  ],
  [
    'mailer_secure_email_change_enabled',
    value => value === true,
    'A new email address is not confirmed by both addresses.',
  ],
  [
    'security_update_password_require_reauthentication',
    value => value === true,
    'A password can be changed without a recent sign-in.',
  ],
  [
    'security_update_password_require_current_password',
    value => value === true,
    'A password can be changed without the current one.',
  ],
  [
    'refresh_token_rotation_enabled',
    value => value === true,
    'A stolen refresh token stays valid after it was exchanged.',
  ],
  [
    'password_hibp_enabled',
    value => value === true,
    'Passwords that are known from leaks are accepted.',
    `In the dashboard: ${signInSettings}, Email, "Prevent use of leaked passwords" (Pro plan).`,
  ],
  [
    'sessions_timebox',
    isAtMost(maxSessionHours),
    'A session does not end by itself after 30 days.',
    `In the dashboard: ${sessionSettings} "Time-box user sessions", 30 days (Pro plan).`,
  ],
  [
    'sessions_inactivity_timeout',
    isAtMost(maxIdleHours),
    'A session that nobody uses does not end after 14 days.',
    `In the dashboard: ${sessionSettings} "Inactivity timeout", 14 days (Pro plan).`,
  ],
  ['mfa_totp_enroll_enabled', value => value === true, 'The staff cannot set up a second factor.'],
  ['mfa_totp_verify_enabled', value => value === true, 'Accounts cannot use a second factor.'],
  [
    'hook_before_user_created_enabled',
    value => value === true,
    'A few addresses can open accounts until nobody gets a confirmation any more: Auth does not ask the database first.',
  ],
  [
    'hook_before_user_created_uri',
    value => value === newUserHook,
    `Before a new user, Auth calls another function than ${newUserHook}.`,
  ],
  [
    'mailer_otp_length',
    value => Number(value) >= codeLength,
    `Codes have fewer than ${codeLength} digits: many addresses together can guess one while it works.`,
  ],
  [
    'mailer_otp_exp',
    isAtMost(codeLifetimeSeconds),
    'The codes and links of mails work for more than ten minutes.',
  ],
  ...Object.entries(limitsByAddress).map(([name, max]): AuthRule => [
    name,
    isAtMost(max),
    `One address may send more than ${max} requests in five minutes (${name}): it can guess more.`,
  ]),
  [
    'password_min_length',
    value => Number(value) >= minPasswordLength,
    `Passwords of fewer than ${minPasswordLength} characters are accepted.`,
  ],
  ['jwt_exp', isAtMost(maxTokenSeconds), 'An access token is valid for more than an hour.'],
  [
    'rate_limit_email_sent',
    value => Number(value) >= minMailsPerHour,
    `Auth sends fewer than ${minMailsPerHour} mails an hour: a few sign-ups use them up for everybody.`,
  ],
  [
    'mailer_templates_confirmation_content',
    linksToSite('signup'),
    'The confirmation mail does not lead to the site.',
    templateRemedy,
  ],
  [
    'mailer_templates_recovery_content',
    linksToSite('recovery'),
    'The mail for a new password does not lead to the site.',
    templateRemedy,
  ],
  [
    'mailer_templates_magic_link_content',
    linksToSite('magiclink'),
    'The mail with a sign-in link does not lead to the site.',
    templateRemedy,
  ],
  [
    'mailer_templates_invite_content',
    linksToSite('invite'),
    'The invitation does not lead to the site.',
    templateRemedy,
  ],
  [
    'mailer_templates_email_change_content',
    // Without a text of ours, Auth sends its own, which has a link.
    value => Boolean(value) && !/ConfirmationURL|TokenHash/.test(String(value)),
    'The mail about a refused change of an email address has a link.',
    templateRemedy,
  ],
];

export const authSettingsCheck: Check = {
  title: 'Settings of Auth',
  needs: ['SUPABASE_URL', 'SITE_URL', 'SUPABASE_ACCESS_TOKEN'],
  async run(project) {
    const answer = await askManagementApi(project, 'config/auth');
    if ('kind' in answer) return [answer];
    const settings = answer.body as Record<string, unknown>;
    const findings = authRules.flatMap(([name, isRight, message, remedy = pushConfigCommand]) =>
      isRight(settings[name]) ? [] : [problem(message, remedy)],
    );
    const unusedWays = Object.keys(settings).filter(name => settings[name] === true && isUnusedWay(name));
    if (unusedWays.length > 0) {
      findings.push(
        problem(
          `Auth offers ways to sign in that the site does not use: ${unusedWays.join(', ')}.`,
          `Turn them off in the dashboard: ${signInSettings}.`,
        ),
      );
    }
    return [
      ...findings,
      ...redirectFindings(settings.uri_allow_list as string | null | undefined, project.env.SITE_URL!),
      ...captchaFindings(settings.security_captcha_enabled),
    ];
  },
};

/**
 * Auth's list of redirect addresses, separated by commas. The link of a mail leads to the address that the caller of Auth asked for, with
 * a token that signs in, so an address of another origin could sign in as the reader.
 */
function redirectFindings(list: string | null | undefined, siteUrl: string): Finding[] {
  const site = siteUrl.replace(/\/$/, '');
  // A pattern such as https://site.example** also matches other hosts, so the origin has to end before it.
  const foreign = (list ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '' && entry !== site && !entry.startsWith(`${site}/`));
  if (foreign.length === 0) return [];
  return [
    problem(
      `Auth may send the token of a mail's link to another site: ${foreign.join(', ')}.`,
      'Remove it in the dashboard: Authentication, URL Configuration, Redirect URLs.',
    ),
  ];
}

/** The CAPTCHA of Auth: the site has no widget for it. It is undefined if the management API does not show the setting. */
function captchaFindings(isEnabled: unknown): Finding[] {
  const dashboardPath = 'in the dashboard: Authentication, Attack Protection, "Enable CAPTCHA protection"';
  if (isEnabled === true) {
    const message = 'Auth asks for a CAPTCHA, and the site has none: signing in and opening an account fail.';
    return [problem(message, `Turn it off ${dashboardPath}, until the site has the widget of its provider.`)];
  }
  if (isEnabled !== false) return [];
  return [
    advice(
      'Sign-up has no CAPTCHA: a few addresses can use up the mail that Auth may send in an hour.',
      `If Auth's log has over_email_send_rate_limit, give the site the widget of a provider, and turn it on ${dashboardPath} (DEPLOYMENT.md, section 2).`,
    ),
  ];
}

/** True for a setting that adds a way to sign in (anonymous, telephone, another provider, an identity that a user links) to email and Google. */
const isUnusedWay = (name: string) =>
  /^external_\w+_enabled$|^saml_enabled$|^security_manual_linking_enabled$/.test(name) &&
  !['external_email_enabled', 'external_google_enabled'].includes(name);
