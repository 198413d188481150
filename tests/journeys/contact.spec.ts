// Journeys: a visitor sends the contact form: with script, without it and before it has loaded, and when sending fails.
import { brand } from '@fit-to-print/content/brand';
import type { Page } from 'playwright/test';
import { listMails } from './mails.ts';
import { fillInContactForm, findLeads, sendButton, newVisitor } from './leads.ts';
import { delayClientScript } from './delayClientScript.ts';
import { backendUrls, site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

const endpoint = () => `${backendUrls().api}/functions/v1/contact-submission`;

/** Returns the idempotency keys of the messages that the page sends from now on. */
function recordKeys(page: Page): unknown[] {
  const keys: unknown[] = [];
  page.on('request', request => {
    if (request.url() !== endpoint() || request.method() !== 'POST') return;
    keys.push((request.postDataJSON() as { idempotencyKey?: unknown }).idempotencyKey);
  });
  return keys;
}

/** Waits for both mails of a message: the sender's receipt and the studio's notice. */
async function expectReceiptAndNotice(page: Page, email: string) {
  const sent = async (to: string) => (await listMails(page)).filter(mail => mail.to.includes(to));
  await expect
    .poll(async () => (await sent(email)).map(mail => mail.subject))
    .toEqual(['We have your message']);
  await expect
    .poll(async () => (await sent(brand.email)).filter(({ html }) => html.includes(email)))
    .toHaveLength(1);
}

test('a message reaches the database and both inboxes', async ({ page }) => {
  const ada = newVisitor('Ada Lindqvist');
  await page.goto('/contact?utm_source=journal&utm_medium=print');
  await fillInContactForm(page, ada);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(
    page.getByText("Thank you for reaching out. We'll get back to you as soon as possible."),
  ).toBeVisible();
  await expect(page.getByLabel(/^Message/)).toHaveValue('');
  const [lead, ...others] = await findLeads(ada.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    name: ada.name,
    city: 'Milwaukee',
    message: ada.message,
    inquiry_type: 'consultation',
    utm_source: 'journal',
    utm_medium: 'print',
    landing_page: '/contact',
  });
  await expectReceiptAndNotice(page, ada.email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored, and the visitor sees the thank-you page', async ({ page }) => {
    const bo = newVisitor('Bo Ek');
    await page.goto('/contact');
    await fillInContactForm(page, bo);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact/thanks#sent');
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
    expect(await findLeads(bo.email)).toHaveLength(1);
    await expectReceiptAndNotice(page, bo.email);
  });

  test('the thank-you page confirms nothing when it is opened directly', async ({ page }) => {
    await page.goto('/contact/thanks');
    await expect(page.getByText('Message sent successfully!')).toBeHidden();
    await page.getByRole('link', { name: 'Go to the contact form' }).click();
    await expect(page).toHaveURL('/contact#get-in-touch');
  });

  test('a rejected form is shown again with the text that was typed', async ({ page, allowedProblems }) => {
    allowedProblems.push(/status of 422/);
    const cy = newVisitor('Cy Young');
    await page.goto('/contact');
    // The browser blocks an empty field; this address is rejected by the function only.
    await fillInContactForm(page, { ...cy, email: 'cy@localhost' });
    await sendButton(page).click();
    await expect(
      page.getByText('Enter an email address in this form: name@example.com.').first(),
    ).toBeVisible();
    await expect(page.getByLabel(/message/i)).toHaveValue(cy.message);
  });
});

