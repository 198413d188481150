// Journey: the carousel with the logos of news outlets, which are in the backend's storage.
import { expect, test } from './cleanConsoleTest.ts';

/** The request that lists the logos in the backend's storage, and headers that let the page read a made-up response. */
const listing = '**/storage/v1/object/list/**';
const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('logos from storage are shown, each in its size', async ({ page }) => {
    await page.goto('/PR-Authority');
    const carousel = page.getByRole('region', { name: 'Where releases run' });
    const gazette = carousel.getByRole('img', { name: 'Sample Gazette' });
    // Large logos are 180 px wide, and the others 120 px.
    await expect(gazette).toHaveAttribute('width', '180');
    await expect(carousel.getByRole('img', { name: 'Sample Courier' })).toHaveAttribute('width', '120');
    // The content security policy allows the images.
    await gazette.scrollIntoViewIfNeeded();
    await expect.poll(() => gazette.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(180);
  });
});

test('storage is listed once for the carousel, and an unchanged list does not hydrate the page', async ({
  page,
}) => {
  let listings = 0;
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/storage/v1/object/list/')) listings += 1;
  });
  const listed = page.waitForResponse(listing);
  await page.goto('/PR-Authority');
  await page.getByRole('region', { name: 'Where releases run' }).scrollIntoViewIfNeeded();
  const response = await listed;
  expect(response.request().postDataJSON()).toMatchObject({ prefix: 'News Outlets', limit: 100, offset: 0 });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  // The app uses the list of the bootstrap.
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('region', { name: 'Where releases run' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(listings).toBe(1);
});

test('a logo uploaded after the build is shown', async ({ page }) => {
  await page.route(listing, route =>
    route.fulfill({ headers, json: [{ name: '.folder' }, { name: 'Sample-Wire.svg' }] }),
  );
  await page.goto('/PR-Authority');
  const carousel = page.getByRole('region', { name: 'Where releases run' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('img')).toHaveCount(1);
  await expect(carousel.getByRole('img', { name: 'Sample Wire' })).toBeVisible();
});

test('the carousel is hidden when there are no logos', async ({ page }) => {
  await page.route(listing, route => route.fulfill({ headers, json: [] }));
  await page.goto('/PR-Authority');
  await page.getByRole('region', { name: 'Where releases run' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Where releases run' })).toHaveCount(0);
});

test.describe(() => {
  // The failure is logged and not shown.
  test.use({ allowedProblems: [/status of 500|The logos could not be listed/] });

  test('the logos of the build stay, and the error is logged, when the listing fails', async ({ page }) => {
    const logged = page.waitForEvent('console', message => message.text().includes('could not be listed'));
    await page.route(listing, route => route.fulfill({ status: 500, headers, json: {} }));
    await page.goto('/PR-Authority');
    const carousel = page.getByRole('region', { name: 'Where releases run' });
    await carousel.scrollIntoViewIfNeeded();
    await logged;
    await expect(carousel.getByRole('img', { name: 'Sample Gazette' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});
