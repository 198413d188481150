/** The deployment checks of the hosted Supabase project: settings, migrations, functions, Auth, Storage, timers and the staff account. */
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { isRequestId } from '../supabase/functions/_shared/contracts/request.ts';
import type { Health } from '../supabase/functions/_shared/contracts/health.ts';
import { isPublicAddress } from '../supabase/functions/_shared/publicRequest.ts';
import {
  eventSettings,
  mailSettings,
  settingProblems,
  stripeSettings,
  commonSettings,
} from '../supabase/functions/_shared/settings.ts';
import {
  advice,
  type Check,
  fetchWithTimeout,
  type Finding,
  problem,
  type Project,
  unchecked,
} from './check.ts';
import { siteSettings } from './settings.ts';

const supabaseUrl = ({ env }: Project, path: string) => `${env.SUPABASE_URL!.replace(/\/$/, '')}/${path}`;

/** The URL of an Edge Function of the project. */
export const functionUrl = (project: Project, name: string) => supabaseUrl(project, `functions/v1/${name}`);

const exampleDomainPattern = /(^|[.@/])example(\.(com|net|org))?>?$/;

export const environmentCheck: Check = {
  title: 'Settings',
  async run({ env, folder }) {
    const remedy =
      'Write it into supabase/.env or supabase/functions/.env; the examples beside them say where it comes from.';
    const settings = {
      ...siteSettings,
      ...commonSettings,
      ...mailSettings,
      ...stripeSettings,
      ...eventSettings,
    };
    const findings = settingProblems(settings, env).map(message => problem(message, remedy));
    // The CLI would push the text `env(…)` of an unset variable.
    const config = await readFile(join(folder, 'supabase/config.toml'), 'utf8');
    const names = new Set(Array.from(config.matchAll(/env\((\w+)\)/g), ([, name]) => name!));
    for (const name of names) {
      if (!env[name] && !Object.hasOwn(settings, name))
        findings.push(problem(`${name} is missing: config.toml reads it.`, remedy));
    }
    for (const name of ['MAIL_FROM', 'STAFF_EMAIL', 'SITE_URL']) {
      if (exampleDomainPattern.test(env[name] ?? ''))
        findings.push(problem(`${name} is still an example.`, remedy));
    }
    if (env.HASH_SECRET && env.HASH_SECRET === env.DISPATCH_SECRET) {
      findings.push(problem('HASH_SECRET and DISPATCH_SECRET are the same.', remedy));
    }
    // Hosted functions run behind gateways, which forward the address of the client.
    if (!env.TRUSTED_PROXIES && !env.SITE_URL?.startsWith('http:')) {
      findings.push(problem('TRUSTED_PROXIES is missing: without it there is no limit by address.', remedy));
    }
    if (env.PRIVATE_RANGES && !env.SITE_URL?.startsWith('http:')) {
      findings.push(
        problem('PRIVATE_RANGES is set: the functions could reach a private address.', 'Remove it.'),
      );
    }
    for (const name of ['WEBHOOK_URL', 'SLACK_WEBHOOK_URL']) {
      if (env[name]?.startsWith('http:') && !env.SITE_URL?.startsWith('http:')) {
        findings.push(
          problem(
            `${name} begins with http:, and only this machine may be called without encryption.`,
            remedy,
          ),
        );
      }
    }
    if (/_test_/.test(env.STRIPE_SECRET_KEY ?? '') && env.SITE_URL?.startsWith('https:')) {
      findings.push(problem('STRIPE_SECRET_KEY is of test mode: no money would be paid.', remedy));
    }
    return findings;
  },
};

export const linkedProjectCheck: Check = {
  title: 'Linked project',
  needs: ['SUPABASE_URL'],
  async run({ env, folder }) {
    const [ref = ''] = new URL(env.SUPABASE_URL!).hostname.split('.');
    const linked = await readFile(join(folder, 'supabase/.temp/project-ref'), 'utf8').catch(() => '');
    if (linked.trim() === ref) return [];
    const message = linked
      ? `This copy is linked to ${linked.trim()}.`
      : 'This copy is not linked to a project.';
    return [problem(message, `supabase link --project-ref ${ref}`)];
  },
};

export const migrationsCheck: Check = {
  title: 'Migrations',
  needs: ['DATABASE_URL'],
  run: project =>
    withDatabase(project, async sql => {
      const files = await readdir(join(project.folder, 'supabase/migrations'));
      const [table] = await sql`select to_regclass('supabase_migrations.schema_migrations') as found`;
      const rows = table?.found ? await sql`select version from supabase_migrations.schema_migrations` : [];
      const applied = new Set(rows.map(({ version }) => version as string));
      const missing = files
        .filter(file => file.endsWith('.sql') && !applied.has(file.split('_')[0]!))
        .toSorted();
      return missing.length === 0
        ? []
        : [problem(`${missing.length} not applied: ${missing.join(', ')}.`, 'supabase db push --remote')];
    }),
};

