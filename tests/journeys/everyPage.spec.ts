import type { Page } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { site } from './environment.ts';
import { allRoutes, applicationRoutes, contentRoutes, missingRoute, repeatedRoutes } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { transferredBytes } from './transferredBytes.ts';

// The rules of every page. All checks of a page share one load, except the one without script: loading a page takes longer than a check.

const KB = 1024;

/** Maximum bytes of a content page, compressed with brotli (specification, performance budgets). */
const budget = { html: 16 * KB, css: 12 * KB, script: 4 * KB, font: 40 * KB };

/** Adds up the bytes of the responses that the page gets. Call the returned function to wait for the last response. */
function countBytes(page: Page) {
  const bytes = { html: 0, css: 0, script: 0, font: 0, ahead: 0 };
  const counted: Promise<void>[] = [];
  const downloadedAhead = new Set<string>();
  page.on('response', response => {
    const kind = ({ document: 'html', stylesheet: 'css', script: 'script', font: 'font' } as const)[
      response.request().resourceType() as 'document' | 'stylesheet' | 'script' | 'font'
    ];
    // Files that the page downloads at idle time for a later click do not count: the page does not use them yet. A script
    // among them comes from the cache when it is used later.
    if (response.request().resourceType() === 'fetch' && new URL(response.url()).origin === site) {
      downloadedAhead.add(response.url());
      counted.push(transferredBytes(response).then(size => void (bytes.ahead += size)));
    }
    if (kind && !(kind === 'script' && downloadedAhead.has(response.url())))
      counted.push(transferredBytes(response).then(size => void (bytes[kind] += size)));
  });
  return async () => {
    await Promise.all(counted);
    return { ...bytes };
  };
}

/** The narrowest screen (320), a phone, widths at and around each breakpoint, and a large window. The promo card is hidden, a strip or a column. */
const widths = [320, 360, 640, 768, 1000, 1024, 1104, 1280, 1920] as const;
/** One page of each layout that changes at every breakpoint. */
const responsiveRoutes = ['/', '/pricing', '/PR-Authority', '/creative-studio-boston', missingRoute];

/** Returns whether the promo card is shown, and the texts and controls that it overlaps. */
const overlapsOfPromo = () => {
  const card = [...document.querySelectorAll('aside')].find(
    aside => aside.querySelector('[data-dismiss=promo]') && aside.checkVisibility(),
  );
  if (!card) return { isShown: false, overlaps: [] };
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const isCovered = (box: DOMRect, inkTop = box.top, inkBottom = box.bottom) =>
    box.width > 0 && box.left < right && box.right > left && inkTop < bottom && inkBottom > top;
  const context = document.createElement('canvas').getContext('2d')!;
  const overlaps: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    const parent = node.parentElement!;
    // Hidden text for screen readers is one pixel large, and cut off.
    if (!text || card.contains(node) || parent.clientWidth === 1 || !parent.checkVisibility()) continue;
    // The box of a headline's line is taller than its letters, which are measured instead.
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const metrics = context.measureText(text);
    const above = metrics.fontBoundingBoxAscent - metrics.actualBoundingBoxAscent;
    const below = metrics.fontBoundingBoxDescent - metrics.actualBoundingBoxDescent;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(box => isCovered(box, box.top + above, box.bottom - below)))
      overlaps.push(text);
  }
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary'))
    if (!card.contains(element) && element.checkVisibility() && isCovered(element.getBoundingClientRect()))
      overlaps.push(element.outerHTML.slice(0, 100));
  return { isShown: true, overlaps };
};
/** Pixels that the page scrolls beyond its footer. */
const measureEmptyEnd = () =>
  document.documentElement.scrollHeight -
  Math.max(innerHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY));
/** The visible headlines and paragraphs, with their largest font size and the size of a struck word, in px. Inserted words do not count. */
const measureHeadlines = () =>
  [...document.querySelectorAll('h1, h2, main p')]
    .filter(headline => headline.checkVisibility())
    .map(headline => {
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      const sizes: number[] = [];
      let struckSize: number | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        // Words for screen readers only are one pixel wide.
        if (!node.textContent!.trim() || parent.closest('ins') || parent.clientWidth === 1) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        sizes.push(size);
        if (parent.closest('del')) struckSize = size;
      }
      return {
        isSection: headline.tagName === 'H2',
        text: headline.textContent,
        largest: Math.max(0, ...sizes),
        struckSize,
      };
    });

