// `npm start`: builds the site, and serves it and the local backend until it is stopped.
import { portOf } from '@fit-to-print/backend/local/ports';
import { printLine, runUntilStopped } from '@fit-to-print/backend/local/runUntilStopped';
import { startProduct } from './startProduct.ts';

const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`.padStart(7);

await runUntilStopped(async (running, signal) => {
  const product = await startProduct({
    port: portOf('site'),
    onProgress: step => printLine(`${seconds()}  ${step}…`),
    signal,
  });
  running.defer(() => product.stop());
  const { urls } = product.localBackend;
  const { email, password } = await product.localBackend.staffAccount();
  return `${seconds()}  Ready.

  Site      ${product.site}
  Admin     ${product.site}/admin (${email}, ${password})
  Inbox     ${urls.inbox}
  Stripe    ${urls.stripe}
  API       ${urls.api}
  Health    ${urls.health}
  Database  ${urls.database}

Ctrl-C stops all of it.`;
});
