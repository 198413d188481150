import path from 'node:path';
import { faces, fontNames, widthAxis } from '@fit-to-print/ui/brand';
import { digitClasses } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import { samples } from '../../packages/ui/src/primitives/CopyfitHeadline/samples.fixtures.ts';
import { expect, type Page } from 'playwright/test';
import { createFitter } from '../../site/build/copyfit.ts';
import { subsetFontFaces, fontFolder } from '../../site/build/fonts.ts';
import { isPinnedBrowser } from '../pinnedBrowser.ts';
import { test } from './storybook.ts';

/** Tests copyfitting, which sets each line of a headline in the size at which it fills its column, in a browser's pixels: the glyphs of every fitted line end where the line's box ends. */

interface Edges {
  line: string;
  /** Distance of the first and last painted pixel from the edges of the line's box, in px; positive to the right. */
  left: number;
  right: number;
  /** The font size in px. */
  size: number;
}

async function readEdges(page: Page, reader: Page): Promise<Edges[]> {
  const lines = await page.locator('#storybook-root p').evaluateAll(headlines =>
    headlines.flatMap(headline =>
      Array.from(headline.querySelectorAll('span[class*="f0"]'))
        .filter(line => getComputedStyle(line).display === 'block')
        .map(line => {
          const { top, bottom } = line.getBoundingClientRect();
          const { left, right } = headline.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(line).fontSize);
          return {
            text: line.textContent,
            size,
            // Painted pixels begin at whole numbers. The box may begin between two pixels on wide windows.
            left: Math.round(left),
            right: Math.round(right),
            top: Math.round(top),
            bottom: Math.round(bottom),
          };
        }),
    ),
  );
  const screenshot = await page.screenshot({ fullPage: true });
  return reader.evaluate(
    async ({ picture, bands }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      return bands.map(({ text, size, left, right, top, bottom }) => {
        const { data } = context.getImageData(0, top, image.width, bottom - top);
        const isBlank = (column: number) => {
          for (let index = column * 4; index < data.length; index += image.width * 4)
            if (data[index]! <= 127) return false;
          return true;
        };
        // Reads columns from both ends until the first one with ink: reading every pixel took most of the test's time.
        let first = 0;
        while (first < image.width && isBlank(first)) first++;
        let last = image.width - 1;
        while (last > first && isBlank(last)) last--;
        return { line: text, size, left: first - left, right: last + 1 - right };
      });
    },
    { picture: screenshot.toString('base64'), bands: lines },
  );
}

/** The font faces of a headline as declared in fonts.css.ts. */
const fontFaces = `
  @font-face { font-family: "${fontNames.display}"; src: url("${faces.display.file}"); font-weight: ${faces.display.weight};
    font-stretch: ${widthAxis.min}% ${widthAxis.max}% }
  @font-face { font-family: "${fontNames.pencil}"; src: url("${faces.pencil.file}"); font-weight: ${faces.pencil.weight};
    font-style: italic }`;
/** `BRAND=gazette pnpm test:visual copyfit` measures the lines of that brand. */
const brandGlobal = process.env['BRAND'] ? `&globals=brand:${process.env['BRAND']}` : '';

/** One pixel, or two font units: advances are whole units of a thousandth of an em, more than a pixel in type over 1000 px. */
const tolerance = (size: number) => Math.max(1, size / 500);
/** The lines whose left or right edge is not at the edge of the column. */
const misaligned = (edges: Edges[]) =>
  edges.filter(({ left, right, size }) => Math.max(Math.abs(left), Math.abs(right)) > tolerance(size));

test.skip(!isPinnedBrowser, 'Pixels are read from the pinned browser, which runs on Linux x64 only.');

/** Applies the sizes that the build calculates to the headlines of the page, with the fonts that the site ships. */
async function applyBuiltSizes(page: Page) {
  await page.route('**/subsets/*', async (route, request) =>
    route.fulfill({ path: path.join(fontFolder, path.basename(request.url())) }),
  );
  await page.evaluate(() => {
    for (const styleSheet of document.styleSheets) {
      for (let index = styleSheet.cssRules.length - 1; index >= 0; index--) {
        if (styleSheet.cssRules[index] instanceof CSSFontFaceRule) styleSheet.deleteRule(index);
      }
    }
  });
  await page.addStyleTag({ content: (await subsetFontFaces(fontFaces)).replaceAll('@fonts/', '/subsets/') });
  await page.evaluate(async () => {
    await Promise.all(Array.from(document.fonts, face => face.load()));
  });
  const fitter = (await createFitter()).page();
  const settings = samples.flatMap(({ text, sizeBias = 0.5, uppercase = false }) => {
    const { wide, narrow } = fitter.fit({ text, sizeBias, uppercase, lineHeight: 0.86 });
    // In document order: a line, then its parts.
    return wide.flatMap((line, index) => [line, ...(narrow?.[index] ?? [])].map(digitClasses));
  });
  await page.locator('#storybook-root p span[class*="f0"]').evaluateAll((lines: Element[], classes) => {
    for (const [index, line] of lines.entries()) {
      line.className = `${line.className.replaceAll(/\bf\d\w\b/g, '')} ${classes[index]}`;
    }
  }, settings);
}

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`lines end at the edges of their box at ${width} px`, async ({ page, context }) => {
    const reader = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/iframe.html?id=primitives-copyfitheadline--edges&viewMode=story${brandGlobal}`);
    // Separates the lines, paints all words black, and hides the pencil stroke, which reaches into the margin.
    await page.addStyleTag({
      content: 'p span { padding-block: .5em } p * { color: #000 !important } del svg { display: none }',
    });
    await page.locator('#storybook-root p').first().waitFor();
    // Until its fonts have loaded, a headline has an estimated fit. It is fitted in the next frame, and rendered before the one after
    // that. A picture that is taken earlier is taken in vain, which costs seconds on a busy machine: its lines move while it is taken.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    });

    await test.step('fitted in the browser', async () => {
      await expect.poll(async () => misaligned(await readEdges(page, reader))).toEqual([]);
    });
    await test.step('fitted by the build, in the fonts of the site', async () => {
      await applyBuiltSizes(page);
      expect(misaligned(await readEdges(page, reader))).toEqual([]);
    });
  });
}

for (const story of ['with-correction', 'long-words', 'group']) {
  test(`${story} has its final size before its fonts load`, async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async route => {
      await release.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/iframe.html?id=primitives-copyfitheadline--${story}&viewMode=story${brandGlobal}`);
    const headlines = page.locator('#storybook-root').getByRole('heading');
    const measured = () =>
      headlines.evaluateAll(all =>
        all.map(headline => ({
          setting: headline.innerHTML,
          height: headline.getBoundingClientRect().height,
        })),
      );
    await headlines.last().waitFor();
    // The headlines of a group are estimated together in the frame after they are mounted.
    await page.evaluate(
      () => new Promise(resolve => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const before = await measured();
    release.resolve();
    await expect.poll(async () => (await measured())[0]!.setting).not.toBe(before[0]!.setting);
    for (const [index, { height }] of (await measured()).entries()) {
      expect(Math.abs(before[index]!.height / height - 1)).toBeLessThan(0.03);
    }
  });
}
