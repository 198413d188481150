import { brand } from '@fit-to-print/content/brand';
import { startStack } from '@fit-to-print/backend/local';
import { StackError } from '@fit-to-print/backend/local/error';
import { startDevSite } from './devSite.ts';

/** `pnpm dev`: the site with hot reload, and the backend. */
const port = Number(process.env.PORT ?? 3000);
const site = `http://localhost:${port}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const running = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void running.disposeAsync());
}
try {
  const stack = await startStack({
    siteUrl: site,
    mailFrom: `${brand.name} <${brand.email}>`,
    studioEmail: brand.email,
    onProgress: step => say(`${step}…`),
  });
  running.defer(() => stack.stop());
  const dev = await startDevSite({
    port,
    backend: stack.site.SUPABASE_URL,
    publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY,
  });
  running.defer(() => dev.stop());
  const { email, password } = await stack.member();
  say(`
  Site      ${site}
  Studio    ${site}/studio (${email}, ${password})
  Inbox     ${stack.urls.inbox}
  Stripe    ${stack.urls.stripe}
  API       ${stack.urls.api}
  Database  ${stack.urls.database}

Ctrl-C stops all of it.`);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof StackError ? error.message : (error as Error).stack}\n`);
  await running.disposeAsync();
}
