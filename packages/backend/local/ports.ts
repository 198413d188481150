import { type AddressInfo, createServer, type Server } from 'node:net';
import { StackError } from './error.ts';

/** Where the stack listens, on 127.0.0.1 alone. 0 takes any free port. */
export interface Ports {
  /** Auth, REST, storage and functions: the Supabase API. Default 54321. */
  api: number;
  /** PostgreSQL. Default 54322. */
  database: number;
  /** The mail provider's stand-in and its inbox. Default 54324. */
  mail: number;
  /** Stripe's stand-in: its API, checkout and portal. Default 54325. */
  stripe: number;
  /** Google's stand-in, to sign in with. Default 54326. */
  google: number;
}

/** Supabase's own defaults, and the next. */
export const defaultPorts: Ports = {
  api: 54321,
  database: 54322,
  mail: 54324,
  stripe: 54325,
  google: 54326,
};

const services: Record<keyof Ports, string> = {
  api: 'the Supabase API',
  database: 'the database',
  mail: 'the inbox',
  stripe: 'the stand-in for Stripe',
  google: 'the stand-in for Google',
};

/** Resolves the zeros and makes sure that every port can be had. */
export async function claimPorts(wanted: Ports): Promise<Ports> {
  const ports = { ...wanted };
  // Held until each service has its own: what is free again may be drawn again.
  const held: Server[] = [];
  try {
    for (const service of Object.keys(services) as (keyof Ports)[]) {
      const server = await hold(ports[service], service);
      held.push(server);
      ports[service] = (server.address() as AddressInfo).port;
    }
    return ports;
  } finally {
    await Promise.all(held.map(server => new Promise(resolve => server.close(resolve))));
  }
}

async function hold(port: number, service: keyof Ports): Promise<Server> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new StackError(
      `Port ${port}, which ${services[service]} needs, is ${code === 'EACCES' ? 'not allowed' : 'taken by another program'}: ` +
        `stop that program, or choose another port with --${service}-port.`,
    );
  }
}
