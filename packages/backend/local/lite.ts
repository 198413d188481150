import { join } from 'node:path';
import { App, getStorageSchemaSql, setExperimental } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { AuthMail, callAuth, type Confirmation } from './auth.ts';
import { googleClient } from './google.ts';
import type { Secrets } from './secrets.ts';
import { callStorage, storageAdapter } from './storage.ts';

export interface LiteOptions {
  databaseUrl: string;
  secrets: Secrets;
  siteUrl: string;
  apiUrl: string;
  mailUrl: string;
  mailFrom: string;
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
  const { siteUrl, apiUrl, mailUrl, mailFrom } = options;
  const urls = { site: siteUrl, api: apiUrl };
  const confirmation: Confirmation = {
    mail: new AuthMail({ apiKey: 're_local', from: mailFrom, endpoint: `${mailUrl}/emails` }, urls),
    urls,
    subject: confirmationMail.subject,
    templatePath: confirmationMail.content_path,
  };
  let app = await open(options, confirmation.mail);
  let connected = Promise.withResolvers<void>();
  const underWay = new Set<PromiseWithResolvers<Response>>();
  return {
    async fetch(request, peer) {
      await connected.promise;
      const answer = Promise.withResolvers<Response>();
      underWay.add(answer);
      const call = (plain: Request) => app.fetch(plain, { peerAddress: peer });
      void callAuth(request, plain => callStorage(plain, call), app.connection.driver, confirmation)
        .then(answer.resolve, answer.reject)
        .finally(() => underWay.delete(answer));
      return answer.promise;
    },
    disconnect() {
      connected = Promise.withResolvers();
      // Gap: its pool does not come back whole from a server that died (porsager/postgres#1208, of which our patch mends
      // what would end the process); it gets a new one, and no request waits for the old.
      for (const answer of underWay) {
        answer.resolve(Response.json({ message: 'The database is restarting' }, { status: 503 }));
      }
      void close(app);
    },
    async connect() {
      if (closed.has(app)) app = await open(options, confirmation.mail);
      // Gap: it sets itself up during the first request, and requests that come meanwhile fail with XX000.
      const request = new Request('http://localhost/rest/v1/leads?limit=0', {
        headers: { apikey: options.secrets.secretKey },
      });
      const response = await app.fetch(request, { peerAddress: '127.0.0.1' });
      await response.body?.cancel();
      connected.resolve();
    },
    stop: () => close(app),
  };
}

const template = (name: string) => join(import.meta.dirname, `../supabase/templates/${name}.generated.html`);

const confirmationMail = {
  subject: 'Confirm your email address',
  content_path: template('confirmation'),
};

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
        template: {
          confirmation: confirmationMail,
          recovery: { subject: 'Choose a new password', content_path: template('recovery') },
        },
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
  // Its storage is an experiment, of which it warns on the console when it begins with it. It begins without.
  setExperimental('storage', true);
  await connection.driver.unsafe(getStorageSchemaSql());
  return app;
}
