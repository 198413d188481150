// Journey: pages without script, the head of each document, redirects, and the 404 page. everyPage.spec.ts compares the text of each page with
// and without script.
import { allRoutes, applicationRoutes, contentRoutes, missingRoute, thanksRoute } from './routes.ts';
import { dist, ports, site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  for (const [route, count, open] of [
    // The number of questions, and how many are open when the page is.
    ['/pricing', 4, 1],
    ['/PR-Authority-boston', 3, 2],
    ['/creative-studio-boston', 2, 2],
  ] as const) {
    test(`every question of ${route} opens`, async ({ page }) => {
      await page.goto(route);
      const questions = page.locator('main details');
      await expect(questions).toHaveCount(count);
      for (const [index, question] of (await questions.all()).entries()) {
        const answer = question.locator('summary + *');
        if (index >= open) {
          await expect(answer).toBeHidden();
          await question.locator('summary').click();
        }
        await expect(answer).toBeVisible();
      }
    });
  }

  test('the promo card has no button, which needs script', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about');
    const promo = page.getByRole('complementary', { name: 'Get Media Authority' });
    await expect(promo).toBeVisible();
    await expect(promo.getByRole('button')).toHaveCount(0);
  });
});

test.describe('document head', () => {
  const read = (route: string) =>
    readFileSync(path.join(dist, `${route === '/' ? 'index' : route}.html`), 'utf8');
  const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

  test('every page has a unique title and description', () => {
    const titles = new Set(allRoutes.map(route => title(read(route))));
    const descriptions = new Set(allRoutes.map(route => meta(read(route), 'description')));
    expect(titles.size).toBe(allRoutes.length);
    expect(descriptions.size).toBe(allRoutes.length);
    expect(titles).not.toContain(undefined);
    expect(descriptions).not.toContain(undefined);
  });

  for (const route of contentRoutes) {
    test(`${route} has one canonical URL, data for a preview, and no robots tag`, () => {
      const html = read(route);
      const [canonical, ...others] = Array.from(
        html.matchAll(/<link rel="canonical" href="([^"]*)"/g),
        ([, url]) => url,
      );
      expect(others).toEqual([]);
      expect(new URL(canonical ?? '').pathname).toBe(route);
      expect(meta(html, 'og:url')).toBe(canonical);
      for (const name of ['og:title', 'og:description', 'og:site_name', 'twitter:card'])
        expect(meta(html, name)).toBeTruthy();
      expect(meta(html, 'robots')).toBeUndefined();
    });
  }

  for (const route of [...applicationRoutes, thanksRoute]) {
    test(`${route} is noindex`, () => expect(meta(read(route), 'robots')).toBe('noindex'));
  }
});

test.describe('host', () => {
  for (const [from, to] of [
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-service'],
    ['/studio', '/admin'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/ABOUT', '/about'],
    ['/pr-authority', '/PR-Authority'],
    ['/pr-authority-boston', '/PR-Authority-boston'],
  ] as const) {
    test(`${from} redirects to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(new URL(response.headers().location ?? '', site).pathname).toBe(to);
    });
  }

  // The host of the tests redirects by itself.
  test('a path in other capital and small letters leads to its page on a host that redirects none', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/404/, /Page not found/);
    const body = readFileSync(path.join(dist, '404.html'), 'utf8');
    await page.route('**/{ABOUT,pr-authority}*', route =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto('/ABOUT?utm_source=letter#process');
    await expect(page).toHaveURL('/about?utm_source=letter#process');
    await page.goto('/pr-authority');
    await expect(page).toHaveURL('/PR-Authority');
  });

  test('old paths have a redirecting document for hosts without redirects', () => {
    for (const [from, to] of [
      ['privacy', '/privacy-policy'],
      ['terms', '/terms-of-service'],
      ['studio', '/admin'],
    ]) {
      expect(readFileSync(path.join(dist, `${from}.html`), 'utf8')).toContain(`url=${to}"`);
    }
  });

  for (const route of ['/', '/no-such-page']) {
    test(`sends every security header with ${route}`, async ({ request }) => {
      const headers = (await request.get(route)).headers();
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
    });
  }
});

test.describe('unknown path', () => {
  test('gets the 404 page with a link home', async ({ page, allowedProblems }) => {
    allowedProblems.push(/404/, /Page not found/);
    const logged: string[] = [];
    page.on('console', message => logged.push(message.text()));
    const response = await page.goto(missingRoute);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('deletion')).toHaveText(missingRoute);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    // The path is logged once, with or without hydration.
    await page.getByRole('link', { name: 'Sign in' }).first().hover();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('deletion')).toHaveText(missingRoute);
    expect(logged.filter(text => text === `Page not found: ${missingRoute}`)).toHaveLength(1);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const [from, to] of [
    ['/PRICING?from=mail#faq', '/pricing?from=mail#faq'],
    ['/Pr-Authority-Boston', '/PR-Authority-boston'],
  ] as const) {
    test(`redirects from ${from} to ${to} when the host does not`, async ({ page, allowedProblems }) => {
      allowedProblems.push(/404/, /Page not found/);
      // Answers as Vercel does.
      await page.route(`**${from.replace(/#.*/, '')}`, async route =>
        route.fulfill({ response: await route.fetch({ url: site + missingRoute }) }),
      );
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Oops');
    });
  }

  test('stays on the 404 page if no page has the path in other letters', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/404/, /Page not found/);
    const answered = page.waitForResponse(response => response.url().endsWith('/PR-Authority-atlantis'));
    await page.goto('/PR-AUTHORITY-ATLANTIS');
    expect((await answered).status()).toBe(404);
    await expect(page).toHaveURL('/PR-AUTHORITY-ATLANTIS');
    await expect(page.getByRole('deletion')).toHaveText('/PR-AUTHORITY-ATLANTIS');
  });

  test('opens the page when the host serves it under its file name', async ({ page }) => {
    // Some hosts also serve a page under the name of its file.
    await page.route('**/about.html', async route => route.fulfill({ response: await route.fetch() }));
    await page.goto('/about.html');
    await page.getByRole('link', { name: 'Sign in' }).first().hover();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(new URL(page.url()).pathname).toBe('/about.html');
    await expect(page).toHaveTitle(/About/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Oops');
  });

  test('is logged once for a missing city, before and after hydration', async ({ page, allowedProblems }) => {
    allowedProblems.push(/404/, /Page not found/);
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    await page.goto('/PR-Authority-atlantis');
    await page.getByRole('link', { name: 'Sign in' }).first().hover();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('deletion')).toHaveText('/PR-Authority-atlantis');
    expect(errors).toEqual([
      expect.stringContaining('the server responded with a status of 404'),
      'Page not found: /PR-Authority-atlantis',
    ]);
  });

  for (const route of [
    '/PR-Authority-atlantis',
    '/about/us',
    '/404',
    '//about',
    '/_headers',
    '/../serve.ts',
    '/..%2fserve.ts',
  ]) {
    // node:http sends the path unchanged; fetch would remove the dots.
    test(`${route} answers 404`, async () => {
      const [response] = (await once(
        get({ host: 'localhost', port: ports.site, path: route }),
        'response',
      )) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(404);
    });
  }
});
