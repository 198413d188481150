import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { isInRanges } from '../_shared/address.ts';

/** A page as a public server sent it. */
export interface PublicPage {
  /** The HTTP status, after redirects. */
  status: number;
  /** The address, after redirects. */
  url: string;
  /** At most the first 2 MB. Empty unless it is HTML. */
  html: string;
  /** The header X-Robots-Tag, or empty. */
  robots: string;
}

interface FetchOptions {
  userAgent: string;
  signal: AbortSignal;
  /** Address ranges that are allowed although they are not public, on every port. For tests on one machine. */
  allowedRanges?: readonly string[];
  /** All IP addresses of a host. Default: those that the system knows. */
  resolve?: (host: string) => Promise<readonly string[]>;
}

const maxRedirects = 5;
const maxBytes = 2_000_000;

/**
 * Fetches a page that somebody else has named, from public addresses only. The host is resolved once for each request, and the
 * connection goes to the address that was examined, so a name that changes its mind leads nowhere else. Redirects are examined
 * in the same way.
 * @throws if there is no answer, or if it would come from an address, a port or a scheme that is not allowed
 */
export async function fetchPublicPage(address: string, options: FetchOptions): Promise<PublicPage> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    // oxlint-disable-next-line no-await-in-loop -- A redirect follows from the answer before it.
    const response = await request(url, options);
    const { statusCode: status = 0, headers } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(status);
    if (isRedirect && headers.location !== undefined && URL.canParse(headers.location, url)) {
      response.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    const isHtml = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
    // oxlint-disable-next-line no-await-in-loop -- It is the last turn.
    const html = isHtml ? await readText(response) : '';
    response.destroy();
    return { status, url: url.href, html, robots: String(headers['x-robots-tag'] ?? '') };
  }
  throw new Error(`More than ${maxRedirects} redirects.`);
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

async function request(url: URL, options: FetchOptions): Promise<IncomingMessage> {
  const { protocol, port, username, password, pathname, search } = url;
  const defaultPort = defaultPorts[protocol];
  if (!defaultPort) throw new Error(`${protocol} is not allowed.`);
  if (username || password) throw new Error('An address with a password is not allowed.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [host] : await (options.resolve ?? systemAddresses)(host);
  const isAllowed = (address: string) => isInRanges(address, options.allowedRanges ?? []);
  const isPublicPort = (port || defaultPort) === defaultPort;
  const refused = addresses.find(
    address => !isAllowed(address) && !(isPublicPort && isPublicAddress(address)),
  );
  if (refused !== undefined || !addresses[0]) {
    throw new Error(refused === undefined ? `${host} has no address.` : `${refused} is not public.`);
  }

  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  (protocol === 'https:' ? https : http)
    .request(
      {
        // The examined address, never the name: the name is for the certificate and the server alone.
        host: addresses[0],
        port: port || defaultPort,
        path: pathname + search,
        ...(protocol === 'https:' && !isIP(host) && { servername: host }),
        agent: false,
        headers: {
          host: url.host,
          accept: 'text/html,application/xhtml+xml;q=.9,*/*;q=.1',
          'accept-encoding': 'gzip, br',
          'user-agent': options.userAgent,
        },
        signal: options.signal,
      },
      resolve,
    )
    .on('error', reject)
    .end();
  return promise;
}

const systemAddresses = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** True for addresses of the public internet, and for no other: not for private, local, shared, translated or reserved ones. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // All that was ever given out: https://www.iana.org/assignments/ipv6-unicast-address-assignments
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}

/** The first 2 MB of the body as text. */
async function readText(response: IncomingMessage): Promise<string> {
  const encoding = response.headers['content-encoding'];
  const decoder =
    encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : undefined;
  const body = decoder ? response.pipe(decoder) : response;
  // A pipe passes no error on.
  if (decoder) response.on('error', error => decoder.destroy(error));
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes));
}
