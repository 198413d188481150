import { createServer } from 'node:net';
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
  for (const service of Object.keys(services) as (keyof Ports)[]) {
    ports[service] = await probe(ports[service], service);
  }
  return ports;
}

async function probe(port: number, service: keyof Ports): Promise<number> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return (server.address() as { port: number }).port;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new StackError(
      `Port ${port}, which ${services[service]} needs, is ${code === 'EACCES' ? 'not allowed' : 'taken by another program'}: ` +
        `stop that program, or choose another port with --${service}-port.`,
    );
  } finally {
    server.close();
  }
}
