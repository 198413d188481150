import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { App, getStorageSchemaSql, setExperimental } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { callAuth } from './auth.ts';
import { AuthMail } from './authMail.ts';
import { authMails } from './authMails.ts';
import { authTemplate } from './authTemplates.ts';
import { googleClient } from './google.ts';
import type { Secrets } from './secrets.ts';
import { pipelined } from './pipeline.ts';
import { callStorage, storageAdapter } from './storage.ts';

export interface LiteOptions {
  databaseUrl: string;
  secrets: Secrets;
  siteUrl: string;
  apiUrl: string;
  mailUrl: string;
  mailFrom: string;
  /** Proxies whose X-Forwarded-For Auth believes. */
  trustedProxies: readonly string[];
}

/**
 * Auth, REST and Storage of Supabase, by `@supabase/lite`: alpha, exactly pinned, for development alone. What it gets wrong, and
 * we rely on, is mended here, each with a word on why; a mend goes when a version that does without it comes.
 */
export interface Lite {
  fetch(request: Request, peer: string): Promise<Response>;
  /** The database is gone: lets go of it, answers what is under way with 503, and makes what comes wait. */
  disconnect(): void;
  /** The database is there, with its migrations: lets requests through. To be called once before the first one, too. */
  connect(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the schemas `auth` and `storage`, which migrations may refer to, and waits for `connect`. */
export async function startLite(options: LiteOptions): Promise<Lite> {
  const { siteUrl, apiUrl, mailUrl, mailFrom, secrets, trustedProxies } = options;
  const urls = { site: siteUrl, api: apiUrl };
  const mail = new AuthMail({ apiKey: 're_local', from: mailFrom, endpoint: `${mailUrl}/emails` }, urls);
  let app = await open(options, mail);
  let connected = Promise.withResolvers<void>();
  /** How often the database has died. */
  let deaths = 0;
  const underWay = new Set<PromiseWithResolvers<Response>>();
  return {
    async fetch(request, peer) {
      await connected.promise;
      const answer = Promise.withResolvers<Response>();
      underWay.add(answer);
      const call = async (plain: Request) => allowing(plain, await app.fetch(plain, { peerAddress: peer }));
      void callAuth(request, peer, plain => callStorage(plain, call), {
        sql: app.connection.driver,
        mail,
        hashSecret: secrets.hashSecret,
        trustedProxies,
      })
        .then(answer.resolve, answer.reject)
        .finally(() => underWay.delete(answer));
      return answer.promise;
    },
    disconnect() {
      deaths += 1;
      connected = Promise.withResolvers();
      // Gap: its pool does not come back whole from a server that died (porsager/postgres#1208, of which our patch mends
      // what would end the process); it gets a new one, and no request waits for the old.
      for (const answer of underWay) {
        answer.resolve(Response.json({ message: 'The database is restarting' }, { status: 503 }));
      }
      void close(app);
    },
    async connect() {
      const before = deaths;
      try {
        if (closed.has(app)) app = await open(options, mail);
      } catch (error) {
        // It died again meanwhile: the next call comes when it is back.
        if (deaths > before) return;
        throw error;
      }
      if (deaths > before) {
        void close(app);
        return;
      }
      // Gap: it sets itself up during the first request, and requests that come meanwhile fail with XX000.
      const request = new Request('http://localhost/rest/v1/leads?limit=0', {
        headers: { apikey: options.secrets.secretKey },
      });
      const response = await app.fetch(request, { peerAddress: '127.0.0.1' });
      await response.body?.cancel();
      if (deaths === before) connected.resolve();
    },
    async stop() {
      await mail.settled();
      await close(app);
    },
  };
}

/** Gap: asked before the call of a function that changes something, whether a browser may call it, it says 404. */
const allowing = (request: Request, response: Response) =>
  request.method === 'OPTIONS' && response.status === 404
    ? new Response(null, { status: 204, headers: response.headers })
    : response;

/** What Postgres says about a value, beside its message. */
const quotes = ['detail', 'where', 'hint', 'query', 'parameters', 'args'] as const;

/**
 * Gap: it logs an error with all that Postgres quotes of what was typed, and answers 500 where something breaks a check, for
 * which PostgREST has 400.
 */
function normalizeDbError(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  if (error.code === '23514') {
    const { code, message } = error;
    const answer = new Error(JSON.stringify({ code, message, details: null, hint: null }));
    return Object.assign(answer, { code: 'PGRST', detail: '{"status":400,"headers":{}}' });
  }
  for (const name of quotes) {
    if (name in error) Object.defineProperty(error, name, { enumerable: false });
  }
  return error;
}

type LiteApp = App<{ connection: PostgresConnection }>;

const closed = new WeakSet<LiteApp>();

/** Ends the connections at once, and with an error every query that is under way. */
async function close(app: LiteApp): Promise<void> {
  closed.add(app);
  await app.connection.driver.end({ timeout: 0 });
}

async function open(
  { databaseUrl, secrets, siteUrl, apiUrl }: LiteOptions,
  mail: AuthMail,
): Promise<LiteApp> {
  // Gap: given an owner's rights, it grants every table to `anon`. So it gets a role that owns nothing (see `apiRole`):
  // its grants then change nothing, and Postgres says so in notices that nobody needs.
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: { onnotice: () => {} },
  });
  pipelined(connection.driver);
  connection.normalizeDbError = normalizeDbError;
  const app = new App({
    connection,
    // The migrations are ours to record.
    db: { migrations: { enabled: false } },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 6,
      email: {
        enable_confirmations: true,
        template: Object.fromEntries(
          // Gap: it has no word for the one with a code, which `AuthMail` puts in place of its own.
          Object.entries(authMails)
            .filter(([name]) => name !== 'reauthentication')
            .map(([name, { subject }]) => [name, { subject, content_path: authTemplate(name) }]),
        ),
      },
      external: {
        google: {
          enabled: true,
          client_id: googleClient.id,
          secret: googleClient.secret,
          redirect_uri: `${apiUrl}/auth/v1/callback`,
        },
      },
    },
    storage: { enabled: true },
    options: { drivers: { email: mail } },
  });
  // oxlint-disable-next-line no-underscore-dangle -- This is how its documentation has it.
  app._storageAdapter = storageAdapter;
  await app.ensureSystemSchema();
  // Gap: hosted, these roles may look into `auth`, without which no function with its caller's rights can ask for auth.uid().
  await connection.driver.unsafe('grant usage on schema auth to anon, authenticated, service_role');
  await connection.driver.unsafe(await readFile(join(import.meta.dirname, 'auth.sql'), 'utf8'));
  // Its storage is an experiment, of which it warns on the console when it begins with it. It begins without.
  setExperimental('storage', true);
  await connection.driver.unsafe(getStorageSchemaSql());
  return app;
}
