import { expect, test } from 'vitest';
import { canonicalPath } from './paths.ts';

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
])('canonicalPath(%s) is %s', (pathname, address) => {
  expect(canonicalPath(pathname)).toBe(address);
});
