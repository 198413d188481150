/** Tests how functions find the IP address of a visitor, by which rate limits count: from the connection and the header X-Forwarded-For. */
import { expect, test } from 'vitest';
import { clientAddress, customerNetwork } from '../supabase/functions/_shared/address.ts';

// 203.0.113.0/24, 198.51.100.0/24 and 2001:db8::/32 are reserved for documentation: they stand for public addresses.

const addressFrom = (peer: string | undefined, forwarded: string, proxies: string[]) =>
  clientAddress(
    new Request('http://localhost/', { headers: { 'x-forwarded-for': forwarded } }),
    peer === undefined ? undefined : { remoteAddr: { hostname: peer } },
    proxies,
  );

test.each<
  [
    description: string,
    peer: string | undefined,
    forwardedFor: string,
    trustedProxies: string[],
    expected: string | undefined,
  ]
>([
  ['a visitor who connects directly', '203.0.113.9', '', [], '203.0.113.9'],
  ['a visitor with a forged header', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['a visitor behind our proxy', '10.0.0.1', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
  [
    'a visitor with a forged header behind our proxy',
    '10.0.0.1',
    '198.51.100.1, 203.0.113.9',
    ['10.0.0.1'],
    '203.0.113.9',
  ],
  ['a visitor behind two of our proxies', '10.0.0.1', '203.0.113.9, 10.0.0.2', ['10.0.0.0/8'], '203.0.113.9'],
  [
    'a forged header when our proxy is not the peer',
    '203.0.113.9',
    '198.51.100.1',
    ['10.0.0.0/8'],
    '203.0.113.9',
  ],
  ['a proxy without a header', '10.0.0.1', '', ['10.0.0.1'], undefined],
  ['an invalid header from our proxy', '10.0.0.1', '198.51.100.1, unknown', ['10.0.0.1'], 'unreadable'],
  ['a platform that hides its gateway', undefined, '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
  ['a hidden gateway without trusted proxies', undefined, '203.0.113.9', [], undefined],
  ['an address with a port', '10.0.0.1', '203.0.113.9:5678', ['10.0.0.1'], '203.0.113.9'],
  ['IPv4 in IPv6', '::ffff:203.0.113.9', '', [], '203.0.113.9'],
  ['IPv6, where one visitor has a /64 network', '2001:0DB8:0:1:ffff::1', '', [], '2001:db8:0:1::/64'],
  ['IPv6, abbreviated', '2001:db8::1', '', [], '2001:db8:0:0::/64'],
  ['IPv6 in brackets', '::1', '[2001:db8:1:2:3:4:5:6]:443', ['::1'], '2001:db8:1:2::/64'],
])('clientAddress returns the expected address for %s', (_, peer, forwarded, proxies, expected) => {
  expect(addressFrom(peer, forwarded, proxies)).toBe(expected);
});

test('customerNetwork returns the /48 of an IPv6 address, and undefined for other addresses', () => {
  const networks = ['2001:db8:0:1::/64', '2001:db8:0:2::/64', '203.0.113.9', 'unreadable'].map(
    customerNetwork,
  );
  expect(networks).toEqual(['2001:db8:0::/48', '2001:db8:0::/48', undefined, undefined]);
});
