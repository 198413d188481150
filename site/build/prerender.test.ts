// Tests of the prerenderer: pages of one template get one inline style with all rules that they use. Pages are rendered in rounds: 200, then up to
// 2,000 and so on. `restyled` are the pages whose style was replaced after they were written.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stampOf } from './cache/buildCache.ts';
import { layoutData } from '../src/shell/layoutData.ts';
import { prerenderPages, type PrerenderOptions } from './prerender.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'prerender-'));
afterAll(() => rmSync(dist, { recursive: true }));
const renderPageModule = path.join(dist, 'renderPage.mjs');
writeFileSync(
  renderPageModule,
  'export const renderPage = async page => ({ head: "", body: `<p class="${page.data}"></p>`, pageData: { ...page, fits: {} } });',
);

/** Prerenders one page per class; its body is one element with that class. `earlier` has the result of an earlier build. */
const prerenderClasses = (
  classes: readonly string[],
  earlier: Pick<PrerenderOptions, 'styles' | 'unchanged'> = { styles: {}, unchanged: new Map() },
) =>
  prerenderPages(
    classes.map((name, index) => ({ definition: { path: '/about' }, path: `/${index}`, name })),
    ({ path: pagePath, name }) => ({
      input: {
        path: pagePath,
        head: { name, title: name, description: name, socialTitle: name, headline: [[name]] },
        data: name,
        layoutData,
      },
      structuredData: undefined,
      files: { page: [], dialog: [], user: [], billing: [] },
    }),
    {
      renderPage: renderPageModule,
      dist,
      ...earlier,
      css: '.common{color:red}.rare{color:green}.unused{color:blue}',
      assets: { script: '/a.js', integrity: 'sha256-a', preload: [] },
    },
  );
/** The style in the HTML of the page with this index. */
const styleOf = (page: number) =>
  /<style>(.*?)<\/style>/.exec(readFileSync(path.join(dist, `${page}.html`), 'utf8'))?.[1];

it('prerenderPages gives all pages of a template a rule when only one of them needs it', async () => {
  const classes = Array.from({ length: 100 }, () => 'common').with(50, 'rare');
  const { styles } = await prerenderClasses(classes);
  const css = '.common{color:red}.rare{color:green}';
  expect(styles).toMatchObject({ '/about': { css } });
  expect(new Set(classes.map((_, page) => styleOf(page)))).toEqual(new Set([css]));
});

it('prerenderPages omits a rule when no page uses it', async () => {
  const { styles } = await prerenderClasses(['common', 'common']);
  expect(styles).toMatchObject({ '/about': { css: '.common{color:red}' } });
});

it('prerenderPages writes the pages of a later round once when those of the first round need the same rules', async () => {
  const { pages, restyled } = await prerenderClasses(Array.from({ length: 250 }, () => 'common'));
  expect(pages.size).toBe(250);
  // The first round has 200 pages. Its rules were not known when they were written, so they are written again.
  expect(restyled.size).toBe(200);
  expect(styleOf(249)).toBe('.common{color:red}');
});

it('prerenderPages renders only the changed pages when the rules stay the same', async () => {
  const { pages: earlier, styles } = await prerenderClasses(['common', 'common', 'rare']);
  const unchanged = new Map([...earlier].filter(([pagePath]) => pagePath !== '/0'));
  const { pages } = await prerenderClasses(['rare', 'common', 'rare'], { styles, unchanged });
  expect([...pages.keys()]).toEqual(['/0']);
});

it('prerenderPages replaces the style of an unchanged page when a changed page needs a new rule', async () => {
  const { pages: earlier, styles } = await prerenderClasses(['common', 'common']);
  const unchanged = new Map([...earlier].filter(([pagePath]) => pagePath !== '/0'));
  const { pages, restyled } = await prerenderClasses(['rare', 'common'], { styles, unchanged });
  expect([...pages.keys()]).toEqual(['/0']);
  expect(restyled.get('/1')).toEqual(stampOf(dist, '/1.html', readFileSync(path.join(dist, '1.html'))));
  expect(styleOf(1)).toBe('.common{color:red}.rare{color:green}');
});

it('prerenderPages removes a rule when the only page that needed it is deleted', async () => {
  const { pages: unchanged, styles } = await prerenderClasses(['common', 'rare']);
  const { pages } = await prerenderClasses(['common'], { styles, unchanged });
  expect([...pages.keys()]).toEqual([]);
  expect(styleOf(0)).toBe('.common{color:red}');
});

it('prerenderPages replaces the rules of an earlier build when no page needs them', async () => {
  const styles = { '/about': { names: '', css: '.unused{color:blue}' } };
  await prerenderClasses(['common'], { styles, unchanged: new Map() });
  expect(styleOf(0)).toBe('.common{color:red}');
});
