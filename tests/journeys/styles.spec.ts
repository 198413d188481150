// Journey: rules for the CSS of the built site.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allRoutes, contentRoutes } from './routes.ts';
import { dist } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';

/** The rules of a stylesheet or of the style element of a page. */
function rulesIn(file: string): string[] {
  const text = readFileSync(path.join(dist, file), 'utf8');
  const css = file.endsWith('.html') ? (/<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '') : text;
  // Removes statements such as `@layer templates;`, which have no braces.
  return css.replaceAll(/@layer [^{};]+;/g, '').match(/[^{}]+\{[^{}]*\}/g) ?? [];
}
/** The files with the stylesheets of the build. */
const stylesheets = () =>
  readdirSync(path.join(dist, 'assets'))
    .filter(file => file.endsWith('.css'))
    .map(file => `assets/${file}`);
/** The file of the document of a page. */
const document = (route: string) => `${route === '/' ? 'index' : route}.html`;

/** True for a rule that Safari ignores: its shorthand `text-decoration` accepts no color and no thickness. */
const ignoredBySafari = (rule: string) => /[{;]text-decoration:[^;}]*\s[^;}]*/.test(rule);

test('no stylesheet has an underline that Safari ignores', () => {
  expect([...stylesheets(), ...contentRoutes.map(document)].flatMap(rulesIn).filter(ignoredBySafari)).toEqual(
    [],
  );
});

test('the CSS in a document and the CSS of the app draw the same underline of a link', () => {
  const underline = (files: readonly string[], name: RegExp) =>
    files
      .flatMap(rulesIn)
      .find(rule => name.test(rule))
      ?.match(/(?<=[{;])text-(decoration|underline)[^;}]*/g);
  const [name = ''] = /(?<=<a class=")[^" ]+(?=[^>]*href="\/about")/.exec(
    readFileSync(path.join(dist, 'index.html'), 'utf8'),
  ) ?? [''];
  const rule = new RegExp(`^\\.${name}\\{`);
  const inDocument = underline(['index.html'], rule);
  expect(inDocument).toContain('text-decoration-thickness:3px');
  expect(inDocument?.toSorted()).toEqual(underline(stylesheets(), rule)?.toSorted());
});

test('only documents declare the fonts, so that loading the app lays out no text again', () => {
  const fontFaces = (file: string) => rulesIn(file).filter(rule => rule.startsWith('@font-face'));
  expect(stylesheets().flatMap(fontFaces)).toEqual([]);
  const declared = fontFaces('index.html');
  expect(declared.length).toBeGreaterThan(0);
  for (const route of allRoutes) expect(fontFaces(document(route)), route).toEqual(declared);
});

test('only browsers that support initial-letter get its rules, and the others a drop cap that floats', () => {
  const article = readFileSync(path.join(dist, 'insights/raising-capital-stages.html'), 'utf8');
  expect(article).toMatch(
    /@supports \(initial-letter:3\) or \(-webkit-initial-letter:3\)\{[^{}]*:first-letter\{[^}]*-webkit-initial-letter:3/,
  );
  expect(article).toMatch(
    /@supports not \(\(initial-letter:3\) or \(-webkit-initial-letter:3\)\)\{[^{}]*:first-letter\{[^}]*float:/,
  );
  expect(article.match(/:first-letter/g)).toHaveLength(2);
});

test('the drop cap that floats has three lines of text beside it', async ({ page }) => {
  // The browser of these tests supports initial-letter, so the conditions are changed, and the policy, which has the hash of the style.
  await page.route('**/insights/raising-capital-stages', async route => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    const html = await response.text();
    const condition = '(initial-letter:3) or (-webkit-initial-letter:3)';
    expect(html).toContain(`not (${condition})`);
    await route.fulfill({
      response,
      headers,
      body: html.replace(`not (${condition})`, '(color:red)').replace(condition, '(unknown:red)'),
    });
  });
  for (const width of [360, 1280, 1728]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/insights/raising-capital-stages');
    await page.evaluate(() => window.document.fonts.ready);
    const lines = await page.evaluate(() => {
      const paragraph = [...window.document.querySelectorAll('main p')].find(
        element => getComputedStyle(element, '::first-letter').float !== 'none',
      )!;
      const range = window.document.createRange();
      const walker = window.document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode()!;
      range.setStart(text, 1);
      range.setEnd(paragraph, paragraph.childNodes.length);
      // One left edge for each line, from the first on.
      const starts = new Map<number, number>();
      for (const { top, left } of range.getClientRects())
        starts.set(Math.round(top), Math.min(left, starts.get(Math.round(top)) ?? Infinity));
      const { left } = paragraph.getBoundingClientRect();
      return [...starts].toSorted(([a], [b]) => a - b).map(([, start]) => start > left + 20);
    });
    expect(lines.slice(0, 4), `${width} px`).toEqual([true, true, true, false]);
  }
});

test('the rule that moves a quotation mark into the margin turns hanging-punctuation off, which would move it again', () => {
  const quote = rulesIn('PR-Authority.html').find(rule => rule.includes('text-indent:-.42em'));
  expect(quote).toContain('hanging-punctuation:none');
});

test('the text and the columns of a page grow with a window that is wider than 1728 px', async ({ page }) => {
  await page.setViewportSize({ width: 1728, height: 1440 });
  await page.goto('/about');
  const sizes = () =>
    page.evaluate(() => {
      const main = window.document.querySelector('main')!;
      return [...main.querySelectorAll('h1, p')].map(element => ({
        width: element.getBoundingClientRect().width,
        fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
    });
  const before = await sizes();
  await page.setViewportSize({ width: 2560, height: 1440 });
  const after = await sizes();
  for (const [index, { width, fontSize }] of after.entries()) {
    expect(width).toBeGreaterThan(before[index]!.width * 1.2);
    expect(fontSize).toBeGreaterThan(before[index]!.fontSize * 1.2);
  }
});
