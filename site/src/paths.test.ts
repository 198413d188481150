// Tests of the spelling of page addresses.
import { expect, test } from 'vitest';
import { pageHeads } from '@fit-to-print/content/pages';
import { canonicalPath } from './paths.ts';
import { toCanonicalCase } from './toCanonicalCase.ts';

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
])('canonicalPath(%s) returns %s', (pathname, address) => {
  expect(canonicalPath(pathname)).toBe(address);
});

test('toCanonicalCase returns the path of a page when its letters have another case', () => {
  for (const { path } of pageHeads())
    for (const spelling of [path, path.toLowerCase(), path.toUpperCase()])
      expect(toCanonicalCase(spelling)).toBe(path);
});
