// Tests that every folder of pages declares a page and its data, and that pages are found by their addresses.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cities } from '@fit-to-print/content/cities';
import { pageHeads } from '@fit-to-print/content/pages';
import { describe, expect, test } from 'vitest';
import { pageDeclarations, pageAt } from './pageDeclarations.ts';
import { pages, redirects } from './pages.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(entry =>
  entry.isDirectory(),
);

describe('pages', () => {
  test.each(folders)('$name declares a page and its data', ({ name }) => {
    const files = ['page.ts', 'data.ts'].map(file => path.join(import.meta.dirname, name, file));
    expect(files.filter(file => !existsSync(file))).toEqual([]);
  });

  test('has a page for each head in packages/content, once, and the 404 page', () => {
    const paths = pageHeads().map(head => head.path);
    expect(pages.map(page => page.path).toSorted()).toEqual([...paths, '/404'].toSorted());
  });

  test.each(pages)('finds the declaration of $path by its address', ({ path: address, definition }) => {
    expect(pageAt(address)).toBe(definition);
  });

  test.each(['/no-such-page', '/About', '/about/us', '/pr-authority-austin'])(
    'finds the 404 page for %s',
    address => expect(pageAt(address).path).toBe('/404'),
  );

  test('redirects only from addresses that no page has, to pages', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(pageAt(from).path).toBe('/404');
      expect(pageAt(to).path).toBe(to);
    }
  });

  test('has a page of each city for each declaration with `:city` in its path', () => {
    const patterns = pageDeclarations.filter(page => page.path.includes(':city'));
    expect(pages.filter(page => page.path.endsWith(`-${cities[0]!.slug}`))).toHaveLength(patterns.length);
  });
});
