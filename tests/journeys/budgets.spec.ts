import { compressedBytes } from './compressedBytes.ts';
import { site } from './environment.ts';
import { contentRoutes, missingRoute, thanksRoute } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';

const KB = 1024;

/** Maximum bytes of a content page, compressed with brotli (specification, performance budgets). */
const budget = { html: 16 * KB, css: 12 * KB, script: 4 * KB, font: 45 * KB };

for (const route of [...contentRoutes, thanksRoute, missingRoute]) {
  test(`${route} stays within its byte budget`, async ({ page, expected }) => {
    if (route === missingRoute) expected.push(/404/, /Page not found/);
    const bytes = { html: 0, css: 0, script: 0, font: 0, ahead: 0 };
    const bodies: Promise<void>[] = [];
    page.on('response', response => {
      const kind = ({ document: 'html', stylesheet: 'css', script: 'script', font: 'font' } as const)[
        response.request().resourceType() as 'document' | 'stylesheet' | 'script' | 'font'
      ];
      // Downloaded at idle time for a later click, and not run: neither script nor styles of the page yet.
      if (response.request().resourceType() === 'fetch' && new URL(response.url()).origin === site)
        bodies.push(response.body().then(body => void (bytes.ahead += compressedBytes(body))));
      if (kind)
        bodies.push(
          response
            .body()
            .then(body => void (bytes[kind] += kind === 'font' ? body.length : compressedBytes(body))),
        );
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
    expect(bytes.html, 'the document with the rules that it uses').toBeLessThanOrEqual(budget.html);
    expect(bytes.script, 'script before anything is done').toBeLessThanOrEqual(budget.script);
    expect(bytes.font, 'all fonts of the page').toBeLessThanOrEqual(budget.font);
    expect(bytes.css, 'stylesheets before anything is done').toBe(0);
    await expect(page.locator('html[data-hydrated]'), 'what was downloaded ahead does not run').toHaveCount(
      0,
    );
    const { ahead } = bytes;

    await page.getByRole('link', { name: 'Sign in' }).first().hover();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await Promise.all(bodies);
    expect(bytes.css, 'all stylesheets of the application on this page').toBeLessThanOrEqual(budget.css);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ ...bytes, ahead }) });
  });
}

test('downloads nothing ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const ahead: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'fetch') ahead.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(ahead).toEqual([]);
});
