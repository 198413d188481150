import { expect, it, vi } from 'vitest';
import { startDevSite } from './devSite.ts';
import { claimPort } from './port.ts';

const close = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('vite', () => ({ createServer: () => Promise.resolve({ close }) }));
vi.mock('../build/copyfit.ts', () => ({ createFitter: () => Promise.reject(new Error('No faces.')) }));

it('that fails to start holds neither its port nor its server', async () => {
  // Any that is free.
  const claimed = await claimPort(0);
  const { port } = claimed.server.address() as { port: number };
  await claimed.close();
  await expect(startDevSite({ port, backend: '', publishableKey: '' })).rejects.toThrow('No faces.');
  expect(close).toHaveBeenCalledOnce();
  await (await claimPort(port)).close();
});
