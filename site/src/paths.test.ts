import { expect, test } from 'vitest';
import { pageHeads } from '@fit-to-print/content/pages';
import { canonicalPath, inRightCase } from './paths.ts';

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

test('a path in other capital and small letters gets the letters of its page', () => {
  for (const { path } of pageHeads())
    for (const spelling of [path, path.toLowerCase(), path.toUpperCase()])
      expect(inRightCase(spelling)).toBe(path);
});
