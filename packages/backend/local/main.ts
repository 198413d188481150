import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { apiRole, createRoles, migrate } from './database.ts';
import { explain, StackError } from './error.ts';
import { startFunctions } from './functions.ts';
import { startGoogle } from './google.ts';
import { type Lite, startLite } from './lite.ts';
import { heldBy, lock } from './lock.ts';
import { type MailServer, startMail } from './mail.ts';
import { claimPorts, defaultPorts, type Ports } from './ports.ts';
import { removeCluster, startPostgres, stopStale } from './postgres.ts';
import { loadSecrets } from './secrets.ts';
import { close, host, listen } from './server.ts';
import { seedStorage } from './storage.ts';
import { startStripe } from './stripe/server.ts';
import { type Member, seedMember } from './studio.ts';

export interface StackOptions {
  /** Where everything that lasts is kept. Default: `.data` at the root of the repository. */
  dataDir?: string;
  /** Default: Supabase's own, `defaultPorts`. 0 takes a free one. */
  ports?: Partial<Ports>;
  /** Origin of the site that uses this stack. Default: http://localhost:3000. */
  siteUrl?: string;
  /** Sender of all mail, `Name <address>`. */
  mailFrom?: string;
  /** Where leads are sent. */
  studioEmail?: string;
  /** Mails a second. Default: as many as Resend allows, as on the platform. */
  mailsPerSecond?: number;
  /** Proxies whose X-Forwarded-For the functions believe, as addresses or CIDR ranges. Default: none. */
  trustedProxies?: string[];
  /** Told of every step that takes a while, and of what goes wrong later. */
  onProgress?: (step: string) => void;
  /** Gives up a start under way: what had been started is stopped, and the start rejects. */
  signal?: AbortSignal;
}

export interface Stack {
  /** What the site is told: SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, under these names. */
  site: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  urls: { api: string; health: string; inbox: string; stripe: string; google: string; database: string };
  /** The functions' environment. */
  env: Record<string, string>;
  /** The mail server alone, to see what happens without it. */
  mail: { stop(): Promise<void>; start(): Promise<void> };
  /** An account that belongs to the studio, made when it is first asked for. */
  member(): Promise<Member>;
  /** Process id of the database server at this moment. */
  readonly databasePid: number;
  /** Ends everything; resolves when no process and no port is left. */
  stop(): Promise<void>;
}

const repository = resolve(import.meta.dirname, '../../..');
const defaultDataDir = join(repository, '.data');

// One at a time in a process: the functions see their environment in process.env, as they do on the platform.
let running = false;