export const functionsCheck: Check = {
  title: 'Functions',
  needs: ['SUPABASE_URL'],
  async run(project) {
    const entries = await readdir(join(project.folder, 'supabase/functions'));
    const names = entries.filter(name => /^[a-z][a-z-]*$/.test(name));
    const findings = await Promise.all(
      names.map(async (name): Promise<Finding[]> => {
        // No function accepts PUT. A 405 with a request id comes from the function itself: it is deployed, and the gateway forwards calls.
        const response = await fetchWithTimeout(functionUrl(project, name), { method: 'PUT' });
        const { request_id } = (await response.json().catch(() => ({}))) as { request_id?: unknown };
        if (response.status === 405 && isRequestId(request_id)) return [];
        const result =
          response.status === 401 ? 'answers only calls with a token (401)' : `answers ${response.status}`;
        return [problem(`${name} ${result}.`, `supabase functions deploy --use-api ${name}`)];
      }),
    );
    return findings.flat();
  },
};

const setSecretsCommand = 'supabase secrets set --env-file supabase/functions/.env';

/** An address that no client has: it is reserved for documentation. */
const forgedAddress = '203.0.113.77';

export const healthCheck: Check = {
  title: 'Secrets of the functions',
  needs: ['SUPABASE_URL', 'SITE_URL', 'DISPATCH_SECRET'],
  async run(project) {
    const { SITE_URL, DISPATCH_SECRET } = project.env;
    const response = await fetchWithTimeout(functionUrl(project, 'health'), {
      headers: { 'x-forwarded-for': forgedAddress },
    });
    const health = (await response.json().catch(() => ({}))) as Partial<Health>;
    if (health.configured === undefined) {
      return [problem(`health answers ${response.status}.`, 'supabase functions deploy --use-api')];
    }
    if (!health.configured)
      return [problem('A secret is missing or malformed; the log says which.', setSecretsCommand)];
    if (!health.outbox) return [problem('The functions do not reach the database.', 'Look into their log.')];
    const findings: Finding[] = [];
    const proxies = `Name the gateways in TRUSTED_PROXIES, as DEPLOYMENT.md says, then ${setSecretsCommand}`;
    if (health.address === null)
      findings.push(problem('The functions see no client address: there is no limit by address.', proxies));
    if (health.address === forgedAddress)
      findings.push(
        problem('The functions trust an address that the client made up: limits can be evaded.', proxies),
      );
    const origin = SITE_URL!.replace(/\/$/, '');
    const preflight = await fetchWithTimeout(functionUrl(project, 'contact-submission'), {
      method: 'OPTIONS',
      headers: { origin },
    });
    if (preflight.headers.get('access-control-allow-origin') !== origin) {
      findings.push(
        problem(
          'The SITE_URL of the functions is not the one in supabase/functions/.env.',
          setSecretsCommand,
        ),
      );
    }
    const dispatch = await fetchWithTimeout(functionUrl(project, 'dispatch-outbox'), {
      method: 'POST',
      headers: { authorization: `Bearer ${DISPATCH_SECRET}` },
    });
    await dispatch.body?.cancel();
    if (!dispatch.ok) {
      findings.push(
        problem(
          'The DISPATCH_SECRET of the functions is not the one in supabase/functions/.env.',
          setSecretsCommand,
        ),
      );
    }
    const { mail, timer, retention } = health.checks ?? {};
    if (mail?.state === 'failing') {
      const cause = 'See whether the timer runs, and in the log what the mail provider answers.';
      findings.push(problem('Mail has waited for a quarter of an hour.', cause));
    }
    if (timer?.state === 'failing') {
      findings.push(problem('The timer has not called for a quarter of an hour.', 'See the check “Timers”.'));
    }
    if (retention && retention.state !== 'ok') {
      findings.push(problem('Expired data has not been deleted for three days.', 'See the check “Timers”.'));
    }
    return findings;
  },
};

/** The address by which the functions limit the calls of this machine: an IPv6 address as its /64. */
async function readOwnAddress(project: Project): Promise<string | undefined> {
  const response = await fetchWithTimeout(functionUrl(project, 'health'), {
    headers: { 'x-forwarded-for': forgedAddress },
  });
  const { address } = (await response.json().catch(() => ({}))) as Partial<Health>;
  // `healthCheck` reports a missing and a forged address.
  return !address || address === forgedAddress ? undefined : address;
}

