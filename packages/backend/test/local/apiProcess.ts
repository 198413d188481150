/**
 * The API and the functions in their own process, which the crash test kills. They start on a message, so that this process has loaded
 * its modules before the process that it replaces is killed.
 */
import { startFunctions } from '../../local/functions.ts';
import { type SupabaseLite, startSupabaseLite } from '../../local/supabaseLite.ts';
import { loopbackHost } from '../../local/ports.ts';
import type { Secrets } from '../../local/secrets.ts';
import { startServer } from '../../local/server.ts';

/** A message to this process. */
export type Message =
  | {
      start: {
        port: number;
        databaseUrl: string;
        mailUrl: string;
        stripeUrl: string;
        webhook: { url: string; secret: string };
        secrets: Secrets;
      };
    }
  | 'database-down'
  | 'database-up';

let api: SupabaseLite | undefined;

async function start(options: Extract<Message, object>['start']) {
  const { port, databaseUrl, mailUrl, stripeUrl, webhook, secrets } = options;
  const apiUrl = `http://${loopbackHost}:${port}`;
  const siteUrl = 'http://localhost:3000';
  const mailFrom = 'The studio <desk@studio.example>';
  const supabaseLite = await startSupabaseLite({ databaseUrl, secrets, siteUrl, apiUrl, mailUrl, mailFrom });
  const functions = await startFunctions({
    SUPABASE_URL: apiUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
    SITE_URL: siteUrl,
    HASH_SECRET: secrets.hashSecret,
    DISPATCH_SECRET: secrets.dispatchSecret,
    RESEND_API_URL: mailUrl,
    RESEND_API_KEY: 're_local',
    RESEND_RATE_LIMIT: '1000',
    MAIL_FROM: mailFrom,
    STRIPE_API_URL: stripeUrl,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STAFF_EMAIL: 'desk@studio.example',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: webhook.secret,
    PRIVATE_RANGES: `${loopbackHost}/32`,
  });
  await startServer(port, supabaseLite, functions);
  api = supabaseLite;
  connect();
}

// An error means that the database is down again: another message `database-up` follows.
const connect = () => void api?.connect().catch(() => {});

process.on('message', (message: Message) => {
  if (typeof message === 'object') void start(message.start);
  else if (message === 'database-up') connect();
  else if (api) api.disconnect();
  // The database died during the start: the crash test starts another process.
  else process.exit(1);
});
// The connection to the test closes when the test ends.
process.on('disconnect', () => process.exit());