/** The visible struck-out words, and how long the drawn line through each is: 1 is the width of the word. */
const measureStrokes = () =>
  [...document.querySelectorAll('main del > svg')]
    .filter(stroke => stroke.checkVisibility())
    .map(stroke => ({
      word: stroke.parentElement!.textContent,
      length: stroke.getBoundingClientRect().width / stroke.parentElement!.getBoundingClientRect().width,
    }));

/** The height of the page in each edition (color theme), in px. */
const measureEditions = () => {
  const { dataset } = document.documentElement;
  const { edition } = dataset;
  const heightIn = (name: string) => {
    dataset.edition = name;
    return document.documentElement.scrollHeight;
  };
  const heights = { day: heightIn('day'), night: heightIn('night') };
  if (edition === undefined) delete dataset.edition;
  else dataset.edition = edition;
  return heights;
};

/** Hides the parts that only work with script, and returns the remaining text of the page. */
async function textWithoutScript(page: Page): Promise<string> {
  await page.evaluate(() => {
    const scripted = [
      // The questions that recommend a service, and the headline of the visitor's idea.
      'div:has(> form legend)',
      '[data-headline]',
      // The button of the logo carousel.
      '[data-toggle]',
      '[data-dismiss]',
      '[data-missing-path]',
      '[data-today]',
    ];
    for (const part of document.querySelectorAll<HTMLElement>(`main :is(${String(scripted)})`))
      part.style.display = 'none';
  });
  return page.locator('main').innerText();
}

