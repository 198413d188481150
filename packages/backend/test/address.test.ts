import { expect, test } from 'vitest';
import { clientAddress } from '../supabase/functions/_shared/address.ts';

const address = (peer: string | undefined, forwarded: string, proxies: string[]) =>
  clientAddress(
    new Request('http://localhost/', { headers: { 'x-forwarded-for': forwarded } }),
    peer === undefined ? undefined : { remoteAddr: { hostname: peer } },
    proxies,
  );

test.each<[string, string | undefined, string, string[], string | undefined]>([
  ['a visitor who connects directly', '203.0.113.9', '', [], '203.0.113.9'],
  ['a visitor who makes one up', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['a visitor behind our proxy', '10.0.0.1', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
  [
    'one behind our proxy who makes one up',
    '10.0.0.1',
    '198.51.100.1, 203.0.113.9',
    ['10.0.0.1'],
    '203.0.113.9',
  ],
  ['one behind two of ours', '10.0.0.1', '203.0.113.9, 10.0.0.2', ['10.0.0.0/8'], '203.0.113.9'],
  ['a stranger who claims our proxy', '203.0.113.9', '198.51.100.1', ['10.0.0.0/8'], '203.0.113.9'],
  ['a proxy that says nothing', '10.0.0.1', '', ['10.0.0.1'], undefined],
  ['nonsense from our proxy', '10.0.0.1', '198.51.100.1, unknown', ['10.0.0.1'], undefined],
  ['a platform that hides its gateway', undefined, '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
  ['the same, with nothing configured', undefined, '203.0.113.9', [], undefined],
  ['an address with a port', '10.0.0.1', '203.0.113.9:5678', ['10.0.0.1'], '203.0.113.9'],
  ['IPv4 in IPv6', '::ffff:203.0.113.9', '', [], '203.0.113.9'],
  ['IPv6, of which one visitor has a /64', '2001:0DB8:0:1:ffff::1', '', [], '2001:db8:0:1::/64'],
  ['IPv6, abbreviated', '2001:db8::1', '', [], '2001:db8:0:0::/64'],
  ['IPv6 in brackets', '::1', '[2001:db8:1:2:3:4:5:6]:443', ['::1'], '2001:db8:1:2::/64'],
])('%s', (_, peer, forwarded, proxies, expected) => {
  expect(address(peer, forwarded, proxies)).toBe(expected);
});
