// Journey: page transitions, the animations between two pages.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { dist, site } from './environment.ts';
import { allRoutes } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';

/** The names that elements of a document have for page transitions: elements with the same name on two pages move between them. */
const transitionNamesIn = (route: string) => {
  const html = readFileSync(path.join(dist, `${route === '/' ? 'index' : route}.html`), 'utf8');
  return Array.from(html.matchAll(/ data-transition-name="([^"]*)"/g), ([, name]) => name!);
};

test('no document gives two elements the same name for page transitions', () => {
  for (const route of allRoutes) {
    const names = transitionNamesIn(route);
    expect(names, route).toContain('site-header');
    expect(names, route).toEqual([...new Set(names)]);
    for (const name of names) expect(name, route).toMatch(/^[a-z][\w-]*$/);
  }
});

test('a city or an article has the same transition name on a list and on its own page', () => {
  expect(transitionNamesIn('/')).toContain('city-austin');
  expect(transitionNamesIn('/PR-Authority')).toContain('city-austin');
  for (const route of ['/creative-studio-austin', '/PR-Authority-austin'])
    expect(transitionNamesIn(route)).toContain('city-austin');
  const articles = transitionNamesIn('/insights').filter(name => name.startsWith('article-'));
  expect(articles.length).toBeGreaterThan(1);
  for (const name of articles)
    expect(transitionNamesIn(name.replace('article-', '/insights/'))).toContain(name);
});

/** Stores in attributes of `html` whether the last navigation had a transition, which elements it moved, and how long it took in ms. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const onReveal = async (event: Event & { viewTransition?: { ready: Promise<void> } | null }) => {
      const { dataset } = document.documentElement;
      dataset.hasTransition = String(Boolean(event.viewTransition));
      await event.viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const moving = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
      dataset.groups = moving.map(({ pseudoElement }) => pseudoElement).join();
      dataset.longest = String(Math.max(...moving.map(effect => Number(effect.getComputedTiming().endTime))));
    };
    addEventListener('pagereveal', event => void onReveal(event));
  });
}

test('a page transition takes at most 250 ms and moves the city, and the next link can be clicked immediately', async ({
  page,
}) => {
  await watchTransitions(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Five cities, one desk.' })
    .getByRole('link', { name: /^Austin/ })
    .click();
  await expect(page).toHaveURL('/creative-studio-austin');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-transition', 'true');
  await expect(html).toHaveAttribute('data-groups', /view-transition-group\(city-austin\)/);
  // The duration of the longest animation, in ms.
  expect(Number(await html.getAttribute('data-longest'))).toBeLessThanOrEqual(250);
  await page.getByRole('link', { name: 'Work with Us' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Austin');
});

/** Starts a server that sends the document of `route`, with a pause of a second before the element with this transition name. */
async function serveSlowly(route: string, transitionName: string) {
  const server = createServer((_, response) => {
    void (async () => {
      const html = await (await fetch(site + route)).text();
      const pause = html.indexOf(`data-transition-name="${transitionName}"`);
      response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, pause));
      // A slow server is what the test is about.
      await setTimeout(1000);
      response.end(html.slice(pause));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a page transition moves the city when the document arrives slowly', async ({ page }) => {
  const route = '/creative-studio-austin';
  await using server = await serveSlowly(route, 'city-austin');
  const { port } = server.address() as AddressInfo;
  await page.route(route, request => request.continue({ url: `http://localhost:${port}` }));
  await watchTransitions(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Five cities, one desk.' })
    .getByRole('link', { name: /^Austin/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-groups', /view-transition-group\(city-austin\)/);
});

test('a navigation has no page transition with reduced motion', async ({ page }) => {
  await watchTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Five cities, one desk.' })
    .getByRole('link', { name: /^Austin/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-has-transition', 'false');
});
