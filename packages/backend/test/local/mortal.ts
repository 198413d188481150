import { startFunctions } from '../../local/functions.ts';
import { type Lite, startLite } from '../../local/lite.ts';
import type { Secrets } from '../../local/secrets.ts';
import { host } from '../../local/ports.ts';
import { startServer } from '../../local/server.ts';

// The API and the functions in a process of their own, for a test to kill. It waits to be told to begin, so that the next
// one has loaded its modules by the time the one before it dies.

/** What it is told. */
export type Order =
  | { begin: { port: number; databaseUrl: string; mailUrl: string; secrets: Secrets } }
  | 'database-down'
  | 'database-up';

let api: Lite | undefined;

async function begin({ port, databaseUrl, mailUrl, secrets }: Extract<Order, object>['begin']) {
  const apiUrl = `http://${host}:${port}`;
  const siteUrl = 'http://localhost:3000';
  const mailFrom = 'The studio <desk@studio.example>';
  const lite = await startLite({ databaseUrl, secrets, siteUrl, apiUrl, mailUrl, mailFrom });
  const env = {
    SUPABASE_URL: apiUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
    SITE_URL: siteUrl,
    HASH_SECRET: secrets.hashSecret,
    DISPATCH_SECRET: secrets.dispatchSecret,
    RESEND_API_URL: mailUrl,
    RESEND_API_KEY: 're_local',
    RESEND_RATE_LIMIT: '1000',
    MAIL_FROM: mailFrom,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STUDIO_EMAIL: 'desk@studio.example',
  };
  await startServer(port, lite, await startFunctions(env));
  api = lite;
  connect();
}

// When that fails, the database has died again: another order says when it is back.
const connect = () => void api?.connect().catch(() => {});

process.on('message', (order: Order) => {
  if (typeof order === 'object') void begin(order.begin);
  else if (order === 'database-up') connect();
  // Half begun, nothing can be done about it: another process begins.
  else if (api) api.disconnect();
  else process.exit(1);
});
// Whoever killed the test has no use for this either.
process.on('disconnect', () => process.exit());
