// `pnpm storybook`: starts Storybook on its port, which PORT_OFFSET moves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen, portOf } from '@fit-to-print/backend/local/ports';
import { FixableError } from '@fit-to-print/backend/local/fixableError';

try {
  const port = portOf('storybook');
  // Listens once and closes again, for an error message that names the port if another program uses it.
  const probe = createServer();
  await listen(probe, port, 'storybook');
  await new Promise(resolve => probe.close(resolve));
  const child = spawn('storybook', ['dev', `--port=${port}`, '--exact-port', '--no-open'], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 0;
} catch (error) {
  if (!(error instanceof FixableError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
