// Compares the first screens of pages in Firefox and WebKit with those in Chromium.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '../journeys/environment.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import type { RunningBrowser } from './browser.ts';
import { installedBrowsers } from './installedBrowsers.ts';
import { Visitor } from './visitor.ts';

const routes = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/PR-Authority',
  '/PR-Authority-boston',
  '/creative-studio-boston',
  '/insights/raising-capital-stages',
  '/contact',
  '/auth',
];
const widths = [1280, 390];
const viewportHeight = 900;
/** The largest accepted difference of a page's height between two browsers, as a share. It allows other line breaks, but no broken section. */
const maxHeightDifference = 0.02;
/** WebKit rounds the height and the margin of each line of a headline down to whole pixels: the most that this changes, in pixels per line. */
const lineRounding = 2;
/** The largest accepted difference in brightness (0–255), averaged over a band of the reduced first screens. */
const maxBrightnessDifference = 20;
const folder = path.resolve('test-results/browsers/pictures');

interface Page {
  height: number;
  /** True if the page scrolls sideways. */
  isTooWide: boolean;
  /** Pixels that the page scrolls beyond its footer. */
  emptyEnd: number;
  /** The height of each headline in pixels, and its number of fitted lines: 0 if the browser breaks it. */
  headlines: { height: number; lines: number }[];
  /** Each paragraph and list item: its number of lines, and the pixels by which one more line makes the page longer. */
  texts: { lines: number; heightOfLine: number }[];
  /** True if the browser rounds the width of each letter to whole pixels. */
  roundsLetters: boolean;
  firstScreen: Buffer;
}

/** Measures the page. */
const measure = `
  const root = document.documentElement;
  const textOf = element => {
    const lineHeight = parseFloat(getComputedStyle(element).lineHeight);
    // One rectangle for each column.
    const height = [...element.getClientRects()].reduce((sum, rectangle) => sum + rectangle.height, 0);
    let columns = 1;
    for (let parent = element; parent; parent = parent.parentElement)
      columns *= parseInt(getComputedStyle(parent).columnCount) || 1;
    return { lines: Math.round(height / lineHeight), heightOfLine: lineHeight / columns };
  };
  const letters = document.createElement('span');
  Object.assign(letters.style, { letterSpacing: '0', position: 'absolute', textIndent: '0', whiteSpace: 'nowrap' });
  document.querySelector('main p').append(letters);
  const roundsLetters = ['a', 'i', 'm'].every(letter => {
    letters.textContent = letter.repeat(7);
    return Number.isInteger(letters.getBoundingClientRect().width);
  });
  letters.remove();
  return {
    roundsLetters,
    texts: [...document.querySelectorAll('main :is(p, li)')].filter(each => each.checkVisibility() && !each.querySelector('p, li')).map(textOf),
    height: root.scrollHeight,
    isTooWide: root.scrollWidth > innerWidth,
    emptyEnd: root.scrollHeight - Math.max(innerHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY)),
    headlines: [...document.querySelectorAll('main :is(h1, h2)')].filter(each => each.checkVisibility()).map(each => ({ height: each.offsetHeight, lines: each.childElementCount })),
  };
`;
/**
 * The pixels by which a page can be longer than in Chromium because the browser rounds letters, and so breaks lines at other places.
 * Debian's WebKit does, also without hints. A paragraph counts only if it has one line more or fewer, so a broken section still fails.
 */
const addedByRounding = (page: Page, expected: Page): number =>
  page.roundsLetters && page.texts.length === expected.texts.length
    ? page.texts
        .map(({ lines, heightOfLine }, index) => ({
          added: lines - expected.texts[index]!.lines,
          heightOfLine,
        }))
        .filter(({ added }) => Math.abs(added) === 1)
        .reduce((sum, { added, heightOfLine }) => sum + added * heightOfLine, 0)
    : 0;

/** True once the fonts have arrived and a frame is painted with them. */
const isPainted = `
  return document.fonts.ready.then(() => new Promise(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.fonts.status === 'loaded')));
  }));
`;

/** Measures and takes the picture of a page in Chromium, with which the other browsers are compared. */
async function inChromium(route: string, width: number): Promise<Page> {
  const browser = await chromium.launch(await pinnedBrowserLaunchOptions());
  try {
    const page = await browser.newPage({
      viewport: { width, height: viewportHeight },
      reducedMotion: 'reduce',
      baseURL: site,
    });
    await page.goto(route);
    await page.waitForFunction(`(() => { ${isPainted} })()`);
    const measured = await page.evaluate<Omit<Page, 'firstScreen'>>(`(() => { ${measure} })()`);
    return { ...measured, firstScreen: await page.screenshot() };
  } finally {
    await browser.close();
  }
}