test.describe('when sending fails', () => {
  // `answer` is what the form gets instead of the function's response: no connection, a status, an HTML page, or `success: false`.
  for (const [how, answer] of [
    ['the network fails', 'disconnect'],
    ['the function fails', 500],
    ['a captive portal answers', 'html page'],
    ['the function answers success: false', 'no success'],
  ] as const) {
    test(`${how}: the error is shown and nothing that was typed is lost`, async ({
      page,
      allowedProblems,
    }) => {
      allowedProblems.push(/Failed to load resource/);
      const dee = newVisitor('Dee Dee');
      await page.route('**/contact-submission', route => {
        if (answer === 'disconnect') return route.abort('connectionreset');
        const headers = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': '*' };
        if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
        if (answer === 'html page')
          return route.fulfill({ headers, contentType: 'text/html', body: '<h1>Captive portal</h1>' });
        if (answer === 'no success')
          return route.fulfill({ headers, json: { success: false, error: 'No.' } });
        return route.fulfill({ status: answer, headers, json: { success: false, error: 'Broken.' } });
      });
      await page.goto('/contact');
      await fillInContactForm(page, dee);
      await sendButton(page).click();
      await expect(page.getByText('Error sending message')).toBeVisible();
      await expect(
        page.getByText('Something went wrong. Please try again or email us directly.'),
      ).toBeVisible();
      await expect(page.getByLabel(/^Message/)).toHaveValue(dee.message);
      await expect(sendButton(page)).toBeEnabled();
      expect(await findLeads(dee.email)).toHaveLength(0);

      await passRequests(page, '**/contact-submission');
      await sendButton(page).click();
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
      expect(await findLeads(dee.email)).toHaveLength(1);
    });
  }

  test('the error toast quotes the beginning of the request id', async ({ page, allowedProblems }) => {
    allowedProblems.push(/status of 400/);
    await page.route(endpoint(), route =>
      route.request().method() === 'POST'
        ? route.continue({ postData: { ...route.request().postDataJSON(), inquiry_type: 'another' } })
        : route.continue(),
    );
    await page.goto('/contact');
    await fillInContactForm(page, newVisitor('Quo Ted'));
    const answered = page.waitForResponse(answer => answer.status() === 400);
    await sendButton(page).click();
    const id = await (await answered).headerValue('x-request-id');
    await expect(page.getByRole('alert').getByText(`Reference ${id?.slice(0, 8)}`)).toBeVisible();
  });

  test('a response lost after the lead was stored causes no second lead', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    const eve = newVisitor('Eve Adams');
    const keys = recordKeys(page);
    await page.goto('/contact');
    await fillInContactForm(page, eve);
    let lost = false;
    await page.route(endpoint(), async route => {
      if (route.request().method() !== 'POST' || lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await sendButton(page).click();
    await expect(page.getByText('Error sending message')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await findLeads(eve.email)).toHaveLength(1);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{64}$/), keys[0]]);
  });

  test('a message that is sent again after a reload is stored once', async ({ page }) => {
    const fay = newVisitor('Fay Again');
    const keys = recordKeys(page);
    await page.goto('/contact');
    await fillInContactForm(page, fay);
    const stored = Promise.withResolvers<void>();
    await page.route(endpoint(), async route => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      // The page gets no answer.
      stored.resolve();
    });
    await sendButton(page).click();
    await stored.promise;
    await passRequests(page, endpoint());
    await page.reload();
    await expect(page.getByLabel(/^Message/)).toHaveValue(fay.message);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await findLeads(fay.email)).toHaveLength(1);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{64}$/), keys[0]]);
  });
});

