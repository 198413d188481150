import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { layoutData } from '../src/shell/layoutData.ts';
import { prerenderPages } from './prerender.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'press-'));
afterAll(() => rmSync(dist, { recursive: true }));
const renderPage = path.join(dist, 'renderPage.mjs');
writeFileSync(
  renderPage,
  'export const renderPage = async page => ({ head: "", body: `<p class="${page.data}"></p>`, pageData: page });',
);

/** Prints pages that have nothing but a class each. */
const printClasses = (classes: readonly string[]) =>
  prerenderPages(
    classes.map((name, index) => ({ definition: { path: '/about' }, path: `/${index}`, name })),
    ({ path: address, name }) => ({
      input: {
        path: address,
        head: { name, title: name, description: name, socialTitle: name, headline: [[name]] },
        data: name,
        layoutData,
      },
      structuredData: undefined,
    }),
    {
      renderPage,
      dist,
      css: '.common{color:red}.rare{color:green}.unused{color:blue}',
      assets: { script: '/a.js', preload: [] },
    },
  );
const styleOf = (page: number) =>
  /<style>(.*?)<\/style>/.exec(readFileSync(path.join(dist, `${page}.html`), 'utf8'))?.[1];

it('gives all pages of a template the rules that any of them uses, even one that no proof was taken of', async () => {
  const classes = Array.from({ length: 100 }, () => 'common').with(50, 'rare');
  const rules = await printClasses(classes);
  expect([...rules]).toEqual([['/about', '.common{color:red}.rare{color:green}']]);
  expect(new Set(classes.map((_, page) => styleOf(page)))).toEqual(new Set(rules.values()));
});

it('gives them no rule that none of them uses', async () => {
  const rules = await printClasses(['common', 'common']);
  expect(rules.get('/about')).toBe('.common{color:red}');
});
