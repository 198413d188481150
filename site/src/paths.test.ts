import { expect, test } from 'vitest';
import { addressOf } from './paths.ts';

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/insights/raising-capital-stages.html', '/insights/raising-capital-stages'],
  ['/insights/index.html', '/insights'],
  ['/PR-Authority-indexville', '/PR-Authority-indexville'],
])('addressOf(%s) is %s', (pathname, address) => {
  expect(addressOf(pathname)).toBe(address);
});
