import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInProcess } from '../../tests/buildProcess.ts';

/*
 * Builds the site from a copy of the repository in which only brand.ts differs.
 */
const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'site/.cache');
const copy = mkdtempSync(path.join(tmpdir(), 'brand-'));
// In the copy of site/, so that the prerenderer resolves its dependencies.
const outDir = path.join(copy, 'site/dist');
const domain = new URL(brand.origin).host;

const renamed = [
  [brand.name, 'Quillfeather House'],
  [domain, 'quillfeather.example'],
  [brand.product, 'Herald Desk'],
  [brand.address.street, '7 Renamed Street'],
] as const;

beforeAll(() => {
  const excluded = /\/(?:\.cache|dist|baselines|storybook-static)(?:\/|$)/;
  for (const folder of ['packages', 'site', 'tests'])
    cpSync(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: source => !excluded.test(source.slice(root.length)),
    });
  if (existsSync(path.join(cache, 'fonts')))
    cpSync(path.join(cache, 'fonts'), path.join(copy, 'site/.cache/fonts'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const file = path.join(copy, 'packages/content/src/brand.ts');
  writeFileSync(
    file,
    renamed.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(file, 'utf8')),
  );
  buildInProcess({ outDir, socialImages: false }, copy);
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true }));

it('a site built under another name does not contain the old name', () => {
  const old = [...renamed.map(([from]) => from), brand.name.split(' ')[0]!].map(word => word.toLowerCase());
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$|_headers$|_redirects$/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap(file => {
    const text = readFileSync(path.join(outDir, file), 'utf8').toLowerCase();
    return old.filter(word => text.includes(word)).map(word => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

it('a site built under another name has the new name, product and addresses on the same routes', () => {
  const page = readFileSync(path.join(outDir, 'PR-Authority.html'), 'utf8');
  for (const text of ['Quillfeather House', 'Herald Desk', 'https://quillfeather.example/PR-Authority'])
    expect(page).toContain(text);
  expect(readFileSync(path.join(outDir, 'contact.html'), 'utf8')).toContain('desk@quillfeather.example');
});
