import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { isRequestId } from '../supabase/functions/_shared/contracts/request.ts';
import { type Health, longestOverdue } from '../supabase/functions/_shared/contracts/health.ts';
import {
  mailSettings,
  problemsOf,
  stripeSettings,
  studioSettings,
} from '../supabase/functions/_shared/settings.ts';
import { ask, type Check, type Finding, missing, type Project, unchecked } from './check.ts';
import { siteSettings } from './settings.ts';

const functionUrl = ({ env }: Project, name: string) =>
  `${env.SUPABASE_URL!.replace(/\/$/, '')}/functions/v1/${name}`;

const madeUp = /(^|[.@/])example(\.(com|net|org))?>?$/;

export const settingsCheck: Check = {
  title: 'Settings',
  async examine({ env, folder }) {
    const todo =
      'Write it into supabase/.env or supabase/functions/.env; the examples beside them say where it comes from.';
    const settings = { ...siteSettings, ...studioSettings, ...mailSettings, ...stripeSettings };
    const findings = problemsOf(settings, env).map(says => missing(says, todo));
    // What is not set, the CLI would push as it stands there.
    const config = await readFile(join(folder, 'supabase/config.toml'), 'utf8');
    const read = new Set(Array.from(config.matchAll(/env\((\w+)\)/g), ([, name]) => name!));
    for (const name of read) {
      if (!env[name] && !Object.hasOwn(settings, name))
        findings.push(missing(`${name} is missing: config.toml reads it.`, todo));
    }
    for (const name of ['MAIL_FROM', 'STUDIO_EMAIL', 'SITE_URL']) {
      if (madeUp.test(env[name] ?? '')) findings.push(missing(`${name} is still an example.`, todo));
    }
    if (env.HASH_SECRET && env.HASH_SECRET === env.DISPATCH_SECRET) {
      findings.push(missing('HASH_SECRET and DISPATCH_SECRET are the same.', todo));
    }
    // Hosted, functions are behind gateways, and see no address but by them.
    if (!env.TRUSTED_PROXIES && !env.SITE_URL?.startsWith('http:')) {
      findings.push(missing('TRUSTED_PROXIES is missing: without it there is no limit by address.', todo));
    }
    if (/_test_/.test(env.STRIPE_SECRET_KEY ?? '') && env.SITE_URL?.startsWith('https:')) {
      findings.push(missing('STRIPE_SECRET_KEY is of test mode: nobody would pay.', todo));
    }
    return findings;
  },
};

export const linkCheck: Check = {
  title: 'Linked project',
  needs: ['SUPABASE_URL'],
  async examine({ env, folder }) {
    const [ref = ''] = new URL(env.SUPABASE_URL!).hostname.split('.');
    const linked = await readFile(join(folder, 'supabase/.temp/project-ref'), 'utf8').catch(() => '');
    if (linked.trim() === ref) return [];
    const says = linked
      ? `This copy is linked to ${linked.trim()}.`
      : 'This copy is not linked to a project.';
    return [missing(says, `supabase link --project-ref ${ref}`)];
  },
};

export const migrationsCheck: Check = {
  title: 'Migrations',
  needs: ['DATABASE_URL'],
  examine: project =>
    withDatabase(project, async sql => {
      const files = await readdir(join(project.folder, 'supabase/migrations'));
      const [table] = await sql`select to_regclass('supabase_migrations.schema_migrations') as found`;
      const rows = table?.found ? await sql`select version from supabase_migrations.schema_migrations` : [];
      const applied = new Set(rows.map(({ version }) => version as string));
      const left = files
        .filter(file => file.endsWith('.sql') && !applied.has(file.split('_')[0]!))
        .toSorted();
      return left.length === 0
        ? []
        : [missing(`${left.length} not applied: ${left.join(', ')}.`, 'supabase db push --remote')];
    }),
};

export const functionsCheck: Check = {
  title: 'Functions',
  needs: ['SUPABASE_URL'],
  async examine(project) {
    const entries = await readdir(join(project.folder, 'supabase/functions'));
    const names = entries.filter(name => /^[a-z][a-z-]*$/.test(name));
    const findings = await Promise.all(
      names.map(async (name): Promise<Finding[]> => {
        // None takes PUT: whoever says so is there, and was not kept from its caller by the gateway.
        const response = await ask(functionUrl(project, name), { method: 'PUT' });
        const { request_id } = (await response.json().catch(() => ({}))) as { request_id?: unknown };
        if (response.status === 405 && isRequestId(request_id)) return [];
        if (response.status === 401) {
          return [
            missing(`${name} is called with a token only.`, `supabase functions deploy --use-api ${name}`),
          ];
        }
        return [
          missing(`${name} answers ${response.status}.`, `supabase functions deploy --use-api ${name}`),
        ];
      }),
    );
    return findings.flat();
  },
};

