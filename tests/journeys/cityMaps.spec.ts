// Journey: the street maps of the cities, and the first screen of a city's pages.
import { contentRoutes } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';

const cityRoutes = contentRoutes.filter(route => /^\/(PR-Authority|creative-studio)-/.test(route));

test('the pages of each city show their offer and the next step on the first screen', async ({ page }) => {
  for (const route of cityRoutes) {
    await page.goto(route);
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
      [2560, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      const hero = page.getByRole('main').locator('section').first();
      const offer = hero.locator('h1 ~ *, figure ~ *').filter({ has: page.locator('a') });
      const step = hero.getByRole('link').first();
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        offer.getByRole('paragraph').first(),
        step,
      ]) {
        const { y, height: partHeight } = (await part.boundingBox())!;
        expect(y + partHeight, `${route}, ${width} px`).toBeLessThanOrEqual(height);
      }
      if (route.startsWith('/creative-studio'))
        await expect(offer.getByRole('paragraph').first(), route).toContainText('typically 10–25%');
      if (route.startsWith('/PR-Authority')) {
        await expect(step).toContainText('$997');
        // The bearing of the streets (their angle to north) is beside the map's caption.
        if (width > 360)
          await expect(hero.locator('figcaption > [aria-hidden]'), `${route}, ${width} px`).toBeInViewport({
            ratio: 1,
          });
      }
      const note = page.getByText(/^(Opens a message to us\. We answer|Work with Us shows both ways to pay)/);
      await expect(note, `${route}, ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on tablets and wide screens, the map of a press page is below the dateline and beside the text, and shows all its labels', async ({
  page,
}) => {
  for (const route of cityRoutes.filter(name => name.startsWith('/PR-Authority'))) {
    await page.goto(route);
    for (const size of [
      { width: 640, height: 960 },
      { width: 768, height: 1024 },
      { width: 940, height: 1024 },
      { width: 1024, height: 768 },
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      const name = `${route} at ${size.width} px`;
      const hero = page.getByRole('main').locator('section').first();
      const picture = hero.getByRole('img');
      const plate = (await picture.locator('..').boundingBox())!;
      const step = (await hero.getByRole('link').first().boundingBox())!;
      const dateline = (await hero.locator('figure [data-transition-name]').boundingBox())!;
      expect(dateline.y + dateline.height, `${name}: the dateline`).toBeLessThanOrEqual(plate.y);
      expect(step.x >= plate.x + plate.width || step.x + step.width <= plate.x, name).toBe(true);
      for (const label of await picture.locator('text:visible').all()) {
        const box = (await label.boundingBox())!;
        expect
          .soft(box.x, `${name}: ${await label.textContent()}`)
          .toBeGreaterThanOrEqual(Math.max(0, plate.x));
        expect
          .soft(box.x + box.width, `${name}: ${await label.textContent()}`)
          .toBeLessThanOrEqual(Math.min(size.width, plate.x + plate.width));
        expect
          .soft(box.y + box.height, `${name}: ${await label.textContent()}`)
          .toBeLessThanOrEqual(plate.y + plate.height);
      }
    }
  }
});

test('the map’s color separates the heading and the dateline of a studio page from the streets behind them', async ({
  page,
}) => {
  for (const route of cityRoutes.filter(name => name.startsWith('/creative-studio'))) {
    await page.goto(route);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => document.fonts.ready);
      const figure = page.getByRole('main').locator('figure').first();
      const dateline = figure.locator('p').first();
      const background = await figure
        .locator('svg')
        .evaluate(element => getComputedStyle(element).backgroundColor);
      await expect(dateline, `${route}, ${width} px`).toHaveCSS('-webkit-text-stroke-color', background);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, `${route}, ${width} px`).toHaveCSS('background-color', background);
      const box = (await figure.locator('> div').boundingBox())!;
      const { y, height } = (await heading.boundingBox())!;
      expect(y, `${route}, ${width} px: the heading is on the map`).toBeGreaterThan(box.y);
      expect(y + height, `${route}, ${width} px: the heading is above the dateline`).toBeLessThan(
        (await dateline.boundingBox())!.y,
      );
      const outline = await dateline.evaluate(element => getComputedStyle(element).webkitTextStrokeWidth);
      // Half of the outline is behind the letter.
      expect(Number.parseFloat(outline) / 2, `${route}, ${width} px`).toBeGreaterThanOrEqual(3);
      await expect(dateline, `${route}, ${width} px`).toHaveCSS('paint-order', 'stroke');
    }
  }
});

test('each page of a city has one map, which has a name on the press page and is decorative on the studio page', async ({
  page,
}) => {
  const maps = page.getByRole('main').locator('figure svg[viewBox*=" "]:not(figcaption svg)');
  await page.goto('/PR-Authority-austin');
  await expect(maps).toHaveCount(1);
  await expect(maps).toHaveAccessibleName(/downtown Austin/);
  await page.goto('/creative-studio-austin');
  await expect(maps).toHaveCount(1);
  await expect(maps).toHaveAttribute('aria-hidden', 'true');
});

test('the dateline has the same size on the pages of all cities in wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sizes = new Set<number>();
  for (const route of cityRoutes) {
    await page.goto(route);
    const line = page.locator('main [data-transition-name] p > span').first();
    const size = await line.evaluate(element => getComputedStyle(element).fontSize);
    sizes.add(Math.round(Number.parseFloat(size)));
  }
  expect([...sizes]).toHaveLength(1);
});

test('phones show the inserted word of a city page’s headline above its first link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of cityRoutes) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const hero = page.getByRole('main').locator('section').first();
    const insertion = (await hero.locator('ins').boundingBox())!;
    const step = (await hero.getByRole('link').first().boundingBox())!;
    expect(insertion.y + insertion.height, route).toBeLessThan(step.y);
  }
});

test('a city page’s map turns from its bearing to north while the first screen scrolls out of view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/PR-Authority-austin');
  const angle = () =>
    page.evaluate(() => {
      const group = document.querySelector('svg[role=img] g[transform^=rotate]')!;
      const { a, b } = new DOMMatrix(getComputedStyle(group).transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    });
  // The bearing in the data of Austin, in degrees.
  expect(await angle()).toBe(18);
  const scrollBy = async (fraction: number) =>
    page.evaluate(share => window.scrollTo(0, innerHeight * share), fraction);
  await scrollBy(0.5);
  await expect.poll(angle).toBe(9);
  await scrollBy(0.99);
  await expect.poll(angle).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(angle).toBe(18);
});

test('the map of a city appears, and nothing moves, when a visitor points at the city or focuses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const maps: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/maps/')) maps.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const section = page.getByRole('region', { name: 'Five cities, one desk.' });
  await section.scrollIntoViewIfNeeded();
  const seattle = section.getByRole('link', { name: /^Seattle/ });
  const boxes = async () => [await section.boundingBox(), await seattle.boundingBox()];
  const before = await boxes();
  await page.waitForLoadState('networkidle');
  const shown = section.locator('img').filter({ visible: true });
  await expect(shown).toHaveAttribute('src', '/maps/san-francisco.svg#night');

  await seattle.hover();
  await expect(shown).toHaveAttribute('src', '/maps/seattle.svg#night');
  await expect.poll(() => shown.evaluate((map: HTMLImageElement) => map.naturalWidth)).toBeGreaterThan(0);
  expect(maps).toEqual(['/maps/san-francisco.svg', '/maps/seattle.svg']);
  expect(await boxes()).toEqual(before);

  await page.mouse.move(0, 0);
  await expect(shown).toHaveAttribute('src', '/maps/san-francisco.svg#night');
  await seattle.focus();
  await page.keyboard.press('Tab');
  await expect(shown).toHaveAttribute('src', '/maps/boston.svg#night');
});

test('a touch screen downloads only the map of the first city', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const maps: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/maps/')) maps.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByText('Choose a city.')).toBeHidden();
  await page.getByRole('region', { name: 'Five cities, one desk.' }).scrollIntoViewIfNeeded();
  await expect.poll(() => maps).toEqual(['/maps/san-francisco.svg']);
  await context.close();
});

test('the list of cities does not touch its headline in a wide window', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const section = page.getByRole('region', { name: 'Five cities, one desk.' });
  for (const width of [960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const headline = (await section.getByRole('heading', { level: 2 }).boundingBox())!;
    const list = (await section.getByRole('list').boundingBox())!;
    expect(headline.x + headline.width, `${width} px`).toBeLessThanOrEqual(list.x);
  }
});