for (const route of [...allRoutes, missingRoute]) {
  const isContent = !applicationRoutes.includes(route);
  const status = route === missingRoute ? 404 : 200;

  test(`${route} hydrates with a clean console, is complete without script, and follows the rules of every page`, async ({
    page,
    context,
    allowedProblems,
  }) => {
    if (route === missingRoute) allowedProblems.push(/404/, /Page not found/);
    // Only content pages are loaded until the network is idle; the bytes of other pages are not counted.
    const allBytes = isContent ? countBytes(page) : undefined;
    const response = await page.goto(route, { waitUntil: isContent ? 'networkidle' : 'load' });
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    if (isContent)
      await test.step('stays within its byte budget', async () => {
        const bytes = await allBytes!();
        expect(bytes.html, 'the document with the rules that it uses').toBeLessThanOrEqual(budget.html);
        expect(bytes.script, 'script before anything is done').toBeLessThanOrEqual(budget.script);
        expect(bytes.font, 'all fonts of the page').toBeLessThanOrEqual(budget.font);
        expect(bytes.css, 'stylesheets before anything is done').toBe(0);
        await expect(
          page.locator('html[data-hydrated]'),
          'what was downloaded ahead does not run',
        ).toHaveCount(0);
        test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
      });

    const isWithoutPromo = !isContent || route === '/PR-Authority';
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`the promo card covers nothing at ${width} px`, async () => {
        const { isShown, overlaps } = await page.evaluate(overlapsOfPromo);
        expect.soft(overlaps, `at ${width} px`).toEqual([]);
        if (isWithoutPromo || width >= 768) expect.soft(isShown, `at ${width} px`).toBe(!isWithoutPromo);
      });
      await test.step(`the page ends with its footer at ${width} px`, async () => {
        expect.soft(await page.evaluate(measureEmptyEnd), `at ${width} px`).toBeLessThanOrEqual(1);
      });
      await test.step(`the page is as tall by night as by day at ${width} px`, async () => {
        const { day, night } = await page.evaluate(measureEditions);
        expect.soft(night, `at ${width} px`).toBe(day);
      });
      if (!isContent) continue;
      await test.step(`the page does not scroll sideways at ${width} px`, () =>
        expectNoSidewaysScroll(page, width));
      await test.step(`the line through each struck word crosses the whole word, at ${width} px`, async () => {
        for (const { word, length } of await page.evaluate(measureStrokes))
          expect.soft(length, `“${word}” at ${width} px`).toBeGreaterThan(0.95);
      });
      await test.step(`no section headline is as large as the page’s, and no struck word is much smaller than its headline, at ${width} px`, async () => {
        const headlines = await page.evaluate(measureHeadlines);
        // On a city's page the h1 is the small line above the headline, and the headline is a paragraph.
        const main = Math.max(
          ...headlines.filter(({ isSection }) => !isSection).map(({ largest }) => largest),
        );
        for (const { isSection, text, largest, struckSize } of headlines) {
          const name = `“${text}” at ${width} px`;
          if (isSection) expect.soft(largest, name).toBeLessThan(main);
          // The 404 page strikes out a path that is not in a headline.
          if (struckSize !== undefined && largest > 0)
            expect.soft(struckSize, name).toBeGreaterThanOrEqual(0.75 * largest);
        }
      });
    }

    if (isContent && !repeatedRoutes.includes(route))
      await test.step('passes axe in both editions', () =>
        expectAccessible(page, responsiveRoutes.includes(route) ? [360, 768, 1280, 1920] : [360, 1280]));

    await page.setViewportSize({ width: 1280, height: 720 });
    const before = await page.locator('main').innerText();
    if (contentRoutes.includes(route))
      await test.step('prints without controls, in the wide layout', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const role of ['button', 'form', 'navigation', 'radio', 'textbox'] as const) {
          await expect(page.getByRole(role)).toHaveCount(0);
        }
        const end = await page.evaluate(
          () => getComputedStyle(document.querySelector('main')!, '::after').content,
        );
        expect(end).toContain('#  #  #');
        // A section without its links or its form may have nothing left to say.
        const emptySections = await page.locator('main section:visible').evaluateAll(sections =>
          (sections as HTMLElement[])
            .filter(section => {
              const [label] = section.children;
              const titles = [label, ...section.querySelectorAll('h1, h2')] as HTMLElement[];
              const text = titles.reduce(
                (rest, { innerText }) => rest.replace(innerText, ''),
                section.innerText,
              );
              return !text.trim() && !section.querySelector('svg, img:not([alt=""])');
            })
            .map(({ innerText }) => innerText),
        );
        expect(emptySections, 'sections with a label and a headline only').toEqual([]);
        await page.emulateMedia({ media: null });
        // Printing opens the closed answers of questions. Afterwards they are closed again.
        await expect.poll(() => page.locator('main').innerText()).toBe(before);
      });

    await test.step('hydrates', async () => {
      await page.getByRole('link', { name: 'Sign in' }).first().hover();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      if (!isContent) return;
      expect(await page.locator('main').innerText()).toBe(before);
      const { css } = await allBytes!();
      expect(css, 'all stylesheets of the app on this page').toBeLessThanOrEqual(budget.css);
    });

    await test.step('is complete without script', async () => {
      const text = await textWithoutScript(page);
      // The bytes of the second load are not counted: its files come from the cache.
      page.removeAllListeners('response');
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setScriptExecutionDisabled', { value: true });
      expect((await page.goto(route))?.status()).toBe(status);
      expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
      ])
        await expect(part).toBeVisible();
      // Without script, the main part of each page has text, not only an empty frame.
      const plainText = await textWithoutScript(page);
      expect(plainText.split(/\s+/).length).toBeGreaterThan(10);
      if (isContent) expect(plainText).toBe(text);
    });
  });
}

for (const [condition, connection] of [
  ['the visitor saves data', { saveData: true, effectiveType: '4g' }],
  ['the connection is slow', { saveData: false, effectiveType: '3g' }],
  ['the connection is very slow', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`a page downloads nothing for a later click when ${condition}`, async ({ page }) => {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const ahead: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'fetch') ahead.push(request.url());
    });
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(ahead).toEqual([]);
  });
}

test('a click downloads nothing again that was downloaded for it', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const fromHost: string[] = [];
  client.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    if (!fromDiskCache) fromHost.push(url);
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const script = page.locator('script[data-files]');
  const lists = [await script.getAttribute('data-files'), await script.getAttribute('data-dialog')];
  const ahead = lists
    .join(' ')
    .split(' ')
    .map(file => site + file);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(fromHost.filter(url => ahead.includes(url)).toSorted()).toEqual(ahead.toSorted());
});
