import { brand } from '@fit-to-print/content/brand';
import { startStack } from '@fit-to-print/backend/local';
import { startDevSite } from './devSite.ts';
import { say, untilStopped } from './untilStopped.ts';

/** `pnpm dev`: the site with hot reload, and the backend. */
const port = Number(process.env.PORT ?? 3000);
const site = `http://localhost:${port}`;

await untilStopped(async (running, signal) => {
  const stack = await startStack({
    siteUrl: site,
    mailFrom: `${brand.name} <${brand.email}>`,
    studioEmail: brand.email,
    onProgress: step => say(`${step}…`),
    signal,
  });
  running.defer(() => stack.stop());
  const dev = await startDevSite({
    port,
    backend: stack.site.SUPABASE_URL,
    publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY,
  });
  running.defer(() => dev.stop());
  const { email, password } = await stack.member();
  return `
  Site      ${site}
  Admin     ${site}/admin (${email}, ${password})
  Inbox     ${stack.urls.inbox}
  Stripe    ${stack.urls.stripe}
  API       ${stack.urls.api}
  Database  ${stack.urls.database}

Ctrl-C stops all of it.`;
});
