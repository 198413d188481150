import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../supabase/functions');

/**
 * Finds code that sends requests: a call of the global `fetch` or a client of Stripe, with the start of its first argument, and imports
 * of other modules that send requests. `fetch(request` is a function's own method, and does not count.
 */
const outgoing =
  /\b((?:fetch|new Stripe)\((?!request).*?(?=\/|[,)]))|^import (?!type).* from '((?:node:)?(?:https?|http2|tls|dgram)|undici|@supabase\/.*)'/gm;

test('the functions send requests only to origins of the settings and to public addresses', () => {
  const found = globSync('**/*.ts', { cwd: folder }).flatMap(file => {
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(outgoing)].map(([, call, module]) => `${file}: ${call ?? module}`);
  });
  expect(new Set(found)).toEqual(
    new Set([
      '_shared/caller.ts: fetch(`${env.supabaseUrl}',
      '_shared/database.ts: fetch(`${env.supabaseUrl}',
      'delete-account/index.ts: fetch(`${env.supabaseUrl}',
      '_shared/outbox.ts: fetch(`${env.resendApiUrl}',
      '_shared/stripe.ts: new Stripe(secretKey',
      // publicRequest.ts checks the address before it connects: test/placements.test.ts.
      '_shared/publicRequest.ts: node:http',
      '_shared/publicRequest.ts: node:https',
    ]),
  );
});
