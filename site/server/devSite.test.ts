// Tests that the dev server cleans up after a failed start.
import { expect, it, vi } from 'vitest';
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
  await claimed.close();
  await expect(startDevSite({ port, backend: '', publishableKey: '' })).rejects.toThrow('Fonts are missing.');
  expect(close).toHaveBeenCalledOnce();
  await (await claimPort(port)).close();
});
