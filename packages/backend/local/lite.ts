import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { AuthMail, callAuth } from './auth.ts';
import type { Secrets } from './secrets.ts';

export interface LiteOptions {
  databaseUrl: string;
  secrets: Secrets;
  siteUrl: string;
  apiUrl: string;
  mailUrl: string;
  mailFrom: string;
}

/**
 * Auth and REST of Supabase, by `@supabase/lite`: alpha, exactly pinned, for development alone. What it gets wrong, and
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

/** Makes the `auth` schema, which migrations may refer to, and waits for `connect`. */
export async function startLite(options: LiteOptions): Promise<Lite> {
  let app = await open(options);
  let connected = Promise.withResolvers<void>();
  const underWay = new Set<PromiseWithResolvers<Response>>();
  return {
    async fetch(request, peer) {
      await connected.promise;
      const answer = Promise.withResolvers<Response>();
      underWay.add(answer);
      void callAuth(request, () => app.fetch(request, { peerAddress: peer }))
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
      if (closed.has(app)) app = await open(options);
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

type LiteApp = App<{ connection: PostgresConnection }>;

const closed = new WeakSet<LiteApp>();

/** Ends the connections at once, and with an error every query that is under way. */
async function close(app: LiteApp): Promise<void> {
  closed.add(app);
  await app.connection.driver.end({ timeout: 0 });
}

async function open({
  databaseUrl,
  secrets,
  siteUrl,
  apiUrl,
  mailUrl,
  mailFrom,
}: LiteOptions): Promise<LiteApp> {
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
          confirmation: { subject: 'Confirm your email address', content_path: template('confirmation') },
          recovery: { subject: 'Choose a new password', content_path: template('recovery') },
        },
      },
    },
    options: {
      drivers: {
        email: new AuthMail(
          { apiKey: 're_local', from: mailFrom, endpoint: `${mailUrl}/emails` },
          { site: siteUrl, api: apiUrl },
        ),
      },
    },
  });
  await app.ensureSystemSchema();
  return app;
}
