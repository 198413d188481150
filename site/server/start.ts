import { StackError } from '@fit-to-print/backend/local/error';
import { type Product, startProduct } from './product.ts';

/** `npm start`: builds the product, serves it, says where it is, and leaves nothing behind. */
const say = (line = '') => process.stdout.write(`${line}\n`);
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7);

const abort = new AbortController();
let product: Product | undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    say('\nStopping…');
    abort.abort(new StackError('Stopped.'));
    void product?.stop().then(() => say('Stopped. Your data is kept in .data/ (pnpm reset clears it).'));
  });
}

try {
  product = await startProduct({
    port: Number(process.env.PORT ?? 3000),
    onProgress: step => say(`${seconds()}  ${step}…`),
    signal: abort.signal,
  });
  if (stopping) await product.stop();
  else {
    const { urls } = product.stack;
    const { email, password } = await product.stack.member();
    say(`${seconds()}  Ready.

  Site      ${product.site}
  Studio    ${product.site}/studio (${email}, ${password})
  Inbox     ${urls.inbox}
  Stripe    ${urls.stripe}
  API       ${urls.api}
  Health    ${urls.health}
  Database  ${urls.database}

Ctrl-C stops all of it.`);
  }
} catch (error) {
  if (abort.signal.aborted) say('Stopped.');
  else {
    process.exitCode = 1;
    process.stderr.write(`\n${error instanceof StackError ? error.message : (error as Error).stack}\n`);
  }
}
