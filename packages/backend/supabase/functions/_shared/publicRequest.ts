/** Sends requests to addresses that a person has entered, without reaching private networks. */
import { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isInRanges } from './address.ts';

/** The options of a request to an address that somebody else has chosen. */
export interface PublicRequestOptions {
  headers: Readonly<Record<string, string>>;
  /** The body. A request with a body is sent with POST, any other with GET. */
  body?: string;
  signal: AbortSignal;
  /** Address ranges that are allowed although they are not public, on every port. For tests on one machine. */
  allowedPrivateRanges?: readonly string[];
  /** All IP addresses of a host. Default: those that the system knows. */
  resolve?: (host: string) => Promise<readonly string[]>;
}

/** The ports of the web. On other ports, only `allowedPrivateRanges` are reached. */
const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * Sends a request to an address that somebody has entered, if it is public: GET, or POST with a body. The host is resolved once, and the
 * connection goes to the IP address that was checked, so a host whose DNS records change in between is not reached at another address.
 * Follows no redirect.
 * @throws if there is no answer, or if it would come from an address, a port or a scheme that is not allowed
 */
export async function requestPublic(url: URL, options: PublicRequestOptions): Promise<IncomingMessage> {
  const { protocol, port, username, password, pathname, search } = url;
  const defaultPort = defaultPorts[protocol];
  if (!defaultPort) throw new Error(`${protocol} is not allowed.`);
  if (username || password) throw new Error('An address with a password is not allowed.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [host] : await (options.resolve ?? systemAddresses)(host);
  const isAllowed = (address: string) => isInRanges(address, options.allowedPrivateRanges ?? []);
  const isPublicPort = (port || defaultPort) === defaultPort;
  const rejected = addresses.find(
    address => !isAllowed(address) && !(isPublicPort && isPublicAddress(address)),
  );
  if (rejected !== undefined || !addresses[0]) {
    throw new Error(rejected === undefined ? `${host} has no address.` : `${rejected} is not public.`);
  }

  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  (protocol === 'https:' ? https : http)
    .request(
      {
        // The connection uses the checked address, never the name. `servername` and the header `host` tell the name to the server.
        host: addresses[0],
        port: port || defaultPort,
        path: pathname + search,
        ...(protocol === 'https:' && !isIP(host) && { servername: host }),
        agent: false,
        method: options.body === undefined ? 'GET' : 'POST',
        headers: {
          host: url.host,
          ...options.headers,
          ...(options.body !== undefined && { 'content-length': Buffer.byteLength(options.body) }),
        },
        signal: options.signal,
      },
      resolve,
    )
    .on('error', reject)
    .end(options.body);
  return promise;
}

const systemAddresses = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** True for addresses of the public internet only: false for private, local, shared, translated and reserved addresses. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // IANA has assigned IPv6 addresses from this range only: https://www.iana.org/assignments/ipv6-unicast-address-assignments
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}
