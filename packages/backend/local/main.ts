/** The command that starts the local backend without the site. */
import { parseArgs } from 'node:util';
import { anyPorts } from './ports.ts';
import { printLine, runUntilStopped } from './runUntilStopped.ts';
import { resetData, startLocalBackend } from './localBackend.ts';

// PORT_OFFSET moves all ports; `--free-ports` chooses free ones.
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    'free-ports': { type: 'boolean' },
    reset: { type: 'boolean' },
    'site-url': { type: 'string' },
  },
});

await runUntilStopped(async (running, signal) => {
  if (values.reset) await resetData(values.data);
  const backend = await startLocalBackend({
    ...(values.data && { dataDir: values.data }),
    ...(values['free-ports'] && { ports: anyPorts }),
    ...(values['site-url'] && { siteUrl: values['site-url'] }),
    onProgress: printLine,
    signal,
  });
  running.defer(() => backend.stop());
  return `Supabase API  ${backend.urls.api}
Health        ${backend.urls.health}
Inbox         ${backend.urls.inbox}
Stripe        ${backend.urls.stripe}
Google        ${backend.urls.google}
Database      ${backend.urls.database}
Key           ${backend.site.SUPABASE_PUBLISHABLE_KEY}`;
});
