/**
 * Starts and stops the local backend, which stands in for a hosted Supabase project and its providers during development and tests, and
 * deletes its data.
 */
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { apiRole, createRoles, migrate, withConnection } from './database.ts';
import { startFunctions } from './functions.ts';
import { startGoogle } from './google.ts';
import { answerInternalRequests } from './internalFetch.ts';
import { type SupabaseLite, startSupabaseLite } from './supabaseLite.ts';
import { lockDataFolder, lockFileName, lockHolderPid } from './lock.ts';
import { type MailServer, startMail } from './mail.ts';
import { claimPorts, defaultPorts, loopbackHost, portOf, type Ports } from './ports.ts';
import { removeCluster, startPostgres, stopOrphan } from './postgres.ts';
import { loadSecrets } from './secrets.ts';
import { startServer, stopServer } from './server.ts';
import { FixableError, toFixableError } from './fixableError.ts';
import { type Credentials, seedStaffAccount } from './staffAccount.ts';
import { seedStorage } from './storage.ts';
import { startStripe } from './stripe/server.ts';

export interface LocalBackendOptions {
  /** The folder of all data that outlives the backend. Default: `.data` at the root of the repository. */
  dataDir?: string;
  /** The ports of the servers; 0 means any free port. Default: `defaultPorts()`. */
  ports?: Partial<Ports>;
  /** Origin of the site that uses this backend. Default: localhost at the port of the site. */
  siteUrl?: string;
  /** Sender of all mail, `Name <address>`. Default: the brand's name and address. */
  mailFrom?: string;
  /** Recipient of leads. Default: the brand's address. */
  staffEmail?: string;
  /** The most mails that are sent in a second. Default: Resend's own limit. */
  mailsPerSecond?: number;
  /** Settings of the functions, which replace those of this module. */
  env?: Readonly<Record<string, string>>;
  /** Is called with each slow step of the start, and with each problem after it. */
  onProgress?: (message: string) => void;
  /** When aborted, the start stops what it has started, and rejects. */
  signal?: AbortSignal;
}

/** The running backend on this machine: database, API, functions, and stand-ins for mail and payments. */
export interface LocalBackend {
  /** Environment variables of the site. */
  site: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string; STRIPE_PAYMENT_LINKS: string };
  urls: { api: string; health: string; inbox: string; stripe: string; google: string; database: string };
  /** Environment variables of the functions. */
  env: Record<string, string>;
  /** Stops and starts the mail server alone, for tests. */
  mail: { stop(): Promise<void>; start(): Promise<void> };
  /** Stops the timer of the functions, for tests that call them. Resolves when no call of the timer is running. */
  stopTimer(): Promise<void>;
  /** Returns the staff account, which the first call creates. */
  staffAccount(): Promise<Credentials>;
  /** Resolves when every process has ended and every port is free. */
  stop(): Promise<void>;
}

const defaultDataDir = join(import.meta.dirname, '../../../.data');

/** Milliseconds between two calls of the functions that a timer calls. */
const timerIntervalMs = 2000;

/** The longest time that `stop` waits for functions that send mail or check pages. */
const backgroundWorkTimeoutMs = 2000;

// The functions read process.env, so a process can run one backend at a time.
let isBackendRunning = false;

/**
 * Starts the Supabase project of `../supabase` on this machine: database, Auth, REST, Storage, functions, and stand-ins for
 * the mail provider, Stripe and Google.
 * @throws FixableError for problems that the developer can fix
 */
export async function startLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  if (isBackendRunning)
    throw new FixableError('This process already runs a backend: stop it before starting another.');
  isBackendRunning = true;
  const cleanup = new AsyncDisposableStack();
  cleanup.defer(() => {
    isBackendRunning = false;
  });
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.disposeAsync();
    throw toFixableError(error);
  }
}

