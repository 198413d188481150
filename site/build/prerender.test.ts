import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { layoutData } from '../src/shell/layoutData.ts';
import { prerenderPages } from './prerender.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'prerender-'));
afterAll(() => rmSync(dist, { recursive: true }));
const renderPage = path.join(dist, 'renderPage.mjs');
writeFileSync(
  renderPage,
  'export const renderPage = async page => ({ head: "", body: `<p class="${page.data}"></p>`, pageData: { ...page, fits: {} } });',
);

/** Prerenders one page per class; its body is one element with that class. */
const prerenderClasses = (classes: readonly string[]) =>
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
      files: { page: [], dialog: [] },
    }),
    {
      renderPage,
      dist,
      unchanged: new Map(),
      styles: {},
      css: '.common{color:red}.rare{color:green}.unused{color:blue}',
      assets: { script: '/a.js', integrity: 'sha384-a', preload: [] },
    },
  );
const styleOf = (page: number) =>
  /<style>(.*?)<\/style>/.exec(readFileSync(path.join(dist, `${page}.html`), 'utf8'))?.[1];

it('gives all pages of a template the rules of a page that is not in the sample', async () => {
  const classes = Array.from({ length: 100 }, () => 'common').with(50, 'rare');
  const { styles } = await prerenderClasses(classes);
  const css = '.common{color:red}.rare{color:green}';
  expect(styles).toMatchObject({ '/about': { css } });
  expect(new Set(classes.map((_, page) => styleOf(page)))).toEqual(new Set([css]));
});

it('omits rules that no page uses', async () => {
  const { styles } = await prerenderClasses(['common', 'common']);
  expect(styles).toMatchObject({ '/about': { css: '.common{color:red}' } });
});