/**
 * Checks that the functions see each caller's own address. The timer of the database calls `health`, too, from another machine: pg_net keeps
 * its answers for six hours.
 */
export const addressCheck: Check = {
  title: 'Addresses of visitors',
  needs: ['SUPABASE_URL', 'SITE_URL', 'DATABASE_URL'],
  run: project =>
    withDatabase(project, async sql => {
      const address = await readOwnAddress(project);
      if (address === undefined) return [];
      const remedy = `Add the gateway’s address, or the range that its owner publishes, to TRUSTED_PROXIES, as DEPLOYMENT.md says in section 4, then ${setSecretsCommand}`;
      const isLocal = project.env.SITE_URL!.startsWith('http:');
      if (!isLocal && !isPublicAddress(address.replace(/\/64$/, ''))) {
        return [problem(`The functions see ${address}, which is no address of a visitor.`, remedy)];
      }
      const [table] = await sql`select to_regclass('net._http_response') as found`;
      const answers = table?.found
        ? await sql<{ address: string }[]>`
            select substring(content from '"address":"([^"]+)"') as address from net._http_response
            where content like '%"address":"%' order by created desc limit 1`
        : [];
      const [timer] = answers;
      if (!timer) {
        return [
          unchecked(
            'No answer to the timer of health is stored.',
            'Check again when the timers have run for five minutes.',
          ),
        ];
      }
      if (timer.address !== address) return [];
      return [
        problem(
          `The functions see this machine and the database with one address, ${address}: it is a gateway’s, and all visitors share one limit.`,
          remedy,
        ),
      ];
    }),
};

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
  remedy: string,
];

/** The function that limits new accounts by address, as in config.toml. */
const newUserHook = 'pg-functions://postgres/private/before_user_created';

