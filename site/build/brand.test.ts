// Tests that the site takes everything about a brand from its record. An edition is a color theme: day is light, night is dark.
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { editions, fontNames } from '@fit-to-print/ui/brand';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandEnvironment } from '../../packages/ui/build/brandAlias.ts';
import { buildInProcess } from '../../tests/buildProcess.ts';
import { copyRepository } from '../../tests/copyRepository.ts';

/*
 * Builds the site from a copy of the repository in which only the record of the default brand differs.
 */
const root = path.resolve(import.meta.dirname, '../..');
const copy = copyRepository('brand-');
// In the copy of site/, so that the prerenderer resolves its dependencies.
const outDir = path.join(copy, 'site/dist');
const domain = new URL(brand.origin).host;

const renamed = [
  [brand.name, 'Quillfeather Lab'],
  [domain, 'quillfeather.example'],
  [brand.product, 'Herald Desk'],
  [brand.address.street, '7 Renamed Street'],
] as const;
const otherLanguage = [
  [`lang: '${brand.lang}'`, "lang: 'ar'"],
  [`dir: '${brand.dir}'`, "dir: 'rtl'"],
] as const;

beforeAll(() => {
  const file = path.join(copy, 'packages/content/src/brands/broadsheet.ts');
  writeFileSync(
    file,
    [...renamed, ...otherLanguage].reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(file, 'utf8'),
    ),
  );
  buildInProcess({ outDir, socialImages: false }, copy);
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true }));

const oldNames = [...renamed.map(([from]) => from), brand.name.split(' ')[0]!].map(word =>
  word.toLowerCase(),
);

it('a site built under another name does not contain the old name', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$|_headers$|_redirects$/.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap(file => {
    const text = readFileSync(path.join(outDir, file), 'utf8').toLowerCase();
    return oldNames.filter(word => text.includes(word)).map(word => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

it("Auth's mails that are generated under another name have the new name only", () => {
  const generate = `
    import { writeFileSync } from 'node:fs';
    const { mailBrandFile } = await import('./local/generate.ts');
    writeFileSync(mailBrandFile.path, mailBrandFile.source);
    const { authMailTemplates } = await import('./local/authMailTemplates.ts');
    console.log(JSON.stringify(authMailTemplates));`;
  const mails = execFileSync(process.execPath, ['--input-type=module', '--eval', generate], {
    cwd: path.join(copy, 'packages/backend'),
    encoding: 'utf8',
  });
  expect(mails).toContain('Quillfeather Lab');
  expect(oldNames.filter(word => mails.toLowerCase().includes(word))).toEqual([]);
});

it('no source of the backend or the site spells out the name, but for generated files', () => {
  const found = ['packages/backend', 'packages/ui/src', 'packages/admin/src', 'site'].flatMap(folder =>
    globSync(`${folder}/**/*.{ts,tsx,sql,toml,json}`, {
      cwd: root,
      exclude: [
        '**/node_modules/**',
        '**/dist/**',
        '**/.cache/**',
        '**/test/**',
        '**/*.{generated,test,stories,fixtures}.*',
      ],
    }).filter(file => {
      const source = readFileSync(path.join(root, file), 'utf8').toLowerCase();
      return [brand.name, domain].some(name => source.includes(name.toLowerCase()));
    }),
  );
  expect(found).toEqual([]);
});

it('a site built under another name has the new name, product and addresses on the same routes', () => {
  const page = readFileSync(path.join(outDir, 'PR-Authority.html'), 'utf8');
  for (const text of ['Quillfeather Lab', 'Herald Desk', 'https://quillfeather.example/PR-Authority'])
    expect(page).toContain(text);
  expect(readFileSync(path.join(outDir, 'contact.html'), 'utf8')).toContain('desk@quillfeather.example');
});

it('a site has the language and the direction of its brand, and mirrors its arrows if that is from right to left', () => {
  const page = readFileSync(path.join(outDir, 'PR-Authority.html'), 'utf8');
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(page).toMatch(/\[dir=rtl\] \.\w+\{scale:-1 1\}/);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toContain('"inLanguage":"ar"');
  expect(readFileSync(path.join(outDir, 'manifest.webmanifest'), 'utf8')).toContain('"dir":"rtl"');
});

it('a site built with BRAND has the name, the fonts and the colors of that brand, and none of the default brand', () => {
  const dist = path.join(root, 'site/.cache/brand/dist');
  const folder = path.dirname(dist);
  try {
    buildInProcess({ outDir: dist, socialImages: false }, root, brandEnvironment('gazette'));
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
    const traces = [
      brand.name,
      domain,
      brand.address.street,
      ...Object.values(fontNames),
      toHex(editions.day.paper),
      toHex(editions.night.paper),
    ].map(trace => trace.toLowerCase());
    const found = files
      .filter(file => /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$|_headers$|_redirects$/.test(file))
      .flatMap(file => {
        const content = text(file).toLowerCase();
        return traces.filter(trace => content.includes(trace)).map(trace => `${file}: ${trace}`);
      });
    expect(found).toEqual([]);
    expect(files.filter(file => /archivo|newsreader|spline/.test(file))).toEqual([]);
    const page = text('index.html');
    expect(page).toContain('<html lang="en-US"');
    expect(page).not.toMatch(/dir="?rtl/);
    for (const part of ['Quoin House', 'https://quoin.example/', 'Roboto Serif', 'font-stretch:50% 150%'])
      expect(page).toContain(part);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
