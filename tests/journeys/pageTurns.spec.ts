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

const turnsIn = (route: string) => {
  const html = readFileSync(path.join(dist, `${route === '/' ? 'index' : route}.html`), 'utf8');
  return Array.from(html.matchAll(/ data-turn="([^"]*)"/g), ([, name]) => name!);
};

test('no document names two elements alike for page transitions', () => {
  for (const route of allRoutes) {
    const names = turnsIn(route);
    expect(names, route).toContain('site-header');
    expect(names, route).toEqual([...new Set(names)]);
    for (const name of names) expect(name, route).toMatch(/^[a-z][\w-]*$/);
  }
});

test('what a link names travels to a page that names it, too', () => {
  expect(turnsIn('/')).toContain('city-austin');
  expect(turnsIn('/PR-Authority')).toContain('city-austin');
  for (const route of ['/creative-studio-austin', '/PR-Authority-austin'])
    expect(turnsIn(route)).toContain('city-austin');
  const articles = turnsIn('/insights').filter(name => name.startsWith('article-'));
  expect(articles.length).toBeGreaterThan(1);
  for (const name of articles) expect(turnsIn(name.replace('article-', '/insights/'))).toContain(name);
});

/** Whether the last navigation was a transition, and how long its animations last. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const onReveal = async (event: Event & { viewTransition?: { ready: Promise<void> } | null }) => {
      const { dataset } = document.documentElement;
      dataset.turned = String(Boolean(event.viewTransition));
      await event.viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const turning = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
      dataset.groups = turning.map(({ pseudoElement }) => pseudoElement).join();
      dataset.longest = String(
        Math.max(...turning.map(effect => Number(effect.getComputedTiming().endTime))),
      );
    };
    addEventListener('pagereveal', event => void onReveal(event));
  });
}

test('a page turns in at most 250 ms, its city travels, and the next link can be clicked at once', async ({
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
  await expect(html).toHaveAttribute('data-turned', 'true');
  await expect(html).toHaveAttribute('data-groups', /view-transition-group\(city-austin\)/);
  expect(Number(await html.getAttribute('data-longest'))).toBeLessThanOrEqual(250);
  await page.getByRole('link', { name: 'Work with Us' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Austin');
});

/** A server that sends the document of `route` slowly: it pauses before what travels there. */
async function serveSlowly(route: string, target: string) {
  const server = createServer((_, response) => {
    void (async () => {
      const html = await (await fetch(site + route)).text();
      const pause = html.indexOf(`data-turn="${target}"`);
      response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, pause));
      await setTimeout(1000);
      response.end(html.slice(pause));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a city travels when its document arrives slowly', async ({ page }) => {
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

test('no page turns with reduced motion', async ({ page }) => {
  await watchTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Five cities, one desk.' })
    .getByRole('link', { name: /^Austin/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-turned', 'false');
});