const setSecrets = 'supabase secrets set --env-file supabase/functions/.env';

/** An address for documentation: nobody has it. */
const forged = '203.0.113.77';

export const healthCheck: Check = {
  title: 'Secrets of the functions',
  needs: ['SUPABASE_URL', 'SITE_URL', 'DISPATCH_SECRET'],
  async examine(project) {
    const { SITE_URL, DISPATCH_SECRET } = project.env;
    const response = await ask(functionUrl(project, 'health'), { headers: { 'x-forwarded-for': forged } });
    const health = (await response.json().catch(() => ({}))) as Partial<Health>;
    if (health.configured === undefined) {
      return [missing(`health answers ${response.status}.`, 'supabase functions deploy --use-api')];
    }
    if (!health.configured)
      return [missing('A secret is missing or malformed; the log says which.', setSecrets)];
    if (!health.outbox) return [missing('The functions do not reach the database.', 'Look into their log.')];
    const findings: Finding[] = [];
    const proxies = `Name the gateways in TRUSTED_PROXIES, as DEPLOYMENT.md says, then ${setSecrets}`;
    if (health.address === null)
      findings.push(missing("Nobody's address is seen: there is no limit by address.", proxies));
    if (health.address === forged)
      findings.push(
        missing('An address is believed that the caller made up: limits can be evaded.', proxies),
      );
    const origin = SITE_URL!.replace(/\/$/, '');
    const preflight = await ask(functionUrl(project, 'contact-submission'), {
      method: 'OPTIONS',
      headers: { origin },
    });
    if (preflight.headers.get('access-control-allow-origin') !== origin) {
      findings.push(missing('The functions know the site under another SITE_URL.', setSecrets));
    }
    const dispatch = await ask(functionUrl(project, 'dispatch-outbox'), {
      method: 'POST',
      headers: { authorization: `Bearer ${DISPATCH_SECRET}` },
    });
    await dispatch.body?.cancel();
    if (!dispatch.ok) {
      findings.push(missing('The functions have another DISPATCH_SECRET.', setSecrets));
    }
    if (health.outbox.overdue_seconds > longestOverdue) {
      findings.push(missing('Mail has been due for a quarter of an hour.', 'See the timer, below.'));
    }
    return findings;
  },
};

const configPush = 'supabase config push';

export const authCheck: Check = {
  title: 'Auth: addresses and confirmation',
  needs: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SITE_URL'],
  async examine({ env }) {
    const auth = `${env.SUPABASE_URL!.replace(/\/$/, '')}/auth/v1`;
    const site = env.SITE_URL!.replace(/\/$/, '');
    // A link that is no good leads back to where a good one would lead.
    const backTo = async (target?: string) => {
      const query = new URLSearchParams({
        type: 'signup',
        token: 'none',
        ...(target && { redirect_to: target }),
      });
      const response = await ask(`${auth}/verify?${query}`, { redirect: 'manual' });
      const { origin, pathname } = new URL(response.headers.get('location') ?? 'http://nowhere/');
      return `${origin}${pathname}`.replace(/\/$/, '');
    };
    const findings: Finding[] = [];
    const home = await backTo();
    if (home !== site) findings.push(missing(`Auth takes ${home} for the site.`, configPush));
    const page = `${site}/application`;
    if ((await backTo(page)) !== page) {
      findings.push(missing(`Auth does not lead back to ${site}/**.`, configPush));
    }
    if ((await backTo('https://elsewhere.example/page')).startsWith('https://elsewhere.example')) {
      findings.push(missing('Auth leads wherever a link says.', configPush));
    }
    const response = await ask(`${auth}/settings`, { headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY! } });
    if (!response.ok) {
      const todo = 'Copy the publishable key from the API keys of the project into supabase/.env.';
      return [...findings, missing(`Auth answers ${response.status} to SUPABASE_PUBLISHABLE_KEY.`, todo)];
    }
    const settings = (await response.json()) as { mailer_autoconfirm?: boolean; disable_signup?: boolean };
    if (settings.mailer_autoconfirm)
      findings.push(missing('New accounts are not confirmed by mail.', configPush));
    if (settings.disable_signup) findings.push(missing('Nobody can sign up.', configPush));
    return findings;
  },
};

