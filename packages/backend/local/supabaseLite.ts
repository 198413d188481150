/**
 * Auth, REST and Storage of the local backend, provided by the library `@supabase/lite`, which serves the API of a Supabase project from a
 * PostgreSQL database.
 */
import { App, getStorageSchemaSql, setExperimental } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { codeLength, codeLifetimeSeconds, handleAuth } from './auth.ts';
import { factorTablesSql } from './authFactors.ts';
import { AuthMailer } from './authMailer.ts';
import { authMailTemplates, authTemplatePath } from './authMailTemplates.ts';
import { googleClient } from './google.ts';
import { postgrestCode, sqlState } from './errorCodes.ts';
import type { Secrets } from './secrets.ts';
import { handleStorage, storageAdapter } from './storage.ts';

/** The addresses of the other parts of the local backend, its secrets, and the sender of its mail. */
export interface SupabaseLiteOptions {
  databaseUrl: string;
  secrets: Secrets;
  siteUrl: string;
  apiUrl: string;
  mailUrl: string;
  mailFrom: string;
}

/**
 * Auth, REST and Storage by `@supabase/lite`: an alpha release with an exact version, for development only. Comments that
 * start with "Gap:" mark corrections of its behavior (“it” is the library); remove each when a new release no longer needs it.
 */
export interface SupabaseLite {
  fetch(request: Request, clientAddress: string): Promise<Response>;
  /** Call when the database is down: running requests get 503, and new ones wait for `connect`. */
  disconnect(): void;
  /** Call when the database is up and migrated, also before the first request. */
  connect(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the schemas `auth` and `storage`, which the migrations refer to. Requests wait until `connect` has been called. */
export async function startSupabaseLite(options: SupabaseLiteOptions): Promise<SupabaseLite> {
  const { siteUrl, apiUrl, mailUrl, mailFrom, secrets } = options;
  const mail = new AuthMailer(
    { apiKey: 're_local', from: mailFrom, endpoint: `${mailUrl}/emails` },
    { site: siteUrl, api: apiUrl },
  );
  let app = await openApp(options, mail);
  let connected = Promise.withResolvers<void>();
  let isConnected = false;
  let disconnectCount = 0;
  const pendingResponses = new Set<PromiseWithResolvers<Response>>();
  return {
    async fetch(request, clientAddress) {
      await connected.promise;
      const response = Promise.withResolvers<Response>();
      pendingResponses.add(response);
      const callApp = async (forwarded: Request) =>
        fixPreflightStatus(forwarded, await app.fetch(forwarded, { peerAddress: clientAddress }));
      void handleAuth(request, forwarded => handleStorage(forwarded, callApp), {
        sql: app.connection.driver,
        mail,
        jwtSecret: secrets.jwtSecret,
        clientAddress,
      })
        .then(response.resolve, response.reject)
        .finally(() => pendingResponses.delete(response));
      return response.promise;
    },
    disconnect() {
      disconnectCount += 1;
      // An unresolved promise is not replaced, because requests may be waiting for it.
      if (isConnected) connected = Promise.withResolvers();
      isConnected = false;
      // Gap: its connection pool does not fully recover from a server crash (porsager/postgres#1208), so `connect` opens a
      // new pool.
      for (const response of pendingResponses) {
        response.resolve(Response.json({ message: 'The database is restarting' }, { status: 503 }));
      }
      void closeApp(app);
    },
    async connect() {
      const disconnectCountBefore = disconnectCount;
      try {
        if (closedApps.has(app)) app = await openApp(options, mail);
      } catch (error) {
        // The database is down again: the next call of `connect` follows.
        if (disconnectCount > disconnectCountBefore) return;
        throw error;
      }
      if (disconnectCount > disconnectCountBefore) {
        void closeApp(app);
        return;
      }
      // Gap: it sets itself up during its first request, and fails parallel requests with an internal error until then.
      const request = new Request('http://localhost/rest/v1/rpc/health', {
        method: 'POST',
        headers: { apikey: secrets.secretKey },
      });
      const response = await app.fetch(request, { peerAddress: '127.0.0.1' });
      await response.body?.cancel();
      if (disconnectCount > disconnectCountBefore) return;
      isConnected = true;
      connected.resolve();
    },
    stop: () => closeApp(app),
  };
}

/** Gap: it answers 404 to the preflight request for a SQL function that changes data. */
const fixPreflightStatus = (request: Request, response: Response) =>
  request.method === 'OPTIONS' && response.status === 404
    ? new Response(null, { status: 204, headers: response.headers })
    : response;

/** Properties in which a Postgres error quotes values that a person typed. */
const propertiesWithUserInput = ['detail', 'where', 'hint', 'query', 'parameters', 'args'] as const;

/** Gap: it logs the values that Postgres quotes, and answers 500 to a failed check, which PostgREST answers with 400. */
function normalizeDbError(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  if (error.code === sqlState.checkViolation) {
    const { code, message } = error;
    const badRequest = new Error(JSON.stringify({ code, message, details: null, hint: null }));
    return Object.assign(badRequest, {
      code: postgrestCode.customResponse,
      detail: '{"status":400,"headers":{}}',
    });
  }
  for (const name of propertiesWithUserInput) {
    if (name in error) Object.defineProperty(error, name, { enumerable: false });
  }
  return error;
}

/** The ids of Postgres’ types json and jsonb. */
const jsonTypeOids = [114, 3802];

/** Gap: it passes some JSON to the driver as text. The driver would encode the text again, and Postgres would store a string. */
function encodeJsonOnce(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}

type Transaction = Parameters<Parameters<PostgresConnection['withContext']>[1]>[0];

/** A call of a SQL function through the REST API. */
interface RpcRequest {
  method: string;
  path: string;
  requestHeaders?: Readonly<Record<string, string>>;
}

type SettingsStatement = ReturnType<ReturnType<typeof settingsQuery>['compile']>;

const settingsQuery = (transaction: Transaction, settings: Readonly<Record<string, string>>) =>
  transaction.selectNoFrom(builder =>
    Object.entries(settings).map(([name, value]) =>
      builder.fn('set_config', [builder.val(name), builder.val(value), builder.lit(true)]).as(name),
    ),
  );

let settingsStatement: SettingsStatement | undefined;

/** Gap: it sends one statement for each setting (GUC, a parameter of PostgreSQL) of a function call. This sends one for all of them, as PostgREST does. */
function applyRpcRequestGucs(
  transaction: Transaction,
  { method, path, requestHeaders = {} }: RpcRequest,
): Promise<void> {
  const settings = {
    'response.status': '',
    'response.headers': '',
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(requestHeaders),
  };
  // Compiled once: its text is the same for all calls.
  settingsStatement ??= settingsQuery(transaction, settings).compile();
  const settingsResult = transaction.executeQuery({
    ...settingsStatement,
    parameters: Object.entries(settings).flat(),
  });
  // The call follows on the same connection without waiting for the result. If a setting fails, so does every later statement of the
  // transaction, and that error is reported.
  settingsResult.catch(() => {});
  return Promise.resolve();
}

/**
 * Makes the connections of `driver` prepare the statement of `applyRpcRequestGucs`, as PostgREST does. The driver can then send it
 * together with the call that follows. It would first wait for a description of a statement that is not prepared.
 */
function prepareSettingsStatement(driver: postgres.Sql): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    connection.unsafe = (text, parameters, options) =>
      unsafe(text, parameters, text === settingsStatement?.sql ? { ...options, prepare: true } : options);
    return connection;
  };
}