test.describe('before hydration', () => {
  test('the text and the selection stay when a slow script hydrates the form', async ({ page }) => {
    const flo = newVisitor('Flo Held');
    const releaseScript = await delayClientScript(page);
    await page.goto('/contact');
    await fillInContactForm(page, flo);
    const field = page.getByLabel(/^Message/);
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 9));
    await releaseScript();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(field).toHaveValue(flo.message);
    expect(
      await field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([4, 9]);
    await expect(field).toBeFocused();
  });

  test('a click before hydration is replayed afterwards', async ({ page }) => {
    const gus = newVisitor('Gus Grey');
    const releaseScript = await delayClientScript(page);
    await page.goto('/contact');
    await fillInContactForm(page, gus);
    await sendButton(page).click();
    await releaseScript();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await findLeads(gus.email)).toHaveLength(1);
  });

  test('the browser posts the form itself when the script of the app cannot be loaded, and the form is empty after Back', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    const hal = newVisitor('Hal Late');
    await page.route('**/assets/client-*.js', route => route.abort());
    await page.goto('/contact?utm_source=newsletter&utm_campaign=harvest');
    await fillInContactForm(page, hal);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact/thanks#sent');
    // The bootstrap, which the test does not block, remembers which text was sent.
    await page.waitForLoadState();
    expect(await findLeads(hal.email)).toMatchObject([
      { utm_source: 'newsletter', utm_campaign: 'harvest', landing_page: '/contact' },
    ]);
    await passRequests(page, '**/assets/client-*.js');
    await page.goBack();
    await expect(page.getByLabel(/^Message/)).toHaveValue('');
    await expect(page.getByLabel(/^Email/)).toHaveValue('');
    await sendButton(page).click();
    // Either the app or the browser marks the first empty field.
    await expect(page.locator('[aria-invalid=true], :user-invalid').first()).toBeVisible();
    expect(await findLeads(hal.email)).toHaveLength(1);
    await page.reload();
    await expect(page.getByLabel(/^Message/)).toHaveValue('');
  });

  test('the form is empty after Back when no script but the bootstrap has arrived before the post', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    const jon = newVisitor('Jon Early');
    await page.route(/\/assets\/(?!bootstrap).*\.js$/, route => route.abort());
    await page.goto('/contact');
    await fillInContactForm(page, jon);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact/thanks#sent');
    await page.waitForLoadState();
    expect(await findLeads(jon.email)).toHaveLength(1);
    await page.goBack();
    await expect(page.getByLabel(/^Message/)).toHaveValue('');
    await expect(page.getByLabel(/^Email/)).toHaveValue('');
  });

  test('the form is empty after Back when not even the bootstrap has arrived before the post', async ({
    page,
  }) => {
    const kit = newVisitor('Kit First');
    let isPosted = false;
    page.on('request', request => (isPosted ||= request.url() === endpoint()));
    // Until the post, the script has not arrived.
    await page.route('**/assets/bootstrap-*.js', route => (isPosted ? route.continue() : undefined));
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillInContactForm(page, kit);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact/thanks#sent');
    await page.waitForLoadState();
    expect(await findLeads(kit.email)).toHaveLength(1);
    await page.goBack();
    await expect(page.getByLabel(/^Message/)).toHaveValue('');
    await expect(page.getByLabel(/^Email/)).toHaveValue('');
  });

  test('the form keeps what was typed when neither the bootstrap nor the answer to its post arrives', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    const lea = newVisitor('Lea Offline');
    let isPosted = false;
    await page.route('**/assets/bootstrap-*.js', route => (isPosted ? route.continue() : undefined));
    await page.route('**/contact-submission*', route => {
      isPosted = true;
      return route.abort();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillInContactForm(page, lea);
    await sendButton(page).click();
    await expect(page).toHaveURL('chrome-error://chromewebdata/');
    await page.goBack();
    await expect(page.locator('html[data-waiting]')).toHaveCount(0);
    await expect(page.getByLabel(/^Message/)).toHaveValue(lea.message);
    await expect(page.getByLabel(/^Email/)).toHaveValue(lea.email);
  });

  test('the form keeps what was typed when its post gets no answer', async ({ page, allowedProblems }) => {
    allowedProblems.push(/Failed to load resource/);
    const ivy = newVisitor('Ivy Offline');
    await page.route('**/assets/client-*.js', route => route.abort());
    await page.route('**/contact-submission*', route => route.abort());
    await page.goto('/contact');
    await fillInContactForm(page, ivy);
    await sendButton(page).click();
    await expect(page).toHaveURL('chrome-error://chromewebdata/');
    await page.goBack();
    await expect(page.getByLabel(/^Message/)).toHaveValue(ivy.message);
    await expect(page.getByLabel(/^Email/)).toHaveValue(ivy.email);
  });
});

test('/contact scrolls to the form when its address has the #get-in-touch fragment', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact#get-in-touch');
  // The browser starts a smooth scroll in one of the frames after the page has loaded. It ends at the top of the form.
  await expect
    .poll(() => page.locator('#get-in-touch').evaluate(section => section.getBoundingClientRect().top))
    .toBeLessThan(60);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
