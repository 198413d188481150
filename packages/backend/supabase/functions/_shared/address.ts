import { BlockList, isIP } from 'node:net';

/** What the runtime says about the connection: Deno's `ServeHandlerInfo`, of which an edge runtime may know nothing. */
export interface ConnectionInfo {
  remoteAddr?: { hostname?: string };
}

/**
 * The visitor's address: read from X-Forwarded-For, right to left, for as long as a trusted proxy vouches for the next
 * entry. Undefined when nobody trustworthy says. An IPv6 address is cut to its /64, which is what one visitor owns.
 */
export function clientAddress(
  request: Request,
  info: ConnectionInfo | undefined,
  trustedProxies: readonly string[],
): string | undefined {
  if (!throughProxy(info, trustedProxies)) {
    const peer = plain(info?.remoteAddr?.hostname);
    return peer && network(peer);
  }

  const isTrusted = trusting(trustedProxies);
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(plain);
  for (const address of forwarded.toReversed()) {
    if (!address) return undefined;
    if (!isTrusted(address)) return network(address);
  }
  return undefined;
}

/** Whether the request came by a trusted proxy, whose headers are believed. */
export function throughProxy(info: ConnectionInfo | undefined, trustedProxies: readonly string[]): boolean {
  const peer = plain(info?.remoteAddr?.hostname);
  // Where the runtime hides its peer, that peer is the platform's own gateway; proxies being configured says so.
  return peer ? trusting(trustedProxies)(peer) : trustedProxies.length > 0;
}

function trusting(proxies: readonly string[]): (address: string) => boolean {
  if (proxies.length === 0) return () => false;
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    if (prefix) trusted.addSubnet(address, Number(prefix), familyOf(address));
    else trusted.addAddress(address, familyOf(address));
  }
  return address => trusted.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IP address without brackets, port or IPv4-in-IPv6 prefix; undefined for anything else. */
function plain(text: string | undefined): string | undefined {
  const bare = (text ?? '').trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? address : undefined;
}

function network(address: string): string {
  if (isIP(address) === 4) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map(group => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
