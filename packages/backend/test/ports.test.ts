/** Environment variables move the ports of the local servers, and a taken port is a helpful error. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { anyPorts, claimPorts, defaultPorts, listen, portOf } from '../local/ports.ts';

afterEach(() => vi.unstubAllEnvs());

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('PORT_OFFSET moves every port', () => {
  vi.stubEnv('PORT', undefined);
  vi.stubEnv('PORT_OFFSET', '100');
  expect(defaultPorts()).toEqual({
    api: 54_421,
    database: 54_422,
    mail: 54_424,
    stripe: 54_425,
    google: 54_426,
  });
  expect([portOf('site'), portOf('storybook'), portOf('visual')]).toEqual([3100, 6106, 6206]);
});

test('PORT moves only the port of the site', () => {
  vi.stubEnv('PORT', '4000');
  vi.stubEnv('PORT_OFFSET', '100');
  expect([portOf('site'), portOf('api')]).toEqual([4000, 54_421]);
});

test.each(['many', '-1', '1.5', '20000'])('PORT_OFFSET %j is an error that shows a valid one', value => {
  vi.stubEnv('PORT_OFFSET', value);
  vi.stubEnv('npm_lifecycle_event', 'dev');
  expect(() => portOf('api')).toThrow(
    /^PORT_OFFSET is .+: set it to a whole number from 0 to \d+, such as PORT_OFFSET=100 npm run dev\.$/,
  );
});

test.each(['api', 'database', 'mail', 'stripe', 'google'] as const)(
  'a taken %s port is an error that names the command which moves all ports',
  async service => {
    vi.stubEnv('PORT_OFFSET', '200');
    vi.stubEnv('npm_lifecycle_event', 'start');
    const port = await takenPort();
    await expect(claimPorts({ ...anyPorts, [service]: port })).rejects.toThrow(
      new RegExp(
        `^Port ${port}, which .+ needs, is taken by another program: stop that program, or move every port with PORT_OFFSET=300 npm run start\\.$`,
      ),
    );
  },
);

test('listen fails with an error that names PORT when the port that PORT sets is taken', async () => {
  const port = await takenPort();
  vi.stubEnv('PORT', String(port));
  vi.stubEnv('npm_lifecycle_event', 'start');
  await expect(listen(createServer(), portOf('site'), 'site')).rejects.toThrow(
    `move the site with PORT=${port + 1000} npm run start.`,
  );
});
