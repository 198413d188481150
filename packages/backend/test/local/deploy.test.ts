import { resolveTxt } from 'node:dns/promises';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Project, report } from '../../deploy/check.ts';
import { checks as byChapter } from '../../deploy/checks.ts';
import { makePrices, stripeOf } from '../../deploy/stripe.ts';
import type { Stack } from '../../local/main.ts';
import { lookupKey } from '../../supabase/functions/_shared/contracts/subscription.ts';
import type { Environment } from '../../supabase/functions/_shared/settings.ts';
import { signIn } from '../contract/account.ts';
import { newDataDir, startTestStack } from '../contract/target.ts';

vi.mock('node:dns/promises', async original => ({
  ...(await original<object>()),
  resolveTxt: vi.fn<typeof resolveTxt>(),
}));

// A project that lacks nothing, on the embedded stack; each test takes one thing away and is told what to do about it.

const source = join(import.meta.dirname, '../../supabase');
const tiers: Project['tiers'] = {
  starter: { name: 'Starter', product: 'PR Authority Starter', amount: 599_00 },
  growth: { name: 'Growth', product: 'PR Authority Growth', amount: 1299_00 },
  pro: { name: 'Pro', product: 'PR Authority Pro', amount: 1999_00 },
  authority: { name: 'Authority', product: 'PR Authority Authority', amount: 3999_00 },
};

const checks = Object.values(byChapter).flat();

let stack: Stack;
let discard: () => Promise<void>;
let sql: postgres.Sql;
let project: Project;
let stripe: Stripe;
/** What neither the stack nor a stand-in of its has: Supabase's own API, and other services having a bad day. */
let elsewhere: Server;
let smtpHost: string | null;