type LiteApp = App<{ connection: PostgresConnection }>;

const closedApps = new WeakSet<LiteApp>();

/** Ends the connections immediately; running queries fail. */
async function closeApp(app: LiteApp): Promise<void> {
  closedApps.add(app);
  await app.connection.driver.end({ timeout: 0 });
}

async function openApp(
  { databaseUrl, secrets, siteUrl, apiUrl }: SupabaseLiteOptions,
  mail: AuthMailer,
): Promise<LiteApp> {
  // Gap: it grants every table to `anon`. The role that it connects with owns no table (`apiRole` in `database.ts`), so the
  // grants have no effect. Postgres reports each of them in a notice, which is dropped here.
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: { onnotice: () => {} },
  });
  connection.normalizeDbError = normalizeDbError;
  connection['applyRpcRequestGucs'] = applyRpcRequestGucs;
  prepareSettingsStatement(connection.driver);
  for (const type of jsonTypeOids) connection.driver.options.serializers[type] = encodeJsonOnce;
  const app = new App({
    connection,
    // `migrate` of `database.ts` applies and records the migrations.
    db: { migrations: { enabled: false } },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 6,
      enable_refresh_token_rotation: true,
      email: {
        enable_confirmations: true,
        double_confirm_changes: true,
        otp_length: codeLength,
        otp_expiry: codeLifetimeSeconds,
        template: Object.fromEntries(
          // Gap: it has no template for the mail with a code. `AuthMailer` replaces that mail.
          Object.entries(authMailTemplates)
            .filter(([name]) => name !== 'reauthentication')
            .map(([name, { subject }]) => [name, { subject, content_path: authTemplatePath(name) }]),
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
  // oxlint-disable-next-line no-underscore-dangle -- the library's documentation (docs/storage/adapters.mdx) sets the adapter in this way
  app._storageAdapter = storageAdapter;
  await app.ensureSystemSchema();
  // Gap: a hosted Supabase project has this grant. SQL functions that run as their caller need it for auth.uid().
  await connection.driver.unsafe('grant usage on schema auth to anon, authenticated, service_role');
  await connection.driver.unsafe(factorTablesSql);
  // The library's storage is experimental. It is enabled after `ensureSystemSchema`, because it otherwise prints a warning.
  setExperimental('storage', true);
  await connection.driver.unsafe(getStorageSchemaSql());
  return app;
}
