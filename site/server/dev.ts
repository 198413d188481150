import { startLocalBackend } from '@fit-to-print/backend/local';
import { portOf } from '@fit-to-print/backend/local/ports';
import { printLine, runUntilStopped } from '@fit-to-print/backend/local/runUntilStopped';
import { startDevSite } from './devSite.ts';

/** `pnpm dev`: serves the site with hot reload, and the local backend. */
await runUntilStopped(async (running, signal) => {
  const port = portOf('site');
  const site = `http://localhost:${port}`;
  const stack = await startLocalBackend({ siteUrl: site, onProgress: step => printLine(`${step}…`), signal });
  running.defer(() => stack.stop());
  const devSite = await startDevSite({
    port,
    backend: stack.site.SUPABASE_URL,
    publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY,
    paymentLinks: stack.site.STRIPE_PAYMENT_LINKS,
  });
  running.defer(() => devSite.stop());
  const { email, password } = await stack.staffAccount();
  return `
  Site      ${site}
  Admin     ${site}/admin (${email}, ${password})
  Inbox     ${stack.urls.inbox}
  Stripe    ${stack.urls.stripe}
  API       ${stack.urls.api}
  Database  ${stack.urls.database}

Ctrl-C stops all of it.`;
});
