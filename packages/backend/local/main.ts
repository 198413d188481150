import { parseArgs } from 'node:util';
import { anyPorts } from './ports.ts';
import { printLine, runUntilStopped } from './runUntilStopped.ts';
import { resetData, startStack } from './stack.ts';

/** Starts the local stack without the site. PORT_OFFSET moves all ports; `--free-ports` chooses free ones. */
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
  const stack = await startStack({
    ...(values.data && { dataDir: values.data }),
    ...(values['free-ports'] && { ports: anyPorts }),
    ...(values['site-url'] && { siteUrl: values['site-url'] }),
    onProgress: printLine,
    signal,
  });
  running.defer(() => stack.stop());
  return `Supabase API  ${stack.urls.api}
Health        ${stack.urls.health}
Inbox         ${stack.urls.inbox}
Stripe        ${stack.urls.stripe}
Google        ${stack.urls.google}
Database      ${stack.urls.database}
Key           ${stack.site.SUPABASE_PUBLISHABLE_KEY}`;
});
