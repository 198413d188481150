// The local backend in its own process, so that a test can kill it. It sends mail to a provider in the test's process, which is not killed.
import { type LocalBackend, startLocalBackend } from '../../packages/backend/local/localBackend.ts';
import type { Ports } from '../../packages/backend/local/ports.ts';

/** A message to this process. */
export type BackendRequest =
  | { start: { dataDir: string; ports: Partial<Ports>; env: Record<string, string> } }
  | { setEnv: Record<string, string> }
  | 'memory';

/** A message from this process. */
export type BackendReply =
  | { ready: { apiUrl: string; databaseUrl: string; publishableKey: string; env: Record<string, string> } }
  | { memoryBytes: number }
  | { progress: string };

const reply = (message: BackendReply) => process.send?.(message);

let backend: LocalBackend | undefined;

process.on('message', (message: BackendRequest) => {
  if (message === 'memory') {
    globalThis.gc?.();
    reply({ memoryBytes: process.memoryUsage().heapUsed });
  } else if ('setEnv' in message) {
    // The functions read their settings at each call.
    Object.assign(process.env, message.setEnv);
  } else {
    void start(message.start);
  }
});
process.once('SIGTERM', () => void backend?.stop().then(() => process.exit()));
process.once('disconnect', () => void backend?.stop().then(() => process.exit()));

async function start({ dataDir, ports, env }: Extract<BackendRequest, { start: object }>['start']) {
  backend = await startLocalBackend({
    dataDir,
    ports,
    // Set from the start: mail that is sent before `setEnv` would go to the inbox of the backend.
    env,
    mailsPerSecond: 1000,
    onProgress: progress => reply({ progress }),
  });
  reply({
    ready: {
      apiUrl: backend.urls.api,
      databaseUrl: backend.urls.database,
      publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY,
      env: backend.env,
    },
  });
}
