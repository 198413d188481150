import { siteHeader } from './accounts.ts';
import { expect, test } from './test.ts';

test.describe('the edition', () => {
  test('is the system’s until the reader chooses, and then the reader’s on every page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/about');
    const day = page.getByRole('radio', { name: 'Day edition' });
    const night = page.getByRole('radio', { name: 'Night edition' });
    await expect(night).toBeChecked();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await paper();
    await page.getByText('Day edition').click();
    await expect(day).toBeChecked();
    const light = await paper();
    expect(light).not.toBe(dark);
    await page.goto('/services');
    await expect(day).toBeChecked();
    expect(await paper()).toBe(light);
  });

  test('is right after Back, and so is its switch', async ({ page }) => {
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

  test('is what was chosen meanwhile when a page comes back from the browser’s cache', async ({ page }) => {
    await page.goto('/about');
    // That cache is off in a browser that is driven: the event is what the page is told by.
    await page.evaluate(() => {
      localStorage.setItem('edition', 'night');
      localStorage.setItem('promo', 'dismissed');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'night');
    await expect(page.getByRole('radio', { name: 'Night edition' })).toBeChecked();
    await expect(page.getByText('Get Media Authority')).toBeHidden();
  });

  test('is right before the first paint', async ({ page }) => {
    await page.goto('/about');
    await page.getByText('Night edition').click();
    // The document's own script runs before its body is read: what it has set by then is what is painted first.
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
  test(`the promo steps aside for what ${route} asks for first`, async ({ page }) => {
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

test('the terms are of the reader’s own day, who has touched nothing', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T23:30:00');
  await page.goto('/terms-of-service');
  await expect(page.locator('time')).toHaveText('February 3, 2031');
  await expect(page.locator('time')).toHaveAttribute('datetime', '2031-02-03');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('time')).toHaveText('February 3, 2031');
});

test('the promo goes when it is dismissed, and stays away', async ({ page }) => {
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
  test(`${route} is without the promo`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('aside').filter({ hasText: 'Dismiss' })).toHaveCount(0);
    await page.goto('/about');
    await expect(page.locator('aside').filter({ hasText: 'Dismiss' })).toBeVisible();
  });
}

test('a link within the page leads there each time, and the keyboard with it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/PR-Authority');
  const link = page.getByRole('link', { name: 'Read the rate card' });
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const rates = page.locator('#rates');
  for (const press of ['first', 'again']) {
    await test.step(press, async () => {
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

test('a link to a part of another page leads there, and the keyboard with it', async ({ page }) => {
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

test('a reader goes from page to page without losing the place of the keyboard', async ({ page }) => {
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
  test(`next to nothing of ${route} moves when its faces come late`, async ({ page }) => {
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
    // What stands in has no axis: a word that is written in at the end of a line moves by a few hundredths of the line.
    expect(await shifted).toBeLessThan(0.02);
  });
}
