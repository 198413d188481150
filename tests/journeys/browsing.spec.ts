// Journey: a visitor reads the site. An edition is a color theme: day is light, night is dark.
import { corrections } from '@fit-to-print/content/corrections';
import { siteHeader } from './accounts.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { site } from './environment.ts';

test.describe('edition', () => {
  test('gives the browser bar the color of the chosen edition', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    /** The `media` attributes of the colors of day and night. */
    const media = () =>
      page
        .locator('meta[name=theme-color]')
        .evaluateAll(metas => metas.map(meta => (meta as HTMLMetaElement).media));
    expect(await media()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)']);
    await page.getByText('Night edition').click();
    await expect.poll(media).toEqual(['not all', 'all']);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Night edition' })).toBeChecked();
    expect(await media()).toEqual(['not all', 'all']);
    await page.getByText('Day edition').click();
    await expect.poll(media).toEqual(['all', 'not all']);
  });

  test('follows the system until the visitor chooses one, then applies to every page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/about');
    const day = page.getByRole('radio', { name: 'Day edition' });
    const night = page.getByRole('radio', { name: 'Night edition' });
    await expect(night).toBeChecked();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.getByText('Day edition').click();
    await expect(day).toBeChecked();
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.goto('/services');
    await expect(day).toBeChecked();
    expect(await background()).toBe(light);
  });

  test('applies, with its switch, to a page reached with Back', async ({ page }) => {
    await page.goto('/about');
    const [day, night] = ['Day', 'Night'].map(name => page.getByRole('radio', { name: `${name} edition` }));
    await expect(day!).toBeChecked();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await page.getByText('Night edition').click();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.waitForLoadState('load');
    await expect(night!).toBeChecked();
    await page.getByText('Day edition').click();
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'day');
  });

  test('applies to a page restored from the back/forward cache', async ({ page }) => {
    await page.goto('/about');
    // An automated browser has no back/forward cache, so the test dispatches its event.
    await page.evaluate(() => {
      localStorage.setItem('edition', 'night');
      localStorage.setItem('promo', 'dismissed');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'night');
    await expect(page.getByRole('radio', { name: 'Night edition' })).toBeChecked();
    await expect(page.getByText('Get Media Authority')).toBeHidden();
  });

  test('has its own dateline and stop-press line by night, without script', async ({ browser }) => {
    for (const [colorScheme, dateline, line] of [
      ['light', 'MILWAUKEE — Design, code and press for founders', 'News travels. We book the ticket.'],
      ['dark', 'LATE CITY FINAL — Set in Milwaukee, after dark', 'Stop press: the founders are still up.'],
    ] as const) {
      const page = await browser.newPage({ colorScheme, javaScriptEnabled: false });
      await page.goto(`${site}/about`);
      // The texts of this edition are visible once, and those of the other edition are not.
      expect(await siteHeader(page).getByRole('paragraph').allInnerTexts()).toEqual([dateline, line]);
      await page.close();
    }
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`changes with an animation of half a second, unless motion is reduced: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion });
      await page.goto('/about');
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const start = document.startViewTransition.bind(document);
        const recordDurations = async ({ ready }: ViewTransition) => {
          await ready;
          const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          dataset.moved = effects
            .filter(({ pseudoElement }) => /^::view-transition-(old|new)/.test(pseudoElement ?? ''))
            .map(effect => `${effect.pseudoElement} ${Number(effect.getComputedTiming().endTime)}`)
            .join();
        };
        document.startViewTransition = (...args) => {
          const transition = start(...args);
          void recordDurations(transition);
          return transition;
        };
      });
      await page.getByText('Night edition').click();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-edition', 'night');
      if (reducedMotion === 'no-preference')
        await expect(html).toHaveAttribute('data-moved', '::view-transition-new(root) 500');
      // The next page has the usual page transition: the mark of the edition's transition is removed.
      await expect(html).not.toHaveAttribute('data-changing');
      if (reducedMotion === 'reduce') await expect(html).not.toHaveAttribute('data-moved');
    });

  test('ends in the edition that was chosen last', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.goto('/about');
    await page.evaluate(() => {
      const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)!;
      for (const edition of ['night', 'day', 'night', 'day']) radio(edition).click();
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-changing');
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'day');
    await expect(page.getByRole('radio', { name: 'Day edition' })).toBeChecked();
  });

  test('is set before the first paint', async ({ page }) => {
    await page.goto('/about');
    await page.getByText('Night edition').click();
    // The inline script runs before the body is parsed; the value at that time is the one of the first paint.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        sessionStorage.setItem('edition at first', document.documentElement.dataset.edition ?? 'none');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/pricing');
    expect(await page.evaluate(() => sessionStorage.getItem('edition at first'))).toBe('night');
  });
});

test('the promo card scrolls away with the first screen', async ({ page }) => {
  await page.goto('/about');
  const promo = page.getByRole('complementary', { name: 'Get Media Authority' });
  const top = async () => (await promo.boundingBox())!.y;
  const before = await top();
  await page.evaluate(() => scrollBy(0, 300));
  expect(await top()).toBeCloseTo(before - 300, 0);
});

test('the terms show the visitor’s date without hydration', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T23:30:00');
  await page.goto('/terms-of-service');
  // The first date is that of the version; the second is the visitor's.
  const today = page.locator('time').nth(1);
  await expect(today).toHaveText('February 3, 2031');
  await expect(today).toHaveAttribute('datetime', '2031-02-03');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(today).toHaveText('February 3, 2031');
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [768, 480],
  [1280, 800],
  [1280, 480],
  [2560, 600],
] as const) {
  const rule = width < 768 ? 'has no promo card beside it' : 'does not cover the promo card';
  test(`a toast on /pricing ${rule} at ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/pricing?checkout=cancelled');
    const toast = page.getByText('Checkout canceled').locator('xpath=ancestor::*[@data-tone]');
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL('/pricing');
    const promo = page.getByRole('complementary', { name: 'Get Media Authority' });
    if (width < 768) return expect(promo).toBeHidden();
    // At the top of the page, with the card in the middle of the window, and where the browser scrolls to if its link or button gets the focus.
    for (const at of ['top', 'center', 'end'] as const) {
      await promo.evaluate((card, block) => {
        if (block === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
        else card.scrollIntoView({ block, behavior: 'instant' });
      }, at);
      const [message, card] = [(await toast.boundingBox())!, (await promo.boundingBox())!];
      const crosses =
        message.x < card.x + card.width &&
        card.x < message.x + message.width &&
        message.y < card.y + card.height &&
        card.y < message.y + message.height;
      expect(crosses, at).toBe(false);
    }
    return undefined;
  });
}

test('a dismissed promo card stays dismissed', async ({ page }) => {
  await page.goto('/');
  const promo = page
    .getByRole('complementary')
    .filter({ hasText: 'Get Media Authority' })
    .filter({ hasText: 'Dismiss' });
  await expect(promo).toBeVisible();
  await promo.getByRole('button', { name: 'Dismiss' }).click();
  await expect(promo).toBeHidden();
  await page.goto('/about');
  await expect(page.getByText('Get Media Authority')).toBeHidden();
});

test('a link within the page scrolls and moves focus each time it is clicked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/PR-Authority');
  const link = page.getByRole('link', { name: 'Packages and prices' });
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const rates = page.locator('#rates');
  for (const click of ['first', 'second']) {
    await test.step(`${click} click`, async () => {
      await link.click();
      await expect(page).toHaveURL('/PR-Authority#rates');
      await expect(rates).toBeInViewport();
      await expect(rates).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await rates.evaluate(section => section.contains(document.activeElement))).toBe(true);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(rates).not.toBeInViewport();
    });
  }
});

