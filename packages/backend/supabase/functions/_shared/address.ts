/** The IP address of a visitor, by which rate limits count requests. */
import { BlockList, isIP } from 'node:net';

/** The connection of a request, as Deno's `ServeHandlerInfo` describes it. An edge runtime may not know the remote address. */
export interface ConnectionInfo {
  remoteAddr?: { hostname?: string };
}

/**
 * The visitor's address: the last entry of X-Forwarded-For that is not a trusted proxy, or the peer if that is not a trusted proxy.
 * Undefined when unknown. An IPv6 address is cut to its /64, which one visitor owns.
 */
export function clientAddress(
  request: Request,
  connection: ConnectionInfo | undefined,
  trustedProxies: readonly string[],
): string | undefined {
  if (!isFromTrustedProxy(connection, trustedProxies)) {
    const peer = parseAddress(connection?.remoteAddr?.hostname);
    return peer && networkOf(peer);
  }

  const isTrusted = inRanges(trustedProxies);
  const header = request.headers.get('x-forwarded-for') ?? '';
  const forwarded = header.split(',').map(parseAddress);
  for (const address of forwarded.toReversed()) {
    // Callers whose address cannot be read share one limit: a malformed header must not exempt a caller from the limit.
    if (!address) return header ? unreadableAddress : undefined;
    if (!isTrusted(address)) return networkOf(address);
  }
  return undefined;
}

const unreadableAddress = 'unreadable';

/** The /48 of an IPv6 address that `clientAddress` returned: the most that one customer of a provider usually owns. */
export const customerNetwork = (address: string): string | undefined =>
  /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1]?.concat(':/48');

/** True if the request came through a trusted proxy, whose headers may be used. */
export function isFromTrustedProxy(
  connection: ConnectionInfo | undefined,
  trustedProxies: readonly string[],
): boolean {
  const peer = parseAddress(connection?.remoteAddr?.hostname);
  // A runtime that does not tell the peer runs behind the platform's own gateway, if proxies are configured.
  return peer ? inRanges(trustedProxies)(peer) : trustedProxies.length > 0;
}

/** True if an IP address is one of `ranges`, which are addresses or in CIDR notation. */
export const isInRanges = (address: string, ranges: readonly string[]): boolean => inRanges(ranges)(address);

function inRanges(ranges: readonly string[]): (address: string) => boolean {
  if (ranges.length === 0) return () => false;
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    if (prefix) list.addSubnet(address, Number(prefix), familyOf(address));
    else list.addAddress(address, familyOf(address));
  }
  return address => list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IP address without brackets, port or IPv4-in-IPv6 prefix; undefined for anything else. */
function parseAddress(text: string | undefined): string | undefined {
  const bare = (text ?? '').trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? address : undefined;
}

/** An IPv4 address as it is; of an IPv6 address its /64. */
function networkOf(address: string): string {
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
