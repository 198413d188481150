// Vitest's global setup for the tests in other browsers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Builds and serves the product as the journeys do, before the first test; the returned function stops it after the last. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = fork(path.resolve(import.meta.dirname, '../journeys/serve.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const isReady = await Promise.race([once(server, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('The server ended before it was ready; its output is above.');
  return async () => {
    server.kill('SIGINT');
    await ended;
  };
}
