/** The deployment checks of the database: migrations, settings, GraphQL and timers. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, type Finding, problem } from './check.ts';
import { askManagementApi, withDatabase } from './supabase.ts';

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