test('a link to a section of another page scrolls and moves focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/creative-studio-austin');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('link', { name: 'Schedule a Call' }).first().click();
  await expect(page).toHaveURL('/contact#get-in-touch');
  await expect(page.locator('#get-in-touch')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.locator('#get-in-touch')).toBeInViewport();
});

test('a click on a new page is not lost when the page is about to scroll to a section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/PR-Authority-boston');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Get a Boston release, from $997' }).click();
  await expect(page.locator('#get-in-touch')).toBeFocused();
  const send = page.getByRole('button', { name: 'Send message' });
  await send.evaluate(button => button.scrollIntoView({ block: 'center' }));
  await send.hover();
  await page.mouse.down();
  await page.clock.runFor(200);
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Before you can send this' })).toBeFocused();
});

test('navigating moves focus to the new page’s main element', async ({ page }) => {
  await page.goto('/');
  await page.locator('form').first().hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/About/);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We build');
});

test('Back and Forward show the page of the address after a reload', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('main form').hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/About/);
  await page.reload();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.locator('main form')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/About/);
  await expect(page.locator('main form')).toHaveCount(0);
});

for (const route of ['/', '/PR-Authority']) {
  test(`late fonts shift the layout of ${route} by less than 0.02`, async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async face => {
      await release.promise;
      await face.continue();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const shifted = page.evaluate(async () => {
      const painted = () =>
        new Promise(resolve => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      let sum = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
      };
      const observer = new PerformanceObserver(list => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await painted();
      document.documentElement.dataset.painted = '';
      await document.fonts.ready;
      await painted();
      add(observer.takeRecords());
      return sum;
    });
    await page.locator('html[data-painted]').waitFor();
    release.resolve();
    // Fallback fonts have no width axis, so a corrected word at the end of a line still moves slightly.
    expect(await shifted).toBeLessThan(0.02);
  });
}

test('the menu closes when the window becomes wide enough for the links of the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('nav:popover-open')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('nav:popover-open')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
});