async function start(options: LocalBackendOptions, cleanup: AsyncDisposableStack): Promise<LocalBackend> {
  const {
    mailFrom = `${brand.name} <${brand.email}>`,
    onProgress = () => {},
    signal,
    siteUrl = `http://localhost:${portOf('site')}`,
    staffEmail = brand.email,
  } = options;
  const dataDir = resolve(options.dataDir ?? defaultDataDir);
  await mkdir(dataDir, { recursive: true });
  cleanup.defer(await lockDataFolder(dataDir));
  await stopOrphan(dataDir);
  const ports = await claimPorts({ ...defaultPorts(), ...options.ports });
  const secrets = await loadSecrets(dataDir);
  signal?.throwIfAborted();

  onProgress('Starting the database');
  let supabaseLite: SupabaseLite | undefined;
  const database = await startPostgres({
    dataDir,
    port: ports.database,
    password: secrets.databasePassword,
    onProgress,
    onDown: () => supabaseLite?.disconnect(),
    onUp: async () => supabaseLite?.connect(),
  });
  cleanup.defer(() => database.stop());
  signal?.throwIfAborted();

  const urlFor = (user: string, password: string) =>
    `postgresql://${user}:${password}@${loopbackHost}:${ports.database}/postgres`;
  const ownerUrl = urlFor('postgres', secrets.databasePassword);
  await createRoles(ownerUrl, secrets.apiPassword);
  signal?.throwIfAborted();

  onProgress('Starting Auth, REST, Storage, functions and mail');
  let mail: MailServer | undefined = await startMail(ports.mail);
  const stopMail = async () => {
    await mail?.stop();
    mail = undefined;
  };
  cleanup.defer(stopMail);
  const mailUrl = mail.url;
  signal?.throwIfAborted();

  const apiUrl = `http://localhost:${ports.api}`;
  const google = await startGoogle(ports.google, `${apiUrl}/auth/v1/callback`);
  cleanup.defer(() => google.stop());
  const api = (supabaseLite = await startSupabaseLite({
    databaseUrl: urlFor(apiRole, secrets.apiPassword),
    secrets,
    siteUrl,
    apiUrl,
    mailUrl,
    mailFrom,
  }));
  cleanup.defer(() => api.stop());
  await migrate(ownerUrl);
  await seedStorage(ownerUrl);
  await api.connect();
  signal?.throwIfAborted();

  const env = {
    SUPABASE_URL: apiUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: '',
    // The functions may request pages at these private addresses: tests serve the pages of published releases from this machine.
    PRIVATE_RANGES: `${loopbackHost}/32`,
    HASH_SECRET: secrets.hashSecret,
    DISPATCH_SECRET: secrets.dispatchSecret,
    RESEND_API_URL: mailUrl,
    // The local mail server accepts any key in the form of Resend's.
    RESEND_API_KEY: 're_local',
    RESEND_RATE_LIMIT: String(options.mailsPerSecond ?? ''),
    MAIL_FROM: mailFrom,
    STRIPE_API_URL: `http://localhost:${ports.stripe}`,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STAFF_EMAIL: staffEmail,
    ...options.env,
  };
  cleanup.defer(answerInternalRequests(apiUrl, api));
  const functions = await startFunctions(env);
  const server = await startServer(ports.api, api, functions);
  cleanup.defer(async () => {
    // The server stops last, because functions that are still running call the API. Mail that is still queued is sent after the next start.
    await functions.finish(backgroundWorkTimeoutMs);
    await stopServer(server);
  });

  const stripe = await startStripe({
    port: ports.stripe,
    file: join(dataDir, 'stripe.json'),
    webhookSecret: secrets.stripeWebhookSecret,
    webhookUrl: `${apiUrl}/functions/v1/stripe-webhook`,
  });
  cleanup.defer(() => stripe.stop());

  // In a hosted project, the database extension pg_cron calls these functions, and deletes expired data.
  const timerCalls = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    for (const name of ['dispatch-outbox', 'check-placements']) {
      const request = new Request(`${apiUrl}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.dispatchSecret}` },
      });
      const call = functions.call(name, request, loopbackHost).finally(() => timerCalls.delete(call));
      timerCalls.add(call);
    }
  }, timerIntervalMs);
  cleanup.defer(() => clearInterval(timer));
  await withConnection(ownerUrl, async sql => {
    await sql`select public.apply_retention(), public.record_job_run('apply-retention')`;
    // The timer of dispatch-outbox starts here: health must not report it as late because the backend was stopped.
    await sql`select public.record_job_run('dispatch-outbox')`;
  });
  signal?.throwIfAborted();

  const running = cleanup.move();
  let stopped: Promise<void> | undefined;
  return {
    site: {
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      STRIPE_PAYMENT_LINKS: stripe.paymentLinks,
    },
    urls: {
      api: apiUrl,
      health: `${apiUrl}/functions/v1/health`,
      inbox: `${mailUrl}/inbox`,
      stripe: stripe.url,
      google: google.url,
      database: ownerUrl,
    },
    env,
    mail: {
      stop: stopMail,
      async start() {
        mail ??= await startMail(ports.mail);
      },
    },
    async stopTimer() {
      clearInterval(timer);
      await Promise.all(timerCalls);
    },
    staffAccount: () => seedStaffAccount(ownerUrl, secrets.staffPassword),
    stop: () => (stopped ??= running.disposeAsync()),
  };
}

/**
 * Deletes all data of a local backend: leads, accounts, secrets.
 * @throws FixableError if a local backend uses the folder, or if the folder does not belong to one
 */
export async function resetData(dataDir: string = defaultDataDir): Promise<void> {
  const folder = resolve(dataDir);
  const entries = await readdir(folder).catch((): string[] => []);
  const holder = await lockHolderPid(folder);
  if (holder)
    throw new FixableError(`The local backend is running as process ${holder}: stop it before the reset.`);
  if (entries.length > 0 && !entries.includes('secrets.json')) {
    throw new FixableError(`${folder} holds no data of a local backend: nothing was removed.`);
  }
  await stopOrphan(folder);
  await removeCluster(folder);
  // The secrets are deleted last: an interrupted reset leaves a folder that the next reset accepts.
  for (const name of ['postgres.new', 'postgres.log', 'stripe.json', lockFileName, 'secrets.json']) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  // `rmdir` fails, and the folder stays, if it holds other files.
  await rmdir(folder).catch(() => undefined);
}
