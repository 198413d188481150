// Tests that the site takes everything about a brand from its record. An edition is a color theme: day is light, night is dark.
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { editions, fontNames, nightParts } from '@fit-to-print/ui/brand';
import type { Oklch } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandEnvironment } from '../../packages/ui/build/brandAlias.ts';
import { buildInProcess } from '../../tests/buildProcess.ts';
import { copyRepository } from '../../tests/copyRepository.ts';

/*
 * Builds the site of another brand, from a copy of the repository in which that brand has another language and direction.
 */
const root = path.resolve(import.meta.dirname, '../..');
const copy = copyRepository('brand-');
// The output is in the copy of site/, so that the prerenderer resolves its dependencies.
const outDir = path.join(copy, 'site/dist');
const environment = brandEnvironment('gazette');
const domain = new URL(brand.origin).host;
const otherLanguage = [
  ["lang: 'en-US'", "lang: 'ar'"],
  ["dir: 'ltr'", "dir: 'rtl'"],
] as const;

beforeAll(async () => {
  const file = path.join(copy, 'packages/content/src/brands/gazette.ts');
  writeFileSync(
    file,
    otherLanguage.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(file, 'utf8')),
  );
  await buildInProcess({ outDir, socialImages: false }, copy, environment);
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
/** The names of the default brand. */
const defaultNames = [brand.name, brand.name.split(' ')[0]!, domain, brand.product, brand.address.street].map(
  word => word.toLowerCase(),
);

/** A color as the build writes it into stylesheets: `oklch(93% .038 148)`. */
const minified = ([lightness, chroma, hue]: Oklch) =>
  `oklch(${Number((lightness * 100).toFixed(2))}% ${String(chroma).replace(/^0/, '')} ${hue})`;
/** The colors by which a person recognizes the default brand. A company on the site may have one of the others. */
const defaultColors = [
  ...Object.values(editions).flatMap(({ paper, surface, ink, pencil }) => [paper, surface, ink, pencil]),
  ...Object.values(nightParts),
].map(minified);

it('a site built with BRAND contains no name, font or color of the default brand', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const texts = files.filter(file =>
    /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$|_headers$|_redirects$/.test(file),
  );
  // The search has found files: the check below would pass on an empty list.
  expect(texts.length).toBeGreaterThan(30);
  const traces = [
    ...defaultNames,
    ...Object.values(fontNames).map(name => name.toLowerCase()),
    toHex(editions.day.paper),
    toHex(editions.night.paper),
    ...defaultColors,
  ];
  const found = texts.flatMap(file => {
    const text = read(file).toLowerCase();
    return traces.filter(trace => text.includes(trace)).map(trace => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
  expect(files.filter(file => /archivo|newsreader|spline/.test(file))).toEqual([]);
});

it("Auth's mails that are generated with BRAND have the name of that brand only", () => {
  const generate = `
    import { writeFileSync } from 'node:fs';
    const { mailBrandFile } = await import('./local/generate.ts');
    writeFileSync(mailBrandFile.path, mailBrandFile.source);
    const { authMailTemplates } = await import('./local/authMailTemplates.ts');
    console.log(JSON.stringify(authMailTemplates));`;
  const mails = execFileSync(process.execPath, ['--input-type=module', '--eval', generate], {
    cwd: path.join(copy, 'packages/backend'),
    encoding: 'utf8',
    env: environment,
  });
  expect(mails).toContain('Quoin House');
  expect(defaultNames.filter(word => mails.toLowerCase().includes(word))).toEqual([]);
});

it('no source of the backend, the site, ui or admin spells out the name, except for generated files', () => {
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

it('a site built with BRAND has the name, product, addresses and fonts of that brand on the same routes', () => {
  const page = read('PR-Authority.html');
  for (const text of ['Quoin House', 'Placement Desk', 'https://quoin.example/PR-Authority'])
    expect(page).toContain(text);
  expect(read('contact.html')).toContain('office@quoin.example');
  for (const part of ['Roboto Serif', 'font-stretch:50% 150%']) expect(read('index.html')).toContain(part);
});

it('a site has the language and the direction of its brand, and mirrors its arrows if that is from right to left', () => {
  const page = read('PR-Authority.html');
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(page).toMatch(/\[dir=rtl\] \.\w+\{scale:-1 1\}/);
  expect(read('index.html')).toContain('"inLanguage":"ar"');
  expect(read('manifest.webmanifest')).toContain('"dir":"rtl"');
});