/** Measures and takes the picture of a page in the browser of the visitor. */
async function seenBy(visitor: Visitor, route: string, width: number): Promise<Page> {
  await visitor.open(route);
  await visitor.resize(width, viewportHeight);
  await visitor.until('the fonts', () => visitor.evaluate(isPainted));
  const measured = await visitor.evaluate<Omit<Page, 'firstScreen'>>(measure);
  return { ...measured, firstScreen: Buffer.from(await visitor.driver.takeScreenshot(), 'base64') };
}

/** The number of columns that the pictures are reduced to. */
const columns = 48;
/** Height of the squares that the pictures are reduced to, and of the bands that are compared, in pixels. */
const square = 6;
const band = 150;
/** The largest accepted shift, in pixels. Text below a line that breaks at another place may move up or down by this much. */
const maxShift = 60;

/**
 * The largest average difference in brightness of a band of two screenshots. Both are reduced, so that the edges of letters do not
 * count. Each band is compared at the shift where it fits best, in both directions: content of the last band in one screenshot may be
 * below the last row of the other.
 */
async function brightnessDifference(first: Buffer, second: Buffer, width: number): Promise<number> {
  const rows = viewportHeight / square;
  const small = (image: Buffer) =>
    sharp(image)
      .extract({ left: 0, top: 0, width, height: viewportHeight })
      .greyscale()
      .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([small(first), small(second)]);
  const bandRows = band / square;
  const shifts = Array.from({ length: (2 * maxShift) / square + 1 }, (_, index) => index - maxShift / square);
  const differences = Array.from({ length: rows / bandRows }, (_, index) => {
    const top = index * bandRows;
    const fits = shifts.filter(shift => top + shift >= 0 && top + shift + bandRows <= rows);
    return Math.min(
      ...fits.flatMap(shift => [
        bandDifference(one, other, top, shift, bandRows),
        bandDifference(other, one, top, shift, bandRows),
      ]),
    );
  });
  return Math.max(...differences);
}

/** The average difference in brightness between a band of one picture and the band `shift` rows below it in the other. */
function bandDifference(one: Buffer, other: Buffer, top: number, shift: number, bandRows: number): number {
  const start = top * columns;
  const size = bandRows * columns;
  let sum = 0;
  for (let index = start; index < start + size; index += 1)
    sum += Math.abs(one[index]! - other[index + shift * columns]!);
  return sum / size;
}

/** The pictures of Chromium, each taken once. */
const references = new Map<string, Promise<Page>>();
const reference = (route: string, width: number) => {
  const key = `${route} ${width}`;
  const page = references.get(key) ?? inChromium(route, width);
  references.set(key, page);
  return page;
};

test.each(widths)('the comparison notices another page at %i px', async width => {
  const pages = await Promise.all(['/about', '/services', '/contact'].map(route => reference(route, width)));
  for (const [index, { firstScreen }] of pages.entries())
    expect(
      await brightnessDifference(firstScreen, pages[(index + 1) % pages.length]!.firstScreen, width),
    ).toBeGreaterThan(maxBrightnessDifference);
});

describe.each(installedBrowsers)('in $name', ({ name, start }) => {
  let running: RunningBrowser;
  beforeAll(async () => {
    running = await start({ isMotionReduced: true });
  });
  afterAll(() => running.stop());

  test.each(routes.flatMap(route => widths.map(width => ({ route, width }))))(
    '$route at $width px looks as in Chromium',
    async ({ route, width }) => {
      const page = await seenBy(new Visitor(running.driver), route, width);
      const expected = await reference(route, width);
      await mkdir(folder, { recursive: true });
      const file = `${route.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
      await writeFile(path.join(folder, `${file}-${name}.png`), page.firstScreen);
      await writeFile(path.join(folder, `${file}-Chromium.png`), expected.firstScreen);
      expect.soft(page.isTooWide).toBe(false);
      // Browsers round heights differently.
      for (const { emptyEnd } of [page, expected])
        expect.soft(emptyEnd, 'space below the footer').toBeLessThanOrEqual(1);
      expect.soft(page.headlines).toHaveLength(expected.headlines.length);
      for (const [index, { height, lines }] of page.headlines.entries()) {
        const other = expected.headlines[index]!;
        expect
          .soft(Math.abs(height - other.height), `height of headline ${index + 1}`)
          // Heights are whole pixels.
          .toBeLessThanOrEqual(Math.max(2, other.height * maxHeightDifference, lines * lineRounding + 1));
      }
      // A line that is added to one of several texts side by side need not make the page longer.
      const added = addedByRounding(page, expected);
      const nearest = Math.min(
        Math.max(page.height, expected.height + Math.min(0, added)),
        expected.height + Math.max(0, added),
      );
      expect
        .soft(Math.abs(page.height / nearest - 1), 'height of the page')
        .toBeLessThanOrEqual(maxHeightDifference);
      expect
        .soft(
          await brightnessDifference(page.firstScreen, expected.firstScreen, width),
          'brightness of a band',
        )
        .toBeLessThanOrEqual(maxBrightnessDifference);
    },
  );
});