/**
 * Starts the Supabase project of `../supabase` on this machine: database, Auth, REST, Storage, functions, and what stands
 * in for the mail provider, Stripe and Google.
 * @throws StackError where the developer can help it, with one sentence that says how
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  if (running) throw new StackError('This process already runs a stack: stop it before starting another.');
  running = true;
  const cleanup = new AsyncDisposableStack();
  cleanup.defer(() => {
    running = false;
  });
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.disposeAsync();
    throw explain(error);
  }
}

async function start(options: StackOptions, cleanup: AsyncDisposableStack): Promise<Stack> {
  const { onProgress = () => {}, signal, siteUrl = 'http://localhost:3000' } = options;
  const mailFrom = options.mailFrom ?? 'The studio <desk@studio.example>';
  const dataDir = resolve(options.dataDir ?? defaultDataDir);
  await mkdir(dataDir, { recursive: true });
  cleanup.defer(await lock(dataDir));
  await stopStale(dataDir);
  const ports = await claimPorts({ ...defaultPorts, ...options.ports });
  const secrets = await loadSecrets(dataDir);
  signal?.throwIfAborted();

  onProgress('Starting the database');
  let lite: Lite | undefined;
  const database = await startPostgres({
    dataDir,
    port: ports.database,
    password: secrets.databasePassword,
    onProgress,
    onDown: () => lite?.disconnect(),
    onUp: async () => lite?.connect(),
  });
  cleanup.defer(() => database.stop());
  signal?.throwIfAborted();

  const urlFor = (user: string) =>
    `postgresql://${user}:${secrets.databasePassword}@${host}:${ports.database}/postgres`;
  await createRoles(urlFor('postgres'), secrets.databasePassword);
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
  const api = (lite = await startLite({
    databaseUrl: urlFor(apiRole),
    secrets,
    siteUrl,
    apiUrl,
    mailUrl,
    mailFrom,
    trustedProxies: options.trustedProxies ?? [],
  }));
  cleanup.defer(() => api.stop());
  await migrate(urlFor('postgres'));
  await seedStorage(urlFor('postgres'));
  await api.connect();
  signal?.throwIfAborted();

  const env = {
    SUPABASE_URL: apiUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: (options.trustedProxies ?? []).join(','),
    HASH_SECRET: secrets.hashSecret,
    DISPATCH_SECRET: secrets.dispatchSecret,
    RESEND_API_URL: mailUrl,
    RESEND_API_KEY: 're_local',
    RESEND_RATE_LIMIT: String(options.mailsPerSecond ?? ''),
    MAIL_FROM: mailFrom,
    STRIPE_API_URL: `http://localhost:${ports.stripe}`,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STUDIO_EMAIL: options.studioEmail ?? 'desk@studio.example',
  };
  const functions = await startFunctions(env, api);
  cleanup.defer(() => functions.stop());
  const server = await listen(ports.api, api, functions);
  cleanup.defer(async () => {
    await close(server);
    // What answers did not wait for still calls the API. A long queue of mail waits for the next start instead.
    await Promise.race([functions.settled(), sleep(2000, undefined, { ref: false })]);
  });

  const stripe = await startStripe({
    port: ports.stripe,
    file: join(dataDir, 'stripe.json'),
    secretKey: secrets.stripeKey,
    webhookSecret: secrets.stripeWebhookSecret,
    webhookUrl: `${apiUrl}/functions/v1/stripe-webhook`,
  });
  cleanup.defer(() => stripe.stop());

  // What pg_cron does on the hosted project.
  const dispatch = new Request(`${apiUrl}/functions/v1/dispatch-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.dispatchSecret}` },
  });
  const timer = setInterval(() => void functions.call('dispatch-outbox', dispatch.clone(), host), 2000);
  cleanup.defer(() => clearInterval(timer));
  const retain = async () => {
    const request = new Request(`${apiUrl}/rest/v1/rpc/apply_retention`, {
      method: 'POST',
      headers: { apikey: secrets.secretKey },
    });
    const response = await api.fetch(request, host);
    await response.body?.cancel();
    if (!response.ok) onProgress(`What is too old was not deleted: the database answered ${response.status}`);
  };
  await retain();
  const nightly = setInterval(() => void retain(), 24 * 60 * 60 * 1000);
  cleanup.defer(() => clearInterval(nightly));
  signal?.throwIfAborted();

  const owned = cleanup.move();
  let stopped: Promise<void> | undefined;
  return {
    site: { SUPABASE_URL: apiUrl, SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey },
    urls: {
      api: apiUrl,
      health: `${apiUrl}/functions/v1/health`,
      inbox: `${mailUrl}/inbox`,
      stripe: stripe.url,
      google: google.url,
      database: urlFor('postgres'),
    },
    env,
    mail: {
      stop: stopMail,
      async start() {
        mail ??= await startMail(ports.mail);
      },
    },
    member: () => seedMember(urlFor('postgres'), secrets.studioPassword),
    get databasePid() {
      return database.pid;
    },
    stop: () => (stopped ??= owned.disposeAsync()),
  };
}

/** Removes everything a stack keeps: leads, accounts, secrets. Refuses while one runs, and to touch any other folder. */
export async function resetData(dataDir: string = defaultDataDir): Promise<void> {
  const folder = resolve(dataDir);
  const entries = await readdir(folder).catch((): string[] => []);
  const holder = await heldBy(folder);
  if (holder)
    throw new StackError(`The local stack is running as process ${holder}: stop it before the reset.`);
  if (entries.length > 0 && !entries.includes('secrets.json')) {
    throw new StackError(`${folder} holds no data of a local stack: nothing was removed.`);
  }
  await stopStale(folder);
  await removeCluster(folder);
  // The secrets last: what they open is gone by then, and until then the folder is known for what it is.
  for (const name of ['postgres.new', 'postgres.log', 'stripe.json', 'stack.lock', 'secrets.json']) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  // Not if somebody keeps something else there.
  await rmdir(folder).catch(() => undefined);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      reset: { type: 'boolean' },
      'api-port': { type: 'string' },
      'database-port': { type: 'string' },
      'mail-port': { type: 'string' },
      'stripe-port': { type: 'string' },
      'google-port': { type: 'string' },
      'site-url': { type: 'string' },
    },
  });
  const abort = new AbortController();
  let stack: Stack | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      abort.abort(new StackError('Stopped.'));
      void stack?.stop();
    });
  }
  try {
    if (values.reset) await resetData(values.data);
    stack = await startStack({
      ...(values.data && { dataDir: values.data }),
      ...(values['site-url'] && { siteUrl: values['site-url'] }),
      ports: {
        ...(values['api-port'] && { api: Number(values['api-port']) }),
        ...(values['database-port'] && { database: Number(values['database-port']) }),
        ...(values['mail-port'] && { mail: Number(values['mail-port']) }),
        ...(values['stripe-port'] && { stripe: Number(values['stripe-port']) }),
        ...(values['google-port'] && { google: Number(values['google-port']) }),
      },
      onProgress: say,
      signal: abort.signal,
    });
    say(`Supabase API  ${stack.urls.api}`);
    say(`Health        ${stack.urls.health}`);
    say(`Inbox         ${stack.urls.inbox}`);
    say(`Stripe        ${stack.urls.stripe}`);
    say(`Database      ${stack.urls.database}`);
    say(`Key           ${stack.site.SUPABASE_PUBLISHABLE_KEY}`);
  } catch (error) {
    process.exitCode = abort.signal.aborted ? 0 : 1;
    process.stderr.write(`${error instanceof StackError ? error.message : String((error as Error).stack)}\n`);
  }
}

if (import.meta.main) await main();
