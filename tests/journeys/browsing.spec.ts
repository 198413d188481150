import { siteHeader } from './accounts.ts';
import { expect, test } from './cleanConsoleTest.ts';

test.describe('edition', () => {
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
    const light = await background();
    expect(light).not.toBe(dark);
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

for (const [route, action, size] of [
  ['/', 'Pitch us your idea', { width: 768, height: 900 }],
  ['/contact/thanks', 'Back to the front page', { width: 768, height: 900 }],
  ['/PR-Authority-boston', 'File from Boston', { width: 1920, height: 900 }],
  ['/creative-studio-new-york', 'Schedule a Call', { width: 1920, height: 900 }],
] as const) {
  test(`the promo card is hidden while it would cover the first action of ${route}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(route);
    const promo = page.getByRole('complementary', { name: 'Get Media Authority' });
    const link = page.getByRole('link', { name: action }).first();
    await expect(link).toBeInViewport();
    await expect(promo).toBeHidden();
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await expect(promo).toBeVisible();
  });
}

test('the terms show the visitor’s date without hydration', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T23:30:00');
  await page.goto('/terms-of-service');
  await expect(page.locator('time')).toHaveText('February 3, 2031');
  await expect(page.locator('time')).toHaveAttribute('datetime', '2031-02-03');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('time')).toHaveText('February 3, 2031');
});

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
  await page.goto('/PR-Authority');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
});

for (const route of ['/PR-Authority', '/auth', '/application']) {
  test(`${route} has no promo card`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('aside').filter({ hasText: 'Dismiss' })).toHaveCount(0);
    await page.goto('/about');
    await expect(page.locator('aside').filter({ hasText: 'Dismiss' })).toBeVisible();
  });
}

test('a link within the page scrolls and moves focus each time it is clicked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/PR-Authority');
  const link = page.getByRole('link', { name: 'Read the rate card' });
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
    // Fallback fonts have no width axis, so an inserted word at the end of a line still moves slightly.
    expect(await shifted).toBeLessThan(0.02);
  });
}
