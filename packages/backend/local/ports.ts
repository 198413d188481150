/** The ports of all local servers, and how environment variables move them. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { relative } from 'node:path';
import { FixableError } from './fixableError.ts';

/** Every server listens on the loopback address only. */
export const loopbackHost = '127.0.0.1';

/** The ports of the local backend. 0 means any free port. */
export interface Ports {
  api: number;
  database: number;
  mail: number;
  stripe: number;
  google: number;
}

type Service = keyof Ports | 'site' | 'storybook' | 'visual';

const servicePorts: Readonly<Record<Service, { port: number; name: string }>> = {
  site: { port: 3000, name: 'the site' },
  // The first three are Supabase's own defaults.
  api: { port: 54321, name: 'the Supabase API' },
  database: { port: 54322, name: 'the database' },
  mail: { port: 54324, name: 'the inbox' },
  stripe: { port: 54325, name: 'the stand-in for Stripe' },
  google: { port: 54326, name: 'the stand-in for Google' },
  storybook: { port: 6006, name: 'Storybook' },
  visual: { port: 6106, name: 'the visual tests' },
};

/** The port of a service: its default plus PORT_OFFSET. PORT sets the port of the site alone. */
export function portOf(service: Service): number {
  if (service === 'site' && process.env.PORT) return readPortVariable('PORT', 0);
  return servicePorts[service].port + portOffset();
}

/** PORT_OFFSET, which is added to every port. Default: 0. The highest port is 55326, in tests/journeys/environment.ts. */
export const portOffset = (): number => readPortVariable('PORT_OFFSET', 55_326);

/**
 * Reads a number from an environment variable. Default: 0.
 * @throws FixableError if the variable is not a whole number, or too large to be added to the port `highest`
 */
function readPortVariable(variable: 'PORT' | 'PORT_OFFSET', highest: number): number {
  const value = Number(process.env[variable] ?? 0);
  const max = 65_535 - highest;
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new FixableError(
    `${variable} is ${process.env[variable]}: set it to a whole number from 0 to ${max}, such as ${restartCommand(variable, variable === 'PORT' ? 4000 : 100)}.`,
  );
}

/** A command line that starts this program again with another value of the variable. */
function restartCommand(variable: 'PORT' | 'PORT_OFFSET', value: number): string {
  const { npm_lifecycle_event: script } = process.env;
  const command = script ? `npm run ${script}` : `node ${relative(process.cwd(), process.argv[1] ?? '')}`;
  return `${variable}=${value} ${command}`;
}

/** The default ports of the local backend, plus PORT_OFFSET. */
export const defaultPorts = (): Ports => ({
  api: portOf('api'),
  database: portOf('database'),
  mail: portOf('mail'),
  stripe: portOf('stripe'),
  google: portOf('google'),
});

/** Free ports, which the system chooses. */
export const anyPorts: Readonly<Ports> = { api: 0, database: 0, mail: 0, stripe: 0, google: 0 };

/**
 * Looks whether the wanted ports are free, and replaces each 0 with a free port.
 * @throws FixableError if a port is taken
 */
export async function claimPorts(wanted: Readonly<Ports>): Promise<Ports> {
  const ports = { ...wanted };
  // All servers stay open until the last port is claimed, so that the system does not give the same free port twice.
  const servers: Server[] = [];
  try {
    for (const service of Object.keys(ports) as (keyof Ports)[]) {
      const server = createServer();
      await listen(server, ports[service], service);
      servers.push(server);
      ports[service] = (server.address() as AddressInfo).port;
    }
    return ports;
  } finally {
    await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))));
  }
}

/**
 * Resolves when the server listens.
 * @throws FixableError if the port is taken. The message says which service needs it, and which command moves it
 */
export async function listen(server: Server, port: number, service: Service): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, loopbackHost, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const problem = code === 'EACCES' ? 'not allowed' : 'taken by another program';
    const remedy =
      service === 'site' && process.env.PORT
        ? `the site with ${restartCommand('PORT', port + 1000)}`
        : `every port with ${restartCommand('PORT_OFFSET', portOffset() + 100)}`;
    throw new FixableError(
      `Port ${port}, which ${servicePorts[service].name} needs, is ${problem}: stop that program, or move ${remedy}.`,
    );
  }
}
