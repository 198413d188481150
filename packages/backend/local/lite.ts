import { App, ResendEmailDriver } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Secrets } from './secrets.ts';

export interface LiteOptions {
  databaseUrl: string;
  secrets: Secrets;
  siteUrl: string;
  mailUrl: string;
  mailFrom: string;
}

/**
 * Auth and REST of Supabase, by `@supabase/lite`: alpha, exactly pinned, for development alone. What it gets wrong, and
 * we rely on, is mended here, each with a word on why; a mend goes when a version that does without it comes.
 */
export interface Lite {
  fetch(request: Request, peer: string): Promise<Response>;
  /** To be called once the migrations are in. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the `auth` schema, which migrations may refer to, and is ready for `warmUp`. */
export async function startLite(options: LiteOptions): Promise<Lite> {
  const { databaseUrl, secrets, siteUrl, mailUrl, mailFrom } = options;
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
      email: { enable_confirmations: true },
    },
    options: {
      drivers: {
        email: new ResendEmailDriver({
          apiKey: 're_local',
          from: mailFrom,
          endpoint: `${mailUrl}/emails`,
        }),
      },
    },
  });
  await app.ensureSystemSchema();

  const fetch: Lite['fetch'] = async (request, peer) => app.fetch(request, { peerAddress: peer });
  return {
    fetch,
    // Gap: it sets itself up during the first request, and requests that come meanwhile fail with XX000.
    async warmUp() {
      const headers = { apikey: secrets.secretKey };
      const request = new Request('http://localhost/rest/v1/leads?limit=0', { headers });
      await (await fetch(request, '127.0.0.1')).body?.cancel();
    },
    stop: () => connection.close(),
  };
}