/** Settings of Auth by their names in the management API, with the problem that each causes if it has another value. */
const authRules: readonly AuthRule[] = [
  [
    'smtp_host',
    Boolean,
    "Auth sends by Supabase's own server, which only delivers to members of the project.",
    pushConfigCommand,
  ],
  [
    'mailer_secure_email_change_enabled',
    value => value === true,
    'A new email address is not confirmed by both addresses.',
    pushConfigCommand,
  ],
  [
    'security_update_password_require_reauthentication',
    value => value === true,
    'A password can be changed without a recent sign-in.',
    pushConfigCommand,
  ],
  [
    'security_update_password_require_current_password',
    value => value === true,
    'A password can be changed without the current one.',
    pushConfigCommand,
  ],
  [
    'refresh_token_rotation_enabled',
    value => value === true,
    'A stolen refresh token stays valid after it was exchanged.',
    pushConfigCommand,
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
  [
    'mfa_totp_enroll_enabled',
    value => value === true,
    'The staff cannot set up a second factor.',
    pushConfigCommand,
  ],
  [
    'mfa_totp_verify_enabled',
    value => value === true,
    'Accounts cannot use a second factor.',
    pushConfigCommand,
  ],
  [
    'hook_before_user_created_enabled',
    value => value === true,
    'A few addresses can open accounts until nobody gets a confirmation any more: Auth does not ask the database first.',
    pushConfigCommand,
  ],
  [
    'hook_before_user_created_uri',
    value => value === newUserHook,
    `Before a new user, Auth calls another function than ${newUserHook}.`,
    pushConfigCommand,
  ],
  [
    'mailer_otp_length',
    value => Number(value) >= codeLength,
    `Codes have fewer than ${codeLength} digits: many addresses together can guess one while it works.`,
    pushConfigCommand,
  ],
  [
    'mailer_otp_exp',
    isAtMost(codeLifetimeSeconds),
    'The codes and links of mails work for more than ten minutes.',
    pushConfigCommand,
  ],
  ...Object.entries(limitsByAddress).map(([name, max]): AuthRule => [
    name,
    isAtMost(max),
    `One address may send more than ${max} requests in five minutes (${name}): it can guess more.`,
    pushConfigCommand,
  ]),
  [
    'password_min_length',
    value => Number(value) >= minPasswordLength,
    `Passwords of fewer than ${minPasswordLength} characters are accepted.`,
    pushConfigCommand,
  ],
  [
    'jwt_exp',
    isAtMost(maxTokenSeconds),
    'An access token is valid for more than an hour.',
    pushConfigCommand,
  ],
  [
    'rate_limit_email_sent',
    value => Number(value) >= minMailsPerHour,
    `Auth sends fewer than ${minMailsPerHour} mails an hour: a few sign-ups use them up for everybody.`,
    pushConfigCommand,
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

/** The answer of Supabase's management API about the project, or the finding that there is none. */
async function askManagementApi({ env }: Project, path: string): Promise<{ body: unknown } | Finding> {
  const [ref = ''] = new URL(env.SUPABASE_URL!).hostname.split('.');
  const response = await fetchWithTimeout(
    `${env.SUPABASE_MANAGEMENT_URL || 'https://api.supabase.com'}/v1/projects/${ref}/${path}`,
    { headers: { authorization: `Bearer ${env.SUPABASE_ACCESS_TOKEN}` } },
  );
  if (response.ok) return { body: (await response.json()) as unknown };
  await response.body?.cancel();
  const remedy = "Make an access token of an account that may read the project's configuration.";
  return unchecked(`Supabase answers ${response.status} to SUPABASE_ACCESS_TOKEN (${path}).`, remedy);
}

export const authSettingsCheck: Check = {
  title: 'Settings of Auth',
  needs: ['SUPABASE_URL', 'SITE_URL', 'SUPABASE_ACCESS_TOKEN'],
  async run(project) {
    const answer = await askManagementApi(project, 'config/auth');
    if ('kind' in answer) return [answer];
    const settings = answer.body as Record<string, unknown>;
    const findings = authRules.flatMap(([name, isRight, message, remedy]) =>
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
    const message = 'Auth asks for a CAPTCHA, and the site has none: nobody can sign in or open an account.';
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

/** Ranges that contain every address. */
const everyAddress = ['0.0.0.0/0', '::/0'];

/** Settings of the database by their paths in the management API, with the problem that each causes if it has another value. */
const databaseRules: readonly [
  path: string,
  isRight: (body: never) => boolean,
  message: string,
  remedy: string,
][] = [
  [
    'database/backups',
    ({ pitr_enabled }: { pitr_enabled?: boolean }) => pitr_enabled === true,
    'Point-in-time recovery is off: the daily backup loses up to a day of leads.',
    'In the dashboard: Database, Backups, Point in time (an add-on of the Pro plan).',
  ],
  [
    'ssl-enforcement',
    ({ currentConfig }: { currentConfig?: { database?: boolean } }) => currentConfig?.database === true,
    'The database accepts connections without encryption.',
    'In the dashboard: Database, Settings, "Enforce SSL on incoming connections".',
  ],
  [
    'network-restrictions',
    ({ config }: { config?: { dbAllowedCidrs?: string[]; dbAllowedCidrsV6?: string[] } }) => {
      const allowed = [...(config?.dbAllowedCidrs ?? []), ...(config?.dbAllowedCidrsV6 ?? [])];
      return allowed.length > 0 && !allowed.some(range => everyAddress.includes(range));
    },
    'The database accepts connections from every address.',
    'In the dashboard: Database, Settings, Network restrictions: allow the addresses of your staff only.',
  ],
  [
    'config/realtime',
    ({ suspend, private_only }: { suspend?: boolean; private_only?: boolean }) =>
      suspend === true || private_only === true,
    'Realtime opens a channel to everybody, and the site uses none.',
    'In the dashboard: Realtime, Settings: turn the service off, or at least "Allow public access".',
  ],
];

export const databaseSettingsCheck: Check = {
  title: 'Backups, connections and Realtime of the database',
  needs: ['SUPABASE_URL', 'SUPABASE_ACCESS_TOKEN'],
  async run(project) {
    const findings = await Promise.all(
      databaseRules.map(async ([path, isRight, message, remedy]): Promise<Finding[]> => {
        const answer = await askManagementApi(project, path);
        if ('kind' in answer) return [answer];
        return isRight(answer.body as never) ? [] : [problem(message, remedy)];
      }),
    );
    return findings.flat();
  },
};

export const graphqlCheck: Check = {
  title: 'GraphQL',
  needs: ['DATABASE_URL'],
  run: project =>
    withDatabase(project, async sql => {
      const [extension] = await sql`select from pg_extension where extname = 'pg_graphql'`;
      if (!extension) return [];
      const message = 'The database answers GraphQL (pg_graphql), and the site uses none.';
      return [problem(message, 'Run in the SQL editor: drop extension pg_graphql;')];
    }),
};

export const storageCheck: Check = {
  title: 'Logos in Storage',
  needs: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
  async run({ env }) {
    const client = createClient(env.SUPABASE_URL!, env.SUPABASE_PUBLISHABLE_KEY!, {
      auth: { persistSession: false },
      global: { fetch: fetchWithTimeout },
    });
    const { data, error } = await client.storage.from('Website Content').list('News Outlets', { limit: 100 });
    if (error) return [problem(`The bucket cannot be listed: ${error.message}`, 'supabase db push --remote')];
    if (data.length === 0) {
      return [problem('The bucket "Website Content" has no logo.', 'supabase seed buckets --remote')];
    }
    const samples = data.filter(({ name }) => name.startsWith('Sample-'));
    if (samples.length === 0 || !env.SITE_URL?.startsWith('https:')) return [];
    return [
      problem(`${samples.length} logos are samples.`, 'Replace them in supabase/storage, and upload again.'),
    ];
  },
};

const scheduleSql = readFileSync(
  join(import.meta.dirname, '../supabase/migrations/20261122001300_schedule.sql'),
  'utf8',
);
/** The names of the timers of a hosted project. */
export const timerNames = Array.from(
  scheduleSql.matchAll(/cron\.schedule\(\s*'([^']+)'/g),
  ([, name]) => name!,
);

export const scheduleCheck: Check = {
  title: 'Timers',
  needs: ['DATABASE_URL'],
  run: project =>
    withDatabase(project, async sql => {
      const { env } = project;
      const remedy = 'Run in the SQL editor: select private.schedule_jobs();';
      const [table] = await sql`select to_regclass('cron.job') as found`;
      const rows = table?.found ? await sql`select jobname from cron.job where active` : [];
      const running = new Set(rows.map(({ jobname }) => jobname as string));
      const missing = timerNames.filter(name => !running.has(name));
      const findings = missing.length === 0 ? [] : [problem(`Not running: ${missing.join(', ')}.`, remedy)];
      const [vault] = await sql`select to_regclass('vault.decrypted_secrets') as found`;
      const secrets = vault?.found
        ? await sql`select name, decrypted_secret from vault.decrypted_secrets`
        : [];
      for (const [name, setting] of [
        ['project_url', 'SUPABASE_URL'],
        ['dispatch_secret', 'DISPATCH_SECRET'],
      ] as const) {
        const secret = secrets.find(row => row.name === name);
        if (!secret) {
          findings.push(problem(`The vault has no ${name}.`, 'supabase db push --remote'));
        } else if (env[setting] && secret.decrypted_secret !== env[setting]) {
          findings.push(
            problem(
              `${name} in the vault is not the ${setting} of the .env files.`,
              'supabase db push --remote',
            ),
          );
        }
      }
      return findings;
    }),
};

export const staffCheck: Check = {
  title: 'Staff accounts',
  needs: ['DATABASE_URL'],
  run: project =>
    withDatabase(project, async sql => {
      const members = await sql<StaffMember[]>`
        select u.email, u.email_confirmed_at is not null as is_confirmed, m.second_factor as needs_factor,
          exists (
            select from auth.mfa_factors f where f.user_id = m.user_id and f.status::text = 'verified'
          ) as has_factor
        from public.staff_members m join auth.users u on u.id = m.user_id
        order by u.email`;
      if (members.length > 0) return members.flatMap(memberProblems);
      const remedy =
        "Sign up on the site, confirm the address, then in the SQL editor: insert into public.staff_members (user_id) select id from auth.users where email = '…' and email_confirmed_at is not null;";
      return [problem('No account can open /admin.', remedy)];
    }),
};

interface StaffMember {
  email: string;
  is_confirmed: boolean;
  needs_factor: boolean;
  has_factor: boolean;
}

function memberProblems({ email, is_confirmed, needs_factor, has_factor }: StaffMember): Finding[] {
  const findings: Finding[] = [];
  if (!is_confirmed) {
    const remedy =
      'Delete the row in staff_members, and insert it again when the owner has confirmed the address.';
    findings.push(
      problem(`${email} belongs to the staff, and nobody has confirmed that address as theirs.`, remedy),
    );
  }
  if (!needs_factor) {
    const remedy = 'Set second_factor to true in the row of staff_members.';
    findings.push(problem(`${email} opens /admin without a second factor.`, remedy));
  }
  if (!has_factor) {
    const remedy = 'Have the member open /admin and set one up, or delete the row in staff_members.';
    findings.push(
      problem(`${email} has no authenticator app: a person with the password can set one up.`, remedy),
    );
  }
  return findings;
}

async function withDatabase(
  { env }: Project,
  work: (sql: postgres.Sql) => Promise<Finding[]>,
): Promise<Finding[]> {
  const sql = postgres(env.DATABASE_URL!, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