beforeAll(async () => {
  ({ stack, discard } = await startTestStack({
    mailFrom: 'The studio <desk@milwright.studio>',
    studioEmail: 'desk@milwright.studio',
  }));
  sql = postgres(stack.urls.database, { max: 1, onnotice: () => {} });

  const answers: Record<string, () => [status: number, body: object]> = {
    '/v1/projects/localhost/config/auth': () => [200, { smtp_host: smtpHost }],
    '/auth/v1/authorize?provider=google': () => [400, { msg: 'Unsupported provider' }],
    '/domains': () => [401, { name: 'restricted_api_key' }],
  };
  elsewhere = createServer((request, response) => {
    const [status, body] = answers[request.url ?? '']?.() ?? [404, {}];
    const allowed =
      request.url !== '/v1/projects/localhost/config/auth' ||
      request.headers.authorization === 'Bearer sbp_x';
    response
      .writeHead(allowed ? status : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>(resolve => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });

  const folder = newDataDir();
  await mkdir(join(folder, 'supabase/functions'), { recursive: true });
  await mkdir(join(folder, 'supabase/.temp'));
  for (const name of ['migrations', 'config.toml']) {
    await symlink(join(source, name), join(folder, 'supabase', name));
  }
  for (const name of await readdir(join(source, 'functions'))) {
    await symlink(join(source, 'functions', name), join(folder, 'supabase/functions', name));
  }
  await writeFile(join(folder, 'supabase/.temp/project-ref'), 'localhost\n');
  project = {
    folder,
    tiers,
    env: {
      ...stack.env,
      ...stack.site,
      DATABASE_URL: stack.urls.database,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      AUTH_MAIL_ADDRESS: 'desk@milwright.studio',
      AUTH_MAIL_NAME: 'The studio',
      SUPABASE_ACCESS_TOKEN: 'sbp_x',
      SUPABASE_MANAGEMENT_URL: elsewhereUrl(),
    },
  };
  stripe = stripeOf(project);
  smtpHost = 'smtp.resend.com';

  const resend = (path: string, body?: object) =>
    fetch(`${stack.env.RESEND_API_URL}/domains${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stack.env.RESEND_API_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
  const { id } = (await (await resend('', { name: 'milwright.studio' })).json()) as { id: string };
  await resend(`/${id}/verify`);
  await resend('', { name: 'pending.studio' });

  // What pg_cron and the vault have, where we look.
  await sql`create schema cron`;
  await sql`create table cron.job (jobname text, active boolean)`;
  for (const name of await timers()) await sql`insert into cron.job values (${name}, true)`;
  await sql`create schema if not exists vault`;
  await sql`create table vault.decrypted_secrets (name text, decrypted_secret text)`;
  await sql`insert into vault.decrypted_secrets ${sql([
    { name: 'project_url', decrypted_secret: stack.env.SUPABASE_URL },
    { name: 'dispatch_secret', decrypted_secret: stack.env.DISPATCH_SECRET },
  ])}`;
  const ada = await signIn({
    apiUrl: stack.urls.api,
    publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY,
    sql,
  });
  await sql`insert into public.studio_members (user_id) values (${ada.id})`;
});
afterAll(async () => {
  elsewhere.close();
  await sql.end();
  await discard();
  await rm(project.folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

const elsewhereUrl = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

const timers = async () => {
  const schedule = await readFile(join(source, 'schedule.sql'), 'utf8');
  return [...schedule.matchAll(/cron\.schedule\('([^']+)'/g)].map(([, name]) => name!);
};

/** What all checks find, a line for each: its title, what is wrong, and what to do. */
async function findings(env: Environment = {}, change: Partial<Project> = {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const { title, findings: found } of report(checks, {
    ...project,
    ...change,
    env: { ...project.env, ...env },
  })) {
    lines.push(...found.map(({ kind, says, todo }) => `${title} | ${kind} | ${says} | ${todo}`));
  }
  return lines;
}

const only = (...expected: (string | RegExp)[]) =>
  expected.map(line =>
    typeof line === 'string' ? expect.stringContaining(line) : expect.stringMatching(line),
  );

test('a project that lacks nothing', async () => {
  expect(await findings()).toEqual([]);
});

test('one that has nothing is told of all of it, and of nothing that cannot be known', async () => {
  const lines = await findings(Object.fromEntries(Object.keys(project.env).map(name => [name, undefined])));
  const missing = lines.filter(line => line.includes('| missing |'));
  expect(missing).toHaveLength(15);
  expect(missing.every(line => line.startsWith('Settings |'))).toBe(true);
  const unchecked = lines.filter(line => line.includes('| unchecked |')).map(line => line.split(' |')[0]);
  expect(unchecked).toEqual(checks.map(({ title }) => title).filter(title => title !== 'Settings'));
});

test('the examples have whatever has to be set', async () => {
  const examples = await Promise.all(
    ['.env.example', 'functions/.env.example'].map(name => readFile(join(source, name), 'utf8')),
  );
  const names = new Set(Array.from(examples.join('\n').matchAll(/^(\w+)=$/gm), ([, name]) => name!));
  const lines = await findings(Object.fromEntries([...names].map(name => [name, undefined])));
  expect(new Set(lines.join('\n').match(/\b[A-Z]+(_[A-Z]+)+\b(?=[^|]* (is missing|not set))/g))).toEqual(
    names,
  );
});

test('nothing answers: every check says so, and the next one is made', async () => {
  const gone = 'http://127.0.0.1:9';
  const lines = await findings({ SUPABASE_URL: gone, STRIPE_API_URL: gone, RESEND_API_URL: gone });
  expect(lines.filter(line => line.includes('No answer: '))).not.toHaveLength(0);
  expect(new Set(lines.map(line => line.split(' |')[0]))).toContain("Stripe's webhook");
});

describe('settings', () => {
  test('that are made up, or one for two', async () => {
    const secret = 'x'.repeat(40);
    expect(
      await findings({ STUDIO_EMAIL: 'desk@studio.example', HASH_SECRET: secret, DISPATCH_SECRET: secret }),
    ).toEqual(
      only(
        'STUDIO_EMAIL is still an example',
        'are the same',
        'have another DISPATCH_SECRET',
        'timer has another dispatch_secret',
      ),
    );
  });

  test('of test mode, for a site that is public', async () => {
    const lines = await findings({ SITE_URL: 'https://milwright.studio' });
    expect(lines).toEqual(expect.arrayContaining(only('is of test mode', 'logos are samples')));
  });
});

test('a copy that is linked to nothing, or to another project', async () => {
  const file = join(project.folder, 'supabase/.temp/project-ref');
  onTestFinished(() => writeFile(file, 'localhost'));
  await writeFile(file, 'another');
  expect(await findings()).toEqual(only('linked to another'));
  await rm(file);
  expect(await findings()).toEqual(only(/not linked.*supabase link --project-ref localhost/));
});

test('a migration that was not applied', async () => {
  const [row] = await sql`
    delete from supabase_migrations.schema_migrations where version = '20261120030000' returning *`;
  onTestFinished(async () => {
    await sql`insert into supabase_migrations.schema_migrations ${sql(row!)}`;
  });
  expect(await findings()).toEqual(only(/1 not applied: 20261120030000_storage\.sql.*supabase db push/));
});

describe('Auth', () => {
  test('that knows the site under another address; so do the functions', async () => {
    const lines = await findings({ SITE_URL: 'https://milwright.studio' });
    expect(lines).toEqual(
      expect.arrayContaining(
        only(
          'Auth takes http://localhost:3000 for the site',
          'does not lead back to https://milwright.studio/**',
          'under another SITE_URL',
        ),
      ),
    );
  });

  test('that is shown another key', async () => {
    const lines = await findings({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_other' });
    expect(lines).toEqual(expect.arrayContaining(only(/Auth answers 401/)));
  });

  test('without Google', async () => {
    const lines = await findings({ SUPABASE_URL: elsewhereUrl() });
    expect(lines).toEqual(expect.arrayContaining(only(/does not lead to Google.*GOOGLE_CLIENT_ID/)));
  });

  test('that sends its mail itself', async () => {
    onTestFinished(() => {
      smtpHost = 'smtp.resend.com';
    });
    smtpHost = null;
    expect(await findings()).toEqual(only(/members of the project alone.*supabase config push/));
    smtpHost = 'smtp.resend.com';
    expect(await findings({ SUPABASE_ACCESS_TOKEN: 'sbp_y' })).toEqual(only(/unchecked.*answers 401/));
  });
});

test('a bucket without logos', async () => {
  await sql`update storage.objects set name = 'Elsewhere/' || name`;
  onTestFinished(async () => {
    await sql`update storage.objects set name = substr(name, 11)`;
  });
  expect(await findings()).toEqual(only(/no logo.*supabase seed buckets/));
});

test('a sender whom Resend does not know, or not yet, or will not tell of', async () => {
  expect(await findings({ MAIL_FROM: 'A <a@other.studio>' })).toEqual(only('does not know other.studio'));
  expect(await findings({ MAIL_FROM: 'A <a@pending.studio>' })).toEqual(
    only(/pending\.studio is not verified: pending.*DNS/),
  );
});

test('a key that may only send: the domain is asked for the key that Resend signs with', async () => {
  const RESEND_API_URL = elsewhereUrl();
  const asked = vi.mocked(resolveTxt);
  onTestFinished(() => void asked.mockReset());
  asked.mockResolvedValueOnce([['p=MIGfMA0GCSqGSIb3', 'DQEBAQUAA4GNADCB']]);
  expect(await findings({ RESEND_API_URL })).toEqual([]);
  expect(asked).toHaveBeenCalledExactlyOnceWith('resend._domainkey.milwright.studio');
  asked.mockRejectedValueOnce(Object.assign(new Error('None.'), { code: 'ENOTFOUND' }));
  expect(await findings({ RESEND_API_URL })).toEqual(only(/missing \| milwright\.studio is not set up.*DNS/));
  asked.mockResolvedValueOnce([['p=']]);
  expect(await findings({ RESEND_API_URL })).toEqual(only(/missing .*holds no key.*DNS/));
  asked.mockRejectedValueOnce(Object.assign(new Error('Late.'), { code: 'ETIMEOUT' }));
  expect(await findings({ RESEND_API_URL })).toEqual(only(/unchecked.*could not be looked up: ETIMEOUT/));
});

test('a service that takes the question and never answers it is a finding, too', async () => {
  const silent = createServer(() => {});
  await new Promise<void>(resolve => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const hurried = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => timeout(Math.min(ms, 50)));
  onTestFinished(() => hurried.mockRestore());
  const SUPABASE_MANAGEMENT_URL = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const [mail] = checks.filter(({ title }) => title === 'Mail of Auth');
  const lines = [];
  for await (const { findings: found } of report([mail!], {
    ...project,
    env: { ...project.env, SUPABASE_MANAGEMENT_URL },
  })) {
    lines.push(...found.map(({ says }) => says));
  }
  expect(lines).toEqual([expect.stringMatching(/^No answer: .*timeout/)]);
});

describe('Stripe', () => {
  const keyed = async (tier: 'growth') =>
    (await stripe.prices.list({ lookup_keys: [lookupKey(tier)], active: true })).data;

  test('without a price, which is then made, once', async () => {
    const [price] = await keyed('growth');
    await stripe.prices.update(price!.id, { active: false });
    expect(await findings()).toEqual(
      only(/Growth has no price pr_authority_growth_monthly.*pnpm deploy:prices/),
    );
    expect((await makePrices(project)).join()).toContain('Growth: $1299 a month, made');
    expect((await makePrices(project)).join()).not.toContain('made');
    expect(await findings()).toEqual([]);
  });

  test('with another price than the rate card, which is then replaced', async () => {
    const [before] = await keyed('growth');
    const dearer = { ...tiers, growth: { ...tiers.growth, amount: 1399_00 } };
    expect(await findings({}, { tiers: dearer })).toEqual(only('Growth is $1299, on the rate card $1399'));
    await makePrices({ ...project, tiers: dearer });
    expect(await findings({}, { tiers: dearer })).toEqual([]);
    const [after] = await keyed('growth');
    expect(after).toMatchObject({
      unit_amount: 1399_00,
      product: before!.product,
      metadata: { tier: 'growth' },
    });
    expect(after!.id).not.toBe(before!.id);
    await makePrices(project);
  });

  test('without the portal', async () => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true });
    await stripe.billingPortal.configurations.update(data[0]!.id, { active: false });
    onTestFinished(async () => {
      await stripe.billingPortal.configurations.update(data[0]!.id, { active: true });
    });
    expect(await findings()).toEqual(only('The portal is not set up'));
  });

  test('whose webhook is elsewhere, off, told of too little, or signed otherwise', async () => {
    const [{ id, url, enabled_events } = {} as Stripe.WebhookEndpoint] = (
      await stripe.webhookEndpoints.list()
    ).data;
    await stripe.webhookEndpoints.update(id, { url: 'https://other.example/' });
    expect(await findings()).toEqual(
      only(/does not know the webhook.*add http:.*\/functions\/v1\/stripe-webhook/),
    );
    await stripe.webhookEndpoints.update(id, {
      url,
      disabled: true,
      enabled_events: ['customer.subscription.created'],
    });
    expect(await findings()).toEqual(
      only('disabled', 'not told of customer.subscription.updated, customer.subscription.deleted'),
    );
    await stripe.webhookEndpoints.update(id, {
      disabled: false,
      enabled_events: enabled_events as Stripe.WebhookEndpointUpdateParams.EnabledEvent[],
    });
    expect(await findings({ STRIPE_WEBHOOK_SECRET: 'whsec_other' })).toEqual(only('another signing secret'));
  });
});

describe('functions', () => {
  test('of which one is not deployed', async () => {
    const folder = join(project.folder, 'supabase/functions/brand-new');
    await mkdir(folder);
    onTestFinished(() => rm(folder, { recursive: true }));
    expect(await findings()).toEqual(
      only(/brand-new answers 404.*supabase functions deploy --use-api brand-new/),
    );
  });

  test('to whom nobody says the address of a caller, or whoever likes', async () => {
    // As if the platform hid who calls, and its gateway named nobody.
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1,203.0.113.77');
    expect(await findings()).toEqual(only(/Nobody's address is seen.*TRUSTED_PROXIES/));
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1');
    expect(await findings()).toEqual(only(/believed that the caller made up.*TRUSTED_PROXIES/));
  });

  test('with a secret that is not in order', async () => {
    vi.stubEnv('RESEND_API_KEY', 'nonsense');
    expect(await findings()).toEqual(
      expect.arrayContaining(only(/A secret is missing or malformed.*supabase secrets set/)),
    );
  });
});

test('timers that do not run, and what they need to know', async () => {
  await sql`update cron.job set active = false`;
  const [secret] = await sql`delete from vault.decrypted_secrets where name = 'dispatch_secret' returning *`;
  onTestFinished(async () => {
    await sql`update cron.job set active = true`;
    await sql`insert into vault.decrypted_secrets ${sql(secret!)}`;
  });
  expect(await findings()).toEqual(
    only(/Not running: .*dispatch-outbox.*schedule\.sql/, /no dispatch_secret.*supabase db push/),
  );
});

test('timers that were told of another project, or of a secret that has been rotated since', async () => {
  const before = await sql`select * from vault.decrypted_secrets`;
  onTestFinished(async () => {
    await sql`truncate vault.decrypted_secrets`;
    await sql`insert into vault.decrypted_secrets ${sql(before)}`;
  });
  await sql`update vault.decrypted_secrets set decrypted_secret = 'https://old.supabase.co'`;
  expect(await findings()).toEqual(
    only(
      /another project_url than SUPABASE_URL.*supabase db push/,
      /another dispatch_secret than DISPATCH_SECRET.*supabase db push/,
    ),
  );
});

test('nobody in the studio', async () => {
  await sql`create table members as table public.studio_members`;
  await sql`delete from public.studio_members`;
  expect(await findings()).toEqual(only(/Nobody can open \/admin.*insert into public\.studio_members/));
  await sql`insert into public.studio_members table members`;
});