export const googleCheck: Check = {
  title: 'Google as a way in',
  needs: ['SUPABASE_URL'],
  async examine({ env }) {
    const auth = `${env.SUPABASE_URL!.replace(/\/$/, '')}/auth/v1`;
    const response = await ask(`${auth}/authorize?provider=google`, { redirect: 'manual' });
    await response.body?.cancel();
    const location = response.headers.get('location') ?? '';
    const client = URL.canParse(location) ? new URL(location).searchParams.get('client_id') : null;
    if (!client) {
      const todo = `Write GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET into supabase/.env, then ${configPush}`;
      return [missing('Auth does not lead to Google.', todo)];
    }
    // Google refuses a client that it does not know, or another address to come back to.
    const google = await ask(location, { redirect: 'manual' });
    await google.body?.cancel();
    if (google.status < 400 && !/\/error/.test(google.headers.get('location') ?? '')) return [];
    const todo = `Add ${auth}/callback to the client's redirect addresses at Google.`;
    return [missing('Google does not know this client, or its address.', todo)];
  },
};

export const authMailCheck: Check = {
  title: 'Mail of Auth',
  needs: ['SUPABASE_URL', 'SUPABASE_ACCESS_TOKEN'],
  async examine({ env }) {
    const [ref = ''] = new URL(env.SUPABASE_URL!).hostname.split('.');
    const response = await ask(
      `${env.SUPABASE_MANAGEMENT_URL || 'https://api.supabase.com'}/v1/projects/${ref}/config/auth`,
      { headers: { authorization: `Bearer ${env.SUPABASE_ACCESS_TOKEN}` } },
    );
    if (!response.ok) {
      const todo = "Make an access token of an account that may read the project's configuration.";
      return [unchecked(`Supabase answers ${response.status} to SUPABASE_ACCESS_TOKEN.`, todo)];
    }
    const { smtp_host } = (await response.json()) as { smtp_host?: string | null };
    return smtp_host
      ? []
      : [missing("Auth sends by Supabase's own server, to members of the project alone.", configPush)];
  },
};

export const storageCheck: Check = {
  title: 'Logos in Storage',
  needs: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
  async examine({ env }) {
    const client = createClient(env.SUPABASE_URL!, env.SUPABASE_PUBLISHABLE_KEY!, {
      auth: { persistSession: false },
      global: { fetch: ask },
    });
    const { data, error } = await client.storage.from('Website Content').list('News Outlets', { limit: 100 });
    if (error) return [missing(`The bucket cannot be listed: ${error.message}`, 'supabase db push --remote')];
    if (data.length === 0) {
      return [missing('The bucket "Website Content" has no logo.', 'supabase seed buckets --remote')];
    }
    const samples = data.filter(({ name }) => name.startsWith('Sample-'));
    if (samples.length === 0 || !env.SITE_URL?.startsWith('https:')) return [];
    return [
      missing(`${samples.length} logos are samples.`, 'Replace them in supabase/storage, and upload again.'),
    ];
  },
};

/** The timers that the hosted project has, by name. */
const schedule = readFileSync(join(import.meta.dirname, '../supabase/schedule.sql'), 'utf8');
const timers = [...schedule.matchAll(/^select cron\.schedule\('([^']+)'/gm)].map(([, name]) => name!);

export const scheduleCheck: Check = {
  title: 'Timers',
  needs: ['DATABASE_URL'],
  examine: project =>
    withDatabase(project, async sql => {
      const { env } = project;
      const todo = 'Run supabase/schedule.sql in the SQL editor.';
      const [table] = await sql`select to_regclass('cron.job') as found`;
      const rows = table?.found ? await sql`select jobname from cron.job where active` : [];
      const running = new Set(rows.map(({ jobname }) => jobname as string));
      const left = timers.filter(name => !running.has(name));
      const findings = left.length === 0 ? [] : [missing(`Not running: ${left.join(', ')}.`, todo)];
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
          findings.push(missing(`The vault has no ${name}.`, 'supabase db push --remote'));
        } else if (env[setting] && secret.decrypted_secret !== env[setting]) {
          findings.push(
            missing(`The timer has another ${name} than ${setting}.`, 'supabase db push --remote'),
          );
        }
      }
      return findings;
    }),
};

export const studioCheck: Check = {
  title: 'Somebody in the studio',
  needs: ['DATABASE_URL'],
  examine: project =>
    withDatabase(project, async sql => {
      const [member] = await sql`select 1 from public.studio_members limit 1`;
      const todo =
        "Sign up on the site, then in the SQL editor: insert into public.studio_members (user_id) select id from auth.users where email = '…';";
      return member ? [] : [missing('Nobody can open /admin.', todo)];
    }),
};

async function withDatabase(
  { env }: Project,
  look: (sql: postgres.Sql) => Promise<Finding[]>,
): Promise<Finding[]> {
  const sql = postgres(env.DATABASE_URL!, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    return await look(sql);
  } finally {
    await sql.end();
  }
}
