// `pnpm dev`: serves the site with hot reload, and the local backend.
import { startLocalBackend } from '@fit-to-print/backend/local';
import { portOf } from '@fit-to-print/backend/local/ports';
import { printLine, runUntilStopped } from '@fit-to-print/backend/local/runUntilStopped';
import { claimPort } from './claimPort.ts';
import { startDevSite } from './devSite.ts';

await runUntilStopped(async (running, signal) => {
  const port = portOf('site');
  const site = `http://localhost:${port}`;
  // Before the backend, whose start takes seconds: a taken port is reported at once.
  const claimed = await claimPort(port);
  running.defer(() => claimed.close());
  const localBackend = await startLocalBackend({
    siteUrl: site,
    onProgress: step => printLine(`${step}…`),
    signal,
  });
  running.defer(() => localBackend.stop());
  const devSite = await startDevSite({
    claimed,
    backend: localBackend.site.SUPABASE_URL,
    publishableKey: localBackend.site.SUPABASE_PUBLISHABLE_KEY,
    paymentLinks: localBackend.site.STRIPE_PAYMENT_LINKS,
  });
  running.defer(() => devSite.stop());
  const { email, password } = await localBackend.staffAccount();
  return `
  Site      ${site}
  Admin     ${site}/admin (${email}, ${password})
  Inbox     ${localBackend.urls.inbox}
  Stripe    ${localBackend.urls.stripe}
  API       ${localBackend.urls.api}
  Database  ${localBackend.urls.database}

Ctrl-C stops all of it.`;
});
