// Tests of addresses of pages without what a reader need not see.
import { expect, test } from 'vitest';
import { shortAddress } from './shortAddress.ts';

test.each([
  ['https://outlet.example/news/tenth-farm', 'outlet.example', '/news/tenth-farm'],
  ['https://www.outlet.example/news?id=1', 'outlet.example', '/news?id=1'],
  ['https://outlet.example/', 'outlet.example', '/'],
  ['https://outlet.example', 'outlet.example', 'outlet.example'],
  ['https://outlet.example.com/news', 'outlet.example', 'outlet.example.com/news'],
  ['http://outlet.example/news', 'The Outlet', 'outlet.example/news'],
])('shows %s of %s as %s', (address, outlet, shown) => {
  expect(shortAddress(address, outlet)).toBe(shown);
});