// Where the lines of a headline are as wide as the page, the pencil's strokes reach into its margin.
test('pages with wide headlines do not scroll sideways on the widest narrow screens', async ({ page }) => {
  for (const route of [
    '/',
    '/pricing',
    '/PR-Authority',
    '/services',
    '/insights',
    '/creative-studio-boston',
  ]) {
    await page.goto(route);
    for (const width of [480, 639]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${route} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('a page of each layout does not scroll sideways with a default font of 32 px', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const route of [
    '/',
    '/pricing',
    '/PR-Authority',
    '/creative-studio-boston',
    '/contact',
    '/services',
    '/auth',
  ]) {
    await page.goto(route);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${route} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('the color layers of the front page’s picture move into place when the page opens', async ({ page }) => {
  // The first of the page's two pictures.
  const plate = page.locator('main figure img[src*="-day-blue"]').first();
  const offsetAtTheStart = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expect(plate).toBeInViewport();
    return plate.evaluate((image: HTMLElement) => {
      // The animation may have ended before it can be read, so it starts again.
      image.style.animationName = 'none';
      image.getAnimations();
      image.style.animationName = '';
      for (const animation of image.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
      return getComputedStyle(image).translate;
    });
  };
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(parseFloat(await offsetAtTheStart('no-preference'))).toBeGreaterThan(8);
    await plate.evaluate(image => {
      for (const animation of image.getAnimations()) animation.finish();
    });
    await expect(plate).toHaveCSS('translate', 'none');
    expect(await offsetAtTheStart('reduce')).toBe('none');
  }
});

test('every page contains the sentences that the column of corrections quotes from it', async ({
  page,
  request,
}) => {
  for (const { page: path, says } of corrections) {
    // Parsed in a blank page, because the site's policy forbids DOMParser. The sentences are in the document, so the page does not run.
    const text = await page.evaluate(
      html => {
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
        // Some pages have the column of corrections itself, which is removed, because it contains the quotation, too.
        for (const column of main.querySelectorAll('section:has(li del)')) column.remove();
        return main.textContent;
      },
      await (await request.get(path)).text(),
    );
    expect.soft(text.replaceAll(/\s+/g, ' '), path).toContain(says);
  }
});
