/** The deployment checks, on a complete project in the local backend: each test breaks one thing, and expects the finding about it. Also `deploy:prices`. */
import { resolveTxt } from 'node:dns/promises';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Project, runChecks } from '../../deploy/check.ts';
import { checks as checksByChapter } from '../../deploy/checks.ts';
import { authMailTemplates } from '../../local/authMailTemplates.ts';
import { createPrices } from '../../deploy/stripe.ts';
import { timerNames } from '../../deploy/database.ts';
import { portOf } from '../../local/ports.ts';
import type { LocalBackend } from '../../local/localBackend.ts';
import { lookupKey } from '../../supabase/functions/_shared/contracts/subscription.ts';
import type { Environment } from '../../supabase/functions/_shared/settings.ts';
import { createAccount, makeStaff } from '../contract/account.ts';
import { newTempPath, startTestBackend } from '../testBackend.ts';
import { startStripeAccount, type StripeAccount } from './stripeAccount.ts';
import { unreachableUrl } from '../unreachableUrl.ts';

vi.mock('node:dns/promises', async original => ({
  ...(await original<object>()),
  resolveTxt: vi.fn<typeof resolveTxt>(),
}));

const supabaseFolder = join(import.meta.dirname, '../../supabase');
const tiers: Project['tiers'] = {
  starter: { name: 'Starter', product: 'PR Authority Starter', amount: 599_00 },
  growth: { name: 'Growth', product: 'PR Authority Growth', amount: 1299_00 },
  pro: { name: 'Pro', product: 'PR Authority Pro', amount: 1999_00 },
  authority: { name: 'Authority', product: 'PR Authority Authority', amount: 3999_00 },
};

/** Auth's settings as the management API returns them. The times of sessions are in hours, all others in seconds. */
const correctAuthSettings = {
  smtp_host: 'smtp.resend.com',
  mailer_secure_email_change_enabled: true,
  security_update_password_require_reauthentication: true,
  security_update_password_require_current_password: true,
  refresh_token_rotation_enabled: true,
  password_hibp_enabled: true,
  sessions_timebox: 720,
  sessions_inactivity_timeout: 336,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  hook_before_user_created_enabled: true,
  hook_before_user_created_uri: 'pg-functions://postgres/private/before_user_created',
  mailer_otp_length: 10,
  mailer_otp_exp: 600,
  rate_limit_verify: 30,
  rate_limit_otp: 10,
  rate_limit_token_refresh: 150,
  password_min_length: 6,
  jwt_exp: 3600,
  rate_limit_email_sent: 1000,
  mailer_templates_confirmation_content: authMailTemplates.confirmation!.html,
  mailer_templates_recovery_content: authMailTemplates.recovery!.html,
  mailer_templates_magic_link_content: authMailTemplates.magic_link!.html,
  mailer_templates_invite_content: authMailTemplates.invite!.html,
  mailer_templates_email_change_content: authMailTemplates.email_change!.html,
};

/** The ways to sign in that the site uses. */
const usedWays = { external_email_enabled: true, external_google_enabled: true };

/** Answers of the management API about the database, by path. */
const correctDatabaseSettings = {
  'database/backups': { pitr_enabled: true, walg_enabled: true, backups: [] },
  'ssl-enforcement': { currentConfig: { database: true }, appliedSuccessfully: true },
  'network-restrictions': {
    entitlement: 'allowed',
    config: { dbAllowedCidrs: ['198.51.100.7/32'], dbAllowedCidrsV6: [] },
    status: 'applied',
  },
  'config/realtime': { suspend: false, private_only: true },
};

/** An access token of Supabase's management API begins with `sbp_`. */
const accessToken = 'sbp_x';

/** All checks, without the chapters of DEPLOYMENT.md by which they are grouped. */
const checks = Object.values(checksByChapter).flat();

let backend: LocalBackend;
let stopAndDelete: () => Promise<void>;
let sql: postgres.Sql;
let project: Project;
let stripe: StripeAccount;
/** Answers as Supabase's management API, as an Auth without Google, and as Resend to a key that may only send. */
let otherServices: Server;
let authSettings: Record<string, unknown>;
let databaseSettings: Record<string, object>;

