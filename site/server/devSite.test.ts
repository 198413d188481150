// Tests that the dev server cleans up after a failed start.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startDevSite } from './devSite.ts';
import { claimPort } from './claimPort.ts';

const close = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('vite', () => ({ createServer: () => Promise.resolve({ close }) }));
vi.mock('../build/copyfit.ts', () => ({
  createFitter: () => Promise.reject(new Error('Fonts are missing.')),
}));

it('startDevSite releases its port and closes Vite when it fails to start', async () => {
  // Port 0: any free port.
  const claimed = await claimPort(0);
  const { port } = claimed.server.address() as { port: number };
  await expect(startDevSite({ claimed, backend: '', publishableKey: '' })).rejects.toThrow(
    'Fonts are missing.',
  );
  expect(close).toHaveBeenCalledOnce();
  await (await claimPort(port)).close();
});

it('pnpm dev names a taken port before it starts the backend', { timeout: 60_000 }, async () => {
  const claimed = await claimPort(0);
  onTestFinished(() => claimed.close());
  const { port } = claimed.server.address() as { port: number };
  const run = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env: { ...process.env, PORT: String(port) },
  });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  expect(stderr).toContain(`Port ${port}, which the site needs, is taken by another program`);
  expect(stdout).not.toContain('Starting');
});