beforeAll(async () => {
  ({ backend, stopAndDelete } = await startTestBackend({
    mailFrom: 'The studio <desk@newsroom.studio>',
    staffEmail: 'desk@newsroom.studio',
  }));
  sql = postgres(backend.urls.database, { max: 1, onnotice: () => {} });

  const responsesByPath: Record<string, () => [status: number, body: object]> = {
    '/v1/projects/localhost/config/auth': () => [200, authSettings],
    '/auth/v1/authorize?provider=google': () => [400, { msg: 'Unsupported provider' }],
    '/domains': () => [401, { name: 'restricted_api_key' }],
  };
  const managementPath = '/v1/projects/localhost/';
  otherServices = createServer(({ url = '', headers }, response) => {
    const setting = databaseSettings[url.replace(managementPath, '')];
    const [status, body] = setting ? [200, setting] : (responsesByPath[url]?.() ?? [404, {}]);
    const allowed = !url.startsWith(managementPath) || headers.authorization === `Bearer ${accessToken}`;
    response
      .writeHead(allowed ? status : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>(resolve => {
    otherServices.listen(0, '127.0.0.1', resolve);
  });

  stripe = await startStripeAccount(tiers, `${backend.urls.api}/functions/v1/stripe-webhook`);

  const folder = newTempPath();
  await mkdir(join(folder, 'supabase/functions'), { recursive: true });
  await mkdir(join(folder, 'supabase/.temp'));
  for (const name of ['migrations', 'config.toml']) {
    await symlink(join(supabaseFolder, name), join(folder, 'supabase', name));
  }
  for (const name of await readdir(join(supabaseFolder, 'functions'))) {
    await symlink(join(supabaseFolder, 'functions', name), join(folder, 'supabase/functions', name));
  }
  await writeFile(join(folder, 'supabase/.temp/project-ref'), 'localhost\n');
  project = {
    folder,
    tiers,
    env: {
      ...backend.env,
      ...backend.site,
      STRIPE_API_URL: stripe.url,
      STRIPE_PAYMENT_LINKS: stripe.links.map(({ url, metadata }) => `${metadata.tier}=${url}`).join(' '),
      DATABASE_URL: backend.urls.database,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      AUTH_MAIL_ADDRESS: 'desk@newsroom.studio',
      AUTH_MAIL_NAME: 'The studio',
      SUPABASE_ACCESS_TOKEN: accessToken,
      SUPABASE_MANAGEMENT_URL: otherServicesUrl(),
    },
  };
  authSettings = { ...correctAuthSettings, ...usedWays };
  databaseSettings = { ...correctDatabaseSettings };

  const resend = (path: string, body?: object) =>
    fetch(`${backend.env.RESEND_API_URL}/domains${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.env.RESEND_API_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
  const { id } = (await (await resend('', { name: 'newsroom.studio' })).json()) as { id: string };
  await resend(`/${id}/verify`);
  await resend('', { name: 'pending.studio' });

  // The tables of pg_cron, pg_net and the vault. The stored response says that the database's timer called `health` from 198.51.100.9.
  await sql`create schema net`;
  await sql`create table net._http_response (id bigint, content text, created timestamptz default now())`;
  await sql`insert into net._http_response values
    (1, '{"healthy":true,"address":"198.51.100.9"}'), (2, '{"sent":0,"failed":0}')`;
  await sql`create schema cron`;
  await sql`create table cron.job (jobname text, active boolean)`;
  for (const name of timerNames) await sql`insert into cron.job values (${name}, true)`;
  await sql`create schema if not exists vault`;
  await sql`create table vault.decrypted_secrets (name text, decrypted_secret text)`;
  await sql`insert into vault.decrypted_secrets ${sql([
    { name: 'project_url', decrypted_secret: backend.env.SUPABASE_URL },
    { name: 'dispatch_secret', decrypted_secret: backend.env.DISPATCH_SECRET },
  ])}`;
  const ada = await createAccount({
    apiUrl: backend.urls.api,
    publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY,
    sql,
  });
  await makeStaff(sql, ada, { needsSecondFactor: true });
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status)
    values (gen_random_uuid(), ${ada.id}, 'totp', 'verified')`;
});
afterAll(async () => {
  otherServices.close();
  stripe.stop();
  await sql.end();
  await stopAndDelete();
  await rm(project.folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

/** The origin of the server that answers in place of Resend and of Supabase's Management API. */
const otherServicesUrl = () => `http://127.0.0.1:${(otherServices.address() as AddressInfo).port}`;

/** One line for each finding: title, kind, message and remedy. */
async function findings(env: Environment = {}, change: Partial<Project> = {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const { title, findings: found } of runChecks(checks, {
    ...project,
    ...change,
    env: { ...project.env, ...env },
  })) {
    lines.push(...found.map(({ kind, message, remedy }) => `${title} | ${kind} | ${message} | ${remedy}`));
  }
  return lines;
}

/** Expected findings: each line contains the text, or matches the pattern. */
const matchingLines = (...expected: (string | RegExp)[]) =>
  expected.map(line =>
    typeof line === 'string' ? expect.stringContaining(line) : expect.stringMatching(line),
  );

test('a complete project has no findings', async () => {
  expect(await findings()).toEqual([]);
});

test('an empty project gets a problem for each setting, and every other check is reported as unchecked', async () => {
  const lines = await findings(Object.fromEntries(Object.keys(project.env).map(name => [name, undefined])));
  const problems = lines.filter(line => line.includes('| problem |'));
  // One for each setting that a project must have.
  expect(problems).toHaveLength(16);
  expect(problems.every(line => line.startsWith('Settings |'))).toBe(true);
  const unchecked = lines.filter(line => line.includes('| unchecked |')).map(line => line.split(' |')[0]);
  expect(unchecked).toEqual(checks.map(({ title }) => title).filter(title => title !== 'Settings'));
});

test('the example files list exactly the required settings', async () => {
  const examples = await Promise.all(
    ['.env.example', 'functions/.env.example'].map(name => readFile(join(supabaseFolder, name), 'utf8')),
  );
  const names = new Set(Array.from(examples.join('\n').matchAll(/^(\w+)=$/gm), ([, name]) => name!));
  const lines = await findings(Object.fromEntries([...names].map(name => [name, undefined])));
  expect(new Set(lines.join('\n').match(/\b[A-Z]+(_[A-Z]+)+\b(?=[^|]* (is missing|not set))/g))).toEqual(
    names,
  );
});

test('a check whose service does not answer is a finding, and the next check runs', async () => {
  const lines = await findings({
    SUPABASE_URL: unreachableUrl,
    STRIPE_API_URL: unreachableUrl,
    RESEND_API_URL: unreachableUrl,
  });
  expect(lines.filter(line => line.includes('No answer: '))).not.toHaveLength(0);
  expect(new Set(lines.map(line => line.split(' |')[0]))).toContain("Stripe's webhook");
});

describe('settings', () => {
  test('are reported when they are examples, or two are the same', async () => {
    const secret = 'x'.repeat(40);
    expect(
      await findings({ STAFF_EMAIL: 'desk@studio.example', HASH_SECRET: secret, DISPATCH_SECRET: secret }),
    ).toEqual(
      matchingLines(
        'STAFF_EMAIL is still an example',
        'are the same',
        'The DISPATCH_SECRET of the functions is not the one',
        'dispatch_secret in the vault is not',
      ),
    );
  });

  test('are reported when a public site has those of test mode', async () => {
    const lines = await findings({
      SITE_URL: 'https://newsroom.studio',
      PRIVATE_RANGES: '127.0.0.1/32',
      WEBHOOK_URL: 'http://localhost:8080/events',
    });
    expect(lines).toEqual(
      expect.arrayContaining(
        matchingLines(
          'is of test mode',
          'logos are samples',
          'PRIVATE_RANGES is set',
          'WEBHOOK_SECRET is missing',
          'WEBHOOK_URL begins with http:',
        ),
      ),
    );
  });
});

test('pnpm deploy:check reports a folder that is linked to no project, or to another one', async () => {
  const file = join(project.folder, 'supabase/.temp/project-ref');
  onTestFinished(() => writeFile(file, 'localhost'));
  await writeFile(file, 'another');
  expect(await findings()).toEqual(matchingLines('linked to another'));
  await rm(file);
  expect(await findings()).toEqual(matchingLines(/not linked.*supabase link --project-ref localhost/));
});

test('pnpm deploy:check reports a migration that is not applied', async () => {
  const [row] = await sql`
    delete from supabase_migrations.schema_migrations where version = '20261122001200' returning *`;
  onTestFinished(async () => {
    await sql`insert into supabase_migrations.schema_migrations ${sql(row!)}`;
  });
  expect(await findings()).toEqual(
    matchingLines(/1 not applied: 20261122001200_storage\.sql.*supabase db push/),
  );
});

describe('Auth', () => {
  test('and the functions are reported when SITE_URL is another site than theirs', async () => {
    const lines = await findings({ SITE_URL: 'https://newsroom.studio' });
    expect(lines).toEqual(
      expect.arrayContaining(
        matchingLines(
          `Auth redirects to http://localhost:${portOf('site')} instead of SITE_URL`,
          'does not redirect to https://newsroom.studio/**',
          'The SITE_URL of the functions is not the one',
        ),
      ),
    );
  });

  test('is reported when it rejects the publishable key', async () => {
    const lines = await findings({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_other' });
    expect(lines).toEqual(expect.arrayContaining(matchingLines(/Auth answers 401/)));
  });

  test('is reported when Google is not set up', async () => {
    const lines = await findings({ SUPABASE_URL: otherServicesUrl() });
    expect(lines).toEqual(
      expect.arrayContaining(matchingLines(/does not redirect to Google.*GOOGLE_CLIENT_ID/)),
    );
  });

  test("is reported when it sends mail by Supabase's server, and is unchecked when the access token is refused", async () => {
    onTestFinished(() => {
      authSettings = { ...correctAuthSettings, ...usedWays };
    });
    authSettings.smtp_host = null;
    expect(await findings()).toEqual(
      matchingLines(/only delivers to members of the project.*supabase config push/),
    );
    authSettings.smtp_host = 'smtp.resend.com';
    expect(await findings({ SUPABASE_ACCESS_TOKEN: 'sbp_y' })).toEqual(
      matchingLines(
        /^Settings of Auth \| unchecked.*answers 401/,
        /^Backups, .*unchecked.*answers 401.*database\/backups/,
        /^Backups, .*unchecked.*answers 401.*ssl-enforcement/,
        /^Backups, .*unchecked.*answers 401.*network-restrictions/,
        /^Backups, .*unchecked.*answers 401.*realtime/,
      ),
    );
  });

  test.each([
    ['hook_before_user_created_enabled', false, /does not ask the database first.*supabase config push/],
    [
      'hook_before_user_created_uri',
      'pg-functions://postgres/public/other',
      /another function than pg-functions.*supabase config push/,
    ],
    ['mailer_otp_length', 9, /fewer than 10 digits.*supabase config push/],
    ['mailer_otp_exp', 601, /more than ten minutes.*supabase config push/],
    ['sessions_timebox', 721, /does not end by itself after 30 days.*Sessions/],
    ['sessions_inactivity_timeout', 337, /does not end after 14 days.*Sessions/],
    ['rate_limit_verify', 31, /more than 30 requests in five minutes.*supabase config push/],
    ['rate_limit_otp', 11, /more than 10 requests in five minutes.*supabase config push/],
    ['rate_limit_token_refresh', 151, /more than 150 requests in five minutes.*supabase config push/],
    ['password_min_length', 5, /fewer than 6 characters.*supabase config push/],
    ['jwt_exp', 3601, /more than an hour.*supabase config push/],
    ['external_anonymous_users_enabled', true, /does not use: external_anonymous_users_enabled\..*Providers/],
    ['security_manual_linking_enabled', true, /does not use: security_manual_linking_enabled\./],
    ['external_github_enabled', true, /does not use: external_github_enabled\./],
    ['saml_enabled', true, /does not use: saml_enabled\./],
    ['rate_limit_email_sent', 999, /fewer than 1000 mails an hour.*supabase config push/],
    [
      'uri_allow_list',
      'http://localhost:5173/**,https://*.host.example/**',
      /localhost:5173.*\*\.host\.example.*URL Config/,
    ],
    ['uri_allow_list', `http://localhost:${portOf('site')}.host.example/**`, /host\.example.*Redirect URLs/],
    ['uri_allow_list', `http://localhost:${portOf('site')}**`, /Auth may send the token/],
    [
      'mailer_templates_email_change_content',
      '<a href="{{ .ConfirmationURL }}">Confirm</a>',
      /has a link.*pnpm generate, then supabase config push/,
    ],
    ['mailer_templates_magic_link_content', '{{ .ConfirmationURL }}', /does not lead to the site/],
    ['mailer_templates_invite_content', '{{ .ConfirmationURL }}', /does not lead to the site/],
  ])('is reported when %s is %s', async (name, value, line) => {
    onTestFinished(() => {
      authSettings = { ...correctAuthSettings, ...usedWays };
    });
    authSettings[name] = value;
    expect(await findings()).toEqual(matchingLines(line));
  });
});

describe('the database', () => {
  test.each<[keyof typeof correctDatabaseSettings, object, RegExp]>([
    ['database/backups', { pitr_enabled: false, backups: [] }, /Point-in-time recovery is off.*Backups/],
    ['ssl-enforcement', { currentConfig: { database: false } }, /without encryption.*Enforce SSL/],
    ['network-restrictions', { config: { dbAllowedCidrs: ['0.0.0.0/0'] } }, /from every address.*Network/],
    [
      'network-restrictions',
      { config: { dbAllowedCidrs: ['198.51.100.7/32'], dbAllowedCidrsV6: ['::/0'] } },
      /from every address/,
    ],
    ['network-restrictions', { entitlement: 'disallowed', config: {} }, /from every address/],
    [
      'config/realtime',
      { suspend: false, private_only: false },
      /Realtime opens a channel.*turn the service off/,
    ],
  ])('is reported when %s is %j', async (path, body, line) => {
    onTestFinished(() => {
      databaseSettings = { ...correctDatabaseSettings };
    });
    databaseSettings[path] = body;
    expect(await findings()).toEqual(matchingLines(line));
  });
});

test.each([null, `http://localhost:${portOf('site')},http://localhost:${portOf('site')}/**`])(
  "pnpm deploy:check accepts %s in Auth's list of redirect addresses",
  async list => {
    onTestFinished(() => {
      authSettings = { ...correctAuthSettings, ...usedWays };
    });
    authSettings.uri_allow_list = list;
    expect(await findings()).toEqual([]);
  },
);

test('pnpm deploy:check accepts Realtime that is off', async () => {
  onTestFinished(() => {
    databaseSettings = { ...correctDatabaseSettings };
  });
  databaseSettings['config/realtime'] = { suspend: true, private_only: false };
  expect(await findings()).toEqual([]);
});

test('pnpm deploy:check reports the extension of GraphQL', async () => {
  // The extension is not installed here: the test only inserts its row into the catalog.
  await sql`set allow_system_table_mods = on`;
  await sql`
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 99999, 'pg_graphql', extowner, extnamespace, false, '1.5' from pg_extension where extname = 'plpgsql'`;
  onTestFinished(async () => {
    await sql`delete from pg_extension where extname = 'pg_graphql'`;
    await sql`reset allow_system_table_mods`;
  });
  expect(await findings()).toEqual(matchingLines(/answers GraphQL.*drop extension pg_graphql/));
});

test('pnpm deploy:check reports a bucket without logos', async () => {
  await sql`update storage.objects set name = 'Elsewhere/' || name`;
  onTestFinished(async () => {
    await sql`update storage.objects set name = substr(name, 11)`;
  });
  expect(await findings()).toEqual(matchingLines(/no logo.*supabase seed buckets/));
});

test('pnpm deploy:check reports a sender domain that Resend does not know, or has not verified', async () => {
  expect(await findings({ MAIL_FROM: 'A <a@other.studio>' })).toEqual(
    matchingLines('does not know other.studio'),
  );
  expect(await findings({ MAIL_FROM: 'A <a@pending.studio>' })).toEqual(
    matchingLines(/pending\.studio is not verified: pending.*DNS/),
  );
});

test('pnpm deploy:check looks the sender domain up in DNS when the key may only send', async () => {
  const RESEND_API_URL = otherServicesUrl();
  const dnsLookup = vi.mocked(resolveTxt);
  onTestFinished(() => void dnsLookup.mockReset());
  dnsLookup.mockResolvedValueOnce([['p=MIGfMA0GCSqGSIb3', 'DQEBAQUAA4GNADCB']]);
  expect(await findings({ RESEND_API_URL })).toEqual([]);
  expect(dnsLookup).toHaveBeenCalledExactlyOnceWith('resend._domainkey.newsroom.studio');
  dnsLookup.mockRejectedValueOnce(Object.assign(new Error('None.'), { code: 'ENOTFOUND' }));
  expect(await findings({ RESEND_API_URL })).toEqual(
    matchingLines(/problem \| newsroom\.studio is not set up.*DNS/),
  );
  dnsLookup.mockResolvedValueOnce([['p=']]);
  expect(await findings({ RESEND_API_URL })).toEqual(matchingLines(/problem .*holds no key.*DNS/));
  dnsLookup.mockRejectedValueOnce(Object.assign(new Error('Late.'), { code: 'ETIMEOUT' }));
  expect(await findings({ RESEND_API_URL })).toEqual(
    matchingLines(/unchecked.*could not be looked up: ETIMEOUT/),
  );
});

test.each([
  ['advises a CAPTCHA for sign-up when it is off', false, ['advice']],
  ['reports a CAPTCHA that is on, because the site has no widget for it', true, ['problem']],
  ['has no finding about the CAPTCHA when the API does not return the setting', undefined, []],
])('pnpm deploy:check %s', async (_, isEnabled, kinds) => {
  onTestFinished(() => {
    authSettings = { ...correctAuthSettings, ...usedWays };
  });
  authSettings.security_captcha_enabled = isEnabled;
  const lines = await findings();
  expect(lines.map(line => line.split(' | ')[1])).toEqual(kinds);
  expect(lines.every(line => line.includes('CAPTCHA'))).toBe(true);
});

test.each(Object.keys(correctAuthSettings))(
  'pnpm deploy:check reports the setting %s of Auth if it is missing',
  async name => {
    const settings = { ...authSettings };
    onTestFinished(() => {
      authSettings = settings;
    });
    authSettings = { ...settings, [name]: null };
    const SUPABASE_MANAGEMENT_URL = otherServicesUrl();
    const found = [];
    const check = checks.filter(({ title }) => title === 'Settings of Auth');
    const env = { ...project.env, SUPABASE_MANAGEMENT_URL, SUPABASE_ACCESS_TOKEN: accessToken };
    for await (const result of runChecks(check, { ...project, env })) found.push(...result.findings);
    expect(found).toEqual([
      {
        kind: 'problem',
        message: expect.any(String),
        remedy: expect.stringMatching(/config push|dashboard/),
      },
    ]);
  },
);

test('config.toml sets the rules of Auth that the check expects', async () => {
  const config = await readFile(join(supabaseFolder, 'config.toml'), 'utf8');
  for (const line of [
    'double_confirm_changes = true',
    'secure_password_change = true',
    'require_current_password = true',
    'enable_refresh_token_rotation = true',
    '[auth.mfa.totp]\nenroll_enabled = true\nverify_enabled = true',
    '[auth.hook.before_user_created]\nenabled = true\nuri = "pg-functions://postgres/private/before_user_created"',
    'otp_length = 10\notp_expiry = 600',
    'jwt_expiry = 3600',
    'minimum_password_length = 6',
    'sign_in_sign_ups = 10\ntoken_verifications = 30\ntoken_refresh = 150',
    'email_sent = 1000',
  ]) {
    expect(config).toContain(`\n${line}\n`);
  }
});

test('a service that accepts a request and never answers is a finding', async () => {
  const unansweringServer = createServer(() => {});
  await new Promise<void>(resolve => {
    unansweringServer.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    unansweringServer.closeAllConnections();
    unansweringServer.close();
  });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => timeout(Math.min(ms, 50)));
  onTestFinished(() => timeoutSpy.mockRestore());
  const SUPABASE_MANAGEMENT_URL = `http://127.0.0.1:${(unansweringServer.address() as AddressInfo).port}`;
  const authCheck = checks.filter(({ title }) => title === 'Settings of Auth');
  const lines = [];
  for await (const { findings: found } of runChecks(authCheck, {
    ...project,
    env: { ...project.env, SUPABASE_MANAGEMENT_URL },
  })) {
    lines.push(...found.map(({ message }) => message));
  }
  expect(lines).toEqual([expect.stringMatching(/^No answer: .*timeout/)]);
});

describe('Stripe', () => {
  const growthPrice = () => stripe.prices.find(({ lookup_key }) => lookup_key === lookupKey('growth'))!;

  const growthLink = () =>
    stripe.links.find(({ active, metadata }) => active && metadata.price === growthPrice().id)!;

  /** Runs deploy:prices, and writes the setting that it prints. */
  const deployPrices = async (rateCard = tiers): Promise<string> => {
    const lines = await createPrices({ ...project, tiers: rateCard });
    const [, links] = /^STRIPE_PAYMENT_LINKS="(.*)"$/.exec(lines.at(-1)!)!;
    project.env = { ...project.env, STRIPE_PAYMENT_LINKS: links };
    return lines.join();
  };

  test('reports a missing price, and deploy:prices creates it once', async () => {
    growthPrice().active = false;
    expect(await findings()).toEqual(
      matchingLines(/Growth has no price pr_authority_growth_monthly.*pnpm deploy:prices/),
    );
    expect(await deployPrices()).toContain('Growth: $1299 a month, created');
    expect(await deployPrices()).not.toContain('created');
    expect(await findings()).toEqual([]);
  });

  test('reports a price that differs from the rate card, and deploy:prices replaces it', async () => {
    const before = growthPrice();
    const raised = { ...tiers, growth: { ...tiers.growth, amount: 1399_00 } };
    expect(await findings({}, { tiers: raised })).toEqual(
      matchingLines('Growth is $1299, on the rate card $1399'),
    );
    await deployPrices(raised);
    expect(await findings({}, { tiers: raised })).toEqual([]);
    const after = growthPrice();
    expect(after).toMatchObject({
      unit_amount: 1399_00,
      product: before.product,
      metadata: { tier: 'growth' },
    });
    expect(after.id).not.toBe(before.id);
    await deployPrices();
  });

  test('reports a tier without a payment link, and deploy:prices creates one once', async () => {
    const before = growthLink();
    before.active = false;
    expect(await findings()).toEqual(matchingLines(/Growth has no payment link.*pnpm deploy:prices/));
    await deployPrices();
    expect(await findings()).toEqual([]);
    const count = stripe.links.length;
    await deployPrices();
    expect(stripe.links).toHaveLength(count);
  });

  test('closes the payment link of a replaced price once the setting names the new one', async () => {
    const before = growthLink();
    const raised = { ...tiers, growth: { ...tiers.growth, amount: 1399_00 } };
    // The first run keeps the old payment link: the site links to it until it is built with the new setting.
    await deployPrices(raised);
    expect(before.active).toBe(true);
    await deployPrices(raised);
    expect(before.active).toBe(false);
    expect(stripe.links.filter(link => link.active && link.metadata.tier === 'growth')).toEqual([
      expect.objectContaining({ metadata: { tier: 'growth', price: growthPrice().id } }),
    ]);
    await deployPrices();
    await deployPrices();
    expect(await findings()).toEqual([]);
  });

  test('reports a portal that is not set up', async () => {
    stripe.portal.active = false;
    onTestFinished(() => {
      stripe.portal.active = true;
    });
    expect(await findings()).toEqual(matchingLines('The portal is not set up'));
  });

  test('reports a portal that changes the plan without an immediate invoice', async () => {
    const update = stripe.portal.features.subscription_update;
    onTestFinished(() => {
      Object.assign(update, { enabled: true, proration_behavior: 'always_invoice' });
    });
    update.proration_behavior = 'create_prorations';
    expect(await findings()).toEqual(
      matchingLines(/larger package.*invoice a change of the plan immediately/),
    );
    update.enabled = false;
    expect(await findings()).toEqual([]);
  });

  test('reports a portal that credits the rest of the month after a change to a smaller package', async () => {
    const { schedule_at_period_end: schedule } = stripe.portal.features.subscription_update;
    const { conditions } = schedule;
    onTestFinished(() => void Object.assign(schedule, { conditions }));
    schedule.conditions = [{ type: 'shortening_interval' }];
    expect(await findings()).toEqual(matchingLines(/smaller package.*end of the billing period/));
  });

  test('reports a webhook that is missing, disabled, incomplete, or signed with another secret', async () => {
    const { webhook } = stripe;
    const complete = { ...webhook };
    onTestFinished(() => void Object.assign(webhook, complete));
    webhook.url = 'https://other.example/';
    expect(await findings()).toEqual(
      matchingLines(/does not know the webhook.*add http:.*\/functions\/v1\/stripe-webhook/),
    );
    Object.assign(webhook, complete, {
      status: 'disabled',
      enabled_events: ['customer.subscription.created'],
    });
    expect(await findings()).toEqual(
      matchingLines(
        'disabled',
        'does not get customer.subscription.updated, customer.subscription.deleted, invoice.paid',
      ),
    );
    Object.assign(webhook, complete);
    expect(await findings({ STRIPE_WEBHOOK_SECRET: 'whsec_other' })).toEqual(
      matchingLines('another signing secret'),
    );
  });
});

describe('functions', () => {
  test('are reported when one is not deployed', async () => {
    const folder = join(project.folder, 'supabase/functions/brand-new');
    await mkdir(folder);
    onTestFinished(() => rm(folder, { recursive: true }));
    expect(await findings()).toEqual(
      matchingLines(/brand-new answers 404.*supabase functions deploy --use-api brand-new/),
    );
  });

  test('are reported when they see no client address, or a forged one', async () => {
    // If both addresses are trusted proxies, the functions find no client address.
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1,203.0.113.77');
    expect(await findings()).toEqual(matchingLines(/see no client address.*TRUSTED_PROXIES/));
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1');
    expect(await findings()).toEqual(
      matchingLines(/trust an address that the client made up.*TRUSTED_PROXIES/),
    );
  });

  test('are reported when they see the same client address for this machine and for the database', async () => {
    const before = await sql`update net._http_response set content = '{"address":"127.0.0.1"}' where id = 1`;
    expect(before.count).toBe(1);
    onTestFinished(async () => {
      await sql`update net._http_response set content = '{"healthy":true,"address":"198.51.100.9"}' where id = 1`;
    });
    expect(await findings()).toEqual(matchingLines(/with one address, 127\.0\.0\.1.*TRUSTED_PROXIES/));
  });

  test('are reported when a public site sees a private address', async () => {
    const lines = await findings({ SITE_URL: 'https://newsroom.studio' });
    expect(lines).toEqual(
      expect.arrayContaining(
        matchingLines(/see 127\.0\.0\.1, which is no address of a visitor.*TRUSTED_PROXIES/),
      ),
    );
  });

  test('are unchecked while the timer has not called health', async () => {
    const rows = await sql`delete from net._http_response returning *`;
    onTestFinished(async () => {
      await sql`insert into net._http_response ${sql(rows)}`;
    });
    expect(await findings()).toEqual(matchingLines(/unchecked \| No answer to the timer/));
  });

  test('are reported when a secret is malformed', async () => {
    vi.stubEnv('RESEND_API_KEY', 'nonsense');
    expect(await findings()).toEqual(
      expect.arrayContaining(matchingLines(/A secret is missing or malformed.*supabase secrets set/)),
    );
  });
});

test('pnpm deploy:check reports timers that do not run, and a missing secret in the vault', async () => {
  await sql`update cron.job set active = false`;
  const [secret] = await sql`delete from vault.decrypted_secrets where name = 'dispatch_secret' returning *`;
  onTestFinished(async () => {
    await sql`update cron.job set active = true`;
    await sql`insert into vault.decrypted_secrets ${sql(secret!)}`;
  });
  expect(await findings()).toEqual(
    matchingLines(
      /Not running: .*dispatch-outbox.*private\.schedule_jobs/,
      /no dispatch_secret.*supabase db push/,
    ),
  );
});

test('pnpm deploy:check reports a vault with another project or an old secret', async () => {
  const before = await sql`select * from vault.decrypted_secrets`;
  onTestFinished(async () => {
    await sql`truncate vault.decrypted_secrets`;
    await sql`insert into vault.decrypted_secrets ${sql(before)}`;
  });
  await sql`update vault.decrypted_secrets set decrypted_secret = 'https://old.supabase.co'`;
  expect(await findings()).toEqual(
    matchingLines(
      /project_url in the vault is not the SUPABASE_URL.*supabase db push/,
      /dispatch_secret in the vault is not the DISPATCH_SECRET.*supabase db push/,
    ),
  );
});

test('pnpm deploy:check reports a missing staff account', async () => {
  await sql`create table members as table public.staff_members`;
  await sql`delete from public.staff_members`;
  expect(await findings()).toEqual(
    matchingLines(/No account can open \/admin.*insert into public\.staff_members/),
  );
  await sql`insert into public.staff_members table members`;
});

test('pnpm deploy:check reports a member of the staff without a second factor, or whose address is not confirmed', async () => {
  const [member] = await sql<{ user_id: string; email: string; email_confirmed_at: Date }[]>`
    select m.user_id, u.email, u.email_confirmed_at
    from public.staff_members m join auth.users u on u.id = m.user_id`;
  const { user_id, email, email_confirmed_at } = member!;
  onTestFinished(async () => {
    await sql`update public.staff_members set second_factor = true`;
    await sql`update auth.mfa_factors set status = 'verified'`;
    await sql`update auth.users set email_confirmed_at = ${email_confirmed_at} where id = ${user_id}`;
  });
  await sql`update public.staff_members set second_factor = false`;
  expect(await findings()).toEqual(
    matchingLines(`${email} opens /admin without a second factor. | Set second_factor to true`),
  );
  await sql`update public.staff_members set second_factor = true`;
  await sql`update auth.mfa_factors set status = 'unverified'`;
  expect(await findings()).toEqual(matchingLines(`${email} has no authenticator app`));
  await sql`update auth.mfa_factors set status = 'verified'`;
  await sql`update auth.users set email_confirmed_at = null where id = ${user_id}`;
  expect(await findings()).toEqual(matchingLines(`${email} belongs to the staff, and nobody has confirmed`));
});
