// Journey: early clicks, which come before the app (the React code of the site) has loaded.
import type { BrowserContext, Locator, Request } from 'playwright/test';
import {
  createUser,
  fillCredentials,
  newEmail,
  openWithSession,
  password,
  siteHeader,
  signUp,
} from './accounts.ts';
import { ports, site } from './environment.ts';
import {
  isDelivered,
  bootstrapDeliveries,
  bootstrapDeliveryName,
  deliverScript,
  deliverBootstrap,
  scriptDeliveryName,
  scriptUrl,
  type ScriptDelivery,
  testedDeliveries,
} from './scriptDelivery.ts';
import { findLeads, newVisitor } from './leads.ts';
import { allRoutes } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

/** The time that a click waits for the script, in seconds. Then the browser carries it out without script, if it can. */
const timeoutSeconds = 8;
const arrivesInTime = (delivery: ScriptDelivery) => typeof delivery === 'number' && delivery < timeoutSeconds;

// One expression, because Playwright reads a list of two as a value with options. The logos may not be listed, because the clock of
// these tests jumps past the time limit of that request.
test.use({
  // An animation that begins with the page must not swallow a click.
  contextOptions: { reducedMotion: 'no-preference' },
  allowedProblems: [
    new RegExp(
      `Failed to load resource|Failed to find a valid digest in the .integrity.|SyntaxError|The logos could not be listed. TimeoutError|Failed to fetch dynamically imported module|The bootstrap fails|Request to a third party: (http://localhost:${ports.stripe}/)`,
    ),
  ],
});

/** Clicks twice. While the script is on its way, expects the busy state of the clicked control. */
async function clickTwice(control: Locator, delivery: ScriptDelivery) {
  await control.click();
  if (!isDelivered(delivery)) return;
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await expect(control.page().locator('[data-notice]')).toHaveText('Loading…');
  await control.click();
}

/** Returns a list that grows with each request for a payment link, in any tab. */
function recordPaymentLinks(context: BrowserContext): readonly string[] {
  const followed: string[] = [];
  context.on('request', request => {
    if (request.url().startsWith(`http://localhost:${ports.stripe}/b/`)) followed.push(request.url());
  });
  return followed;
}

for (const delivery of testedDeliveries) {
  const name = scriptDeliveryName(delivery);

  for (const [route, width] of [
    ['/services', 1280],
    ['/PR-Authority-boston', 360],
  ] as const) {
    test(`script ${name}: "Sign in" at ${width} px opens the dialog or /auth`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const letTimePass = await deliverScript(page, delivery);
      await page.goto(route);
      if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
      // The open menu covers the header.
      await clickTwice(page.getByRole('link', { name: 'Sign in' }), delivery);
      await letTimePass();
      if (arrivesInTime(delivery)) {
        await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
        await expect(page).toHaveURL(route);
      } else await expect(page).toHaveURL('/auth');
    });
  }

  test(`script ${name}: a link to the application form asks to sign in, or is followed`, async ({ page }) => {
    const letTimePass = await deliverScript(page, delivery);
    await page.goto('/pricing');
    await clickTwice(page.getByRole('link', { name: 'Apply for Partnership' }), delivery);
    await letTimePass();
    if (arrivesInTime(delivery)) await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    // Without a session, /application redirects to /auth as soon as its script runs.
    else await expect(page).toHaveURL(/\/(application|auth)$/);
  });

  test(`script ${name}: a message is stored once`, async ({ page }) => {
    const visitor = newVisitor('Ida Once');
    const letTimePass = await deliverScript(page, delivery);
    await page.goto('/contact');
    await page.getByLabel('Name', { exact: true }).fill(visitor.name);
    await page.getByLabel(/^Email/).fill(visitor.email);
    await page.getByLabel(/^Message/).fill(visitor.message);
    await page.clock.runFor(2000);
    await clickTwice(page.locator('main form').getByRole('button', { name: /Send/ }), delivery);
    await letTimePass();
    if (arrivesInTime(delivery)) await expect(page.getByText('Message sent successfully!')).toBeVisible();
    else await expect(page).toHaveURL('/contact/thanks#sent');
    expect(await findLeads(visitor.email)).toHaveLength(1);
  });

  test(`script ${name}: the questions on the home page go on, or open the contact form`, async ({ page }) => {
    const letTimePass = await deliverScript(page, delivery);
    await page.goto('/');
    await page.getByRole('radio', { name: /^Both/ }).check();
    await clickTwice(page.getByRole('button', { name: 'Next' }), delivery);
    await letTimePass();
    if (arrivesInTime(delivery)) {
      await expect(page.getByRole('group', { name: /^Question 2 of 4/ })).toBeVisible();
      await expect(page.getByText('Choose one.')).toHaveCount(0);
    } else {
      await expect(page).toHaveURL('/contact#get-in-touch');
      await expect(page.getByLabel(/^Message/)).toHaveValue(/^What do you need\? Both/);
    }
  });

  test(`script ${name}: a sign-in at /auth is sent once, or says that it was not`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', request => {
      if (request.url().includes('grant_type=password')) sent.push(request.url());
    });
    const letTimePass = await deliverScript(page, delivery);
    await page.goto('/auth');
    const email = newEmail();
    await fillCredentials(page, email);
    await clickTwice(page.getByRole('button', { name: 'Sign in', exact: true }), delivery);
    await letTimePass();
    if (isDelivered(delivery)) {
      await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
      expect(sent).toHaveLength(1);
    } else {
      await page.clock.runFor(5000);
      await expect(page.getByText('could not be loaded, so nothing has happened yet')).toBeVisible();
      expect(sent).toEqual([]);
    }
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test(`script ${name}: Buy opens the account's checkout once, and never the payment link`, async ({
    page,
    context,
  }) => {
    await signUp(page);
    const paymentLinks = recordPaymentLinks(context);
    const letTimePass = await deliverScript(page, delivery);
    await page.goto('/PR-Authority', { waitUntil: 'domcontentloaded' });
    // The header is correct already before the app runs.
    await expect(siteHeader(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    const buy = page.getByRole('link', { name: 'Buy Growth' });
    await clickTwice(buy, delivery);
    if (isDelivered(delivery)) {
      const checkout = page.waitForRequest('**/functions/v1/create-checkout');
      await letTimePass();
      await checkout;
      await expect
        .poll(() => Promise.all(context.pages().map(tab => tab.title())))
        .toContain('Subscribe to Growth');
    } else {
      await page.clock.runFor(5000);
      await expect(page.getByText('could not be loaded, so nothing has happened yet')).toBeVisible();
      await expect(page.locator('[data-notice]').getByRole('link')).toHaveAttribute('href', '/account');
      await buy.click({ button: 'middle' });
      await buy.click({ modifiers: ['ControlOrMeta'] });
      expect(context.pages()).toHaveLength(1);
    }
    expect(paymentLinks).toEqual([]);
  });
}

test('of two early clicks on different Buy buttons, the last one counts', async ({ page, context }) => {
  await signUp(page);
  const letTimePass = await deliverScript(page, 5);
  await page.goto('/PR-Authority', { waitUntil: 'domcontentloaded' });
  const requested: unknown[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/functions/v1/create-checkout')) requested.push(request.postDataJSON());
  });
  const [growth, pro] = ['Growth', 'Pro'].map(tier => page.getByRole('link', { name: `Buy ${tier}` })) as [
    Locator,
    Locator,
  ];
  await growth.click();
  await expect(growth).toHaveAttribute('aria-busy', 'true');
  await pro.click();
  await expect(pro).toHaveAttribute('aria-busy', 'true');
  await expect(growth).not.toHaveAttribute('aria-busy');
  await expect(growth).not.toHaveAttribute('data-busy');
  await expect(page.locator('[data-notice]')).toHaveText('Loading…');
  await letTimePass();
  await expect.poll(() => Promise.all(context.pages().map(tab => tab.title()))).toContain('Subscribe to Pro');
  expect(requested).toEqual([expect.objectContaining({ tier: 'pro' })]);
  expect(context.pages()).toHaveLength(2);
});

/** The ways to follow a link. */
const activations: Record<string, (link: Locator) => Promise<void>> = {
  'a click': link => link.click(),
  Enter: link => link.press('Enter'),
};

for (const delivery of bootstrapDeliveries) {
  const deliveryText = bootstrapDeliveryName(delivery);

  test(`bootstrap ${deliveryText}: a sign-in at /auth is sent once, or says that it was not`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', request => {
      if (request.url().includes('grant_type=password')) sent.push(request.url());
    });
    const { letTimePass, restore } = await deliverBootstrap(page, delivery);
    // Does not wait for the load event, which a held script delays.
    await page.goto('/auth', { waitUntil: 'commit' });
    const email = newEmail();
    await fillCredentials(page, email);
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
    await signIn.click();
    const notice = page.locator('[data-notice]');
    if (delivery === 5 || delivery === 'held') {
      await expect(signIn).toHaveAttribute('aria-busy', 'true');
      await expect(notice).toHaveText('Loading…');
      await signIn.click();
    }
    await letTimePass();
    if (delivery === 5) {
      await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
      expect(sent).toHaveLength(1);
      await expect(signIn).not.toHaveAttribute('aria-busy');
    } else if (delivery === 'held') {
      await page.clock.runFor(9000);
      await expect(notice).toContainText('Your click will go through');
      // The document loads again, with the email address. The password is not kept.
      await restore();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      expect(sent).toEqual([]);
    } else {
      await expect(notice).toContainText('could not be loaded, so nothing has happened yet');
      await expect(signIn).not.toHaveAttribute('aria-busy');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      // The script fails at the next load, too.
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Try again' }).click();
      await loaded;
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await restore();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      expect(sent).toEqual([]);
    }
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test(`bootstrap ${deliveryText}: "Sign Up" at /auth changes the form, or says that it could not`, async ({
    page,
  }) => {
    const { letTimePass } = await deliverBootstrap(page, delivery);
    await page.goto('/auth', { waitUntil: 'commit' });
    const tab = page.getByRole('tab', { name: 'Sign Up' });
    await tab.click();
    await letTimePass();
    if (delivery === 5) await expect(tab).toHaveAttribute('aria-selected', 'true');
    else if (delivery === 'held') await expect(tab).toHaveAttribute('aria-busy', 'true');
    else await expect(page.locator('[data-notice]')).toContainText('could not be loaded');
  });

  test(`bootstrap ${deliveryText}: "Sign Out" at /account signs out, or says that it could not`, async ({
    page,
  }) => {
    await signUp(page);
    const { letTimePass } = await deliverBootstrap(page, delivery);
    await page.goto('/account', { waitUntil: 'commit' });
    const signOut = siteHeader(page).getByRole('button', { name: 'Sign Out' });
    await signOut.click();
    await letTimePass();
    if (delivery === 5) await expect(page).toHaveURL('/auth');
    else if (delivery === 'held') await expect(signOut).toHaveAttribute('aria-busy', 'true');
    else await expect(page.locator('[data-notice]')).toContainText('could not be loaded');
  });

  test(`bootstrap ${deliveryText}: a message is stored once`, async ({ page }) => {
    const visitor = newVisitor('Ida Once');
    await deliverBootstrap(page, delivery);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Name', { exact: true }).fill(visitor.name);
    await page.getByLabel(/^Email/).fill(visitor.email);
    await page.getByLabel(/^Message/).fill(visitor.message);
    // The browser posts the form itself.
    await page.locator('main form').getByRole('button', { name: /Send/ }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/contact/thanks#sent');
    expect(await findLeads(visitor.email)).toHaveLength(1);
  });

  test(`bootstrap ${deliveryText}: no control of a content page is shown that does nothing`, async ({
    page,
  }) => {
    await signUp(page);
    const { letTimePass } = await deliverBootstrap(page, delivery);
    const signOut = siteHeader(page).getByRole('button', { name: 'Sign Out' });
    const pause = page.getByRole('button', { name: 'Pause the logos' });
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    const night = page.getByRole('radio', { name: 'Night edition' });
    await page.goto('/PR-Authority', { waitUntil: 'commit' });
    await expect(page.getByText('Night edition')).toBeAttached();
    await expect(siteHeader(page).getByRole('link', { name: 'Your account' })).toBeVisible();
    for (const control of [signOut, pause, night]) await expect(control).toBeHidden();
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByText('Night edition')).toBeAttached();
    for (const control of [signOut, dismiss, night]) await expect(control).toBeHidden();
    if (delivery !== 5) return;
    await letTimePass();
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await page.getByText('Night edition').click();
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'night');
    await signOut.click();
    await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  });

  for (const [name, activate] of Object.entries(activations)) {
    test(`bootstrap ${deliveryText}: Buy opens the account's checkout by ${name}, and never the payment link`, async ({
      page,
      context,
    }) => {
      await signUp(page);
      const paymentLinks = recordPaymentLinks(context);
      const { letTimePass } = await deliverBootstrap(page, delivery);
      await page.goto('/PR-Authority', { waitUntil: 'commit' });
      await activate(page.getByRole('link', { name: 'Buy Growth' }));
      await letTimePass();
      // The new tab opens the checkout in a third one, because the browser of these tests blocks no pop-up.
      await expect
        .poll(() => Promise.all(context.pages().map(tab => tab.title())))
        .toContain('Subscribe to Growth');
      expect(paymentLinks).toEqual([]);
    });
  }

  test(`bootstrap ${deliveryText}: the middle button and the context menu get the account's checkout`, async ({
    page,
  }) => {
    await signUp(page);
    await deliverBootstrap(page, delivery);
    // The events alone: the browser drops some middle clicks of a test.
    for (const [type, tier] of [
      ['auxclick', 'Growth'],
      ['contextmenu', 'Pro'],
    ] as const) {
      await page.goto('/PR-Authority', { waitUntil: 'commit' });
      const buy = page.getByRole('link', { name: `Buy ${tier}` });
      await buy.dispatchEvent(type, { button: 1 });
      await expect(buy).toHaveAttribute('href', `/pricing?checkout=${tier.toLowerCase()}`);
    }
  });

  test(`bootstrap ${deliveryText}: Buy follows the payment link without a session`, async ({
    page,
    context,
  }) => {
    await deliverBootstrap(page, delivery);
    await page.goto('/PR-Authority', { waitUntil: 'commit' });
    const followed = context.waitForEvent('request', request => request.url().endsWith('/b/price_growth'));
    await page.getByRole('link', { name: 'Buy Growth' }).click();
    await followed;
  });
}

test('a click on "Sign in" requests the dialog while the app is on its way', async ({ page }) => {
  // A page downloads nothing before the click for a visitor who saves data.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requested = new Set<string>();
  page.on('request', request => requested.add(new URL(request.url()).pathname));
  // A route that does nothing holds the request.
  await page.route('**/assets/client-*.js', () => {});
  await page.goto('/services');
  const script = page.locator('script[data-files]');
  const lists = [await script.getAttribute('data-files'), await script.getAttribute('data-dialog')];
  const missing = () => lists.map(list => list!.split(' ').filter(file => !requested.has(file)));
  expect(missing()).toEqual(lists.map(list => list!.split(' ')));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(missing).toEqual([[], []]);
});

test('a page with links to buy requests what a signed-in visitor needs while the app is on its way', async ({
  page,
}) => {
  const { session } = await createUser(page);
  const requested = new Set<string>();
  page.on('request', request => requested.add(new URL(request.url()).pathname));
  // A route that does nothing holds the request.
  await page.route('**/assets/client-*.js', () => {});
  await openWithSession(page, session, '/PR-Authority', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => [...requested].some(file => file.startsWith('/assets/authClient-'))).toBe(true);
  const list = await page.locator('script[data-files]').getAttribute('data-user');
  const files = list!.split(' ');
  // The client of the sign-in service, the calls as a user, and what opens the checkout.
  expect(files.length).toBeGreaterThan(2);
  await expect.poll(() => files.filter(file => !requested.has(file))).toEqual([]);
});

/**
 * Clicks each visible button, and each link that needs the app, twice.
 * Returns those that do nothing by themselves and do not wait for the app either.
 */
function findLostClicks(): string[] {
  for (const form of document.forms) form.noValidate = true;
  return [...document.querySelectorAll<HTMLElement>('button, [data-intent]')]
    .filter(control => {
      if (!control.checkVisibility() || control.matches('[popovertarget], [data-toggle], [data-dismiss]'))
        return false;
      // Without a session, links to buy are ordinary links.
      if (control.dataset.intent === 'buy') return false;
      if (!control.matches('[data-intent], form [type=submit]')) return true;
      control.click();
      control.click();
      return control.ariaBusy !== 'true';
    })
    .map(({ outerHTML }) => outerHTML);
}

test('every button of every page works by itself, or waits for the app when it is clicked', async ({
  page,
}) => {
  await page.route('**/assets/client-*.js', () => {});
  for (const route of allRoutes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(findLostClicks), route).toEqual([]);
  }
});

/** Returns the visible buttons and fields of a page that do nothing without script: they neither open something nor belong to a form with a URL. */
const findIdleControls = () =>
  [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    .filter(control => {
      const form = control.closest('form');
      return control.checkVisibility({ visibilityProperty: true }) && !form?.hasAttribute('action');
    })
    .filter(control => !control.matches('[popovertarget]'))
    .map(({ outerHTML }) => outerHTML);

test('content pages show no control that does nothing while the bootstrap is missing', async ({ page }) => {
  await signUp(page);
  await deliverBootstrap(page, 'blocked');
  for (const route of allRoutes) {
    await page.goto(route);
    // Other pages keep what is clicked.
    if (await page.locator('html[data-hydrate]').count()) continue;
    expect(await page.evaluate(findIdleControls), route).toEqual([]);
  }
});

test('the page says so when a click waits for longer than 8 s, and carries it out when the script arrives', async ({
  page,
}) => {
  // The script arrives after 11 s.
  const letTimePass = await deliverScript(page, 11);
  await page.goto('/auth');
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await tab.click();
  await page.clock.runFor(9000);
  await expect(page.getByText('Your click will go through')).toBeVisible();
  await letTimePass();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Your click will go through')).toHaveCount(0);
});

test('what a visitor types after an early click on "Sign Up" stays when the form changes', async ({
  page,
}) => {
  const letTimePass = await deliverScript(page, 5);
  await page.goto('/auth');
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await tab.click();
  const email = newEmail();
  await fillCredentials(page, email);
  await letTimePass();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('"Try again" repeats a click whose script could not be downloaded', async ({ page }) => {
  const letTimePass = await deliverScript(page, 'blocked');
  await page.goto('/auth');
  const email = newEmail();
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await letTimePass();
  await page.clock.runFor(5000);
  // While loading is only slow, there is a button, too; the click then goes through without it.
  await expect(page.getByText('nothing has happened yet')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  await passRequests(page, scriptUrl);
  await retry.click();
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('"Try again" repeats a click whose script has arrived since its message appeared', async ({ page }) => {
  await deliverScript(page, 'blocked');
  const blocked = new Set<Request>();
  page.on('request', request => request.url().includes('/assets/client-') && blocked.add(request));
  page.on('requestfailed', request => blocked.delete(request));
  await page.goto('/auth');
  await fillCredentials(page, newEmail());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.clock.runFor(5000);
  // While loading is only slow, there is a button, too; the click then goes through without it.
  await expect(page.getByText('nothing has happened yet')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  // The message may move the form below the pointer, which starts a download, too.
  await expect.poll(() => blocked.size).toBe(0);
  await passRequests(page, scriptUrl);
  // Pointing at the form downloads the script again.
  await page.getByLabel('Password').hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await retry.click();
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
});

test('"Try again" repeats a click whose download neither arrives nor fails', async ({ page }) => {
  await page.clock.install();
  // A route that does nothing holds the request.
  await page.route(scriptUrl, () => {});
  await page.goto('/auth');
  const email = newEmail();
  await fillCredentials(page, email);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  const retry = page.getByRole('button', { name: 'Try again' });
  // The next requests are held, too.
  for (const _ of [1, 2, 3, 4]) {
    await page.clock.runFor(9000);
    await retry.click();
    await expect(signIn).toBeFocused();
    await expect(signIn).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toBeHidden();
  }
  await page.clock.runFor(9000);
  await passRequests(page, scriptUrl);
  await retry.click();
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(signIn).not.toHaveAttribute('aria-busy');
});

test('"Try again" keeps what was typed if the script has arrived and does not finish', async ({ page }) => {
  await page.clock.install();
  let requests = 0;
  // The first request is the download; the second is the import, which cannot use a copy that must not be stored.
  await page.route(scriptUrl, async route => {
    requests += 1;
    if (requests !== 1) return;
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  await page.goto('/auth');
  const email = newEmail();
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => requests).toBe(2);
  await page.clock.runFor(9000);
  await passRequests(page, scriptUrl);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('"Try again" after a script that does not run keeps the email address, and never stores the password', async ({
  page,
}) => {
  const letTimePass = await deliverScript(page, 'broken');
  await page.goto('/auth');
  const email = newEmail();
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await letTimePass();
  await passRequests(page, scriptUrl);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const state = await page.evaluate(() => history.state as { words?: object });
  expect(Object.keys(state.words ?? {})).toEqual(['email']);
});

test('a signed-out visitor follows a payment link immediately', async ({ page, context }) => {
  // The script arrives after 30 s.
  await deliverScript(page, 30);
  await page.goto('/PR-Authority');
  const followed = context.waitForEvent('request', request => request.url().endsWith('/b/price_growth'));
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  await followed;
  await expect(page.getByRole('link', { name: 'Buy Growth' })).not.toHaveAttribute('aria-busy');
});

test('a user who has signed out on the page follows a payment link', async ({ page, context }) => {
  await signUp(page, '/PR-Authority');
  await siteHeader(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  const followed = context.waitForEvent('request', request => request.url().endsWith('/b/price_growth'));
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  await followed;
});

test('the header of a signed-in visitor does not move when the app starts', async ({ page }) => {
  const { email, session } = await createUser(page);
  const letTimePass = await deliverScript(page, 1);
  await openWithSession(page, session, '/about', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  await expect(siteHeader(page).getByRole('link', { name: 'Your account' })).toBeVisible();
  const boxes = () =>
    siteHeader(page)
      .locator('nav a, nav button')
      .filter({ visible: true })
      .evaluateAll(links =>
        links.map(link => [link.textContent, link.getBoundingClientRect().x, link.getBoundingClientRect().y]),
      );
  const before = await boxes();
  await letTimePass();
  await expect(siteHeader(page)).toContainText(email);
  expect(await boxes()).toEqual(before);
  expect(page.url()).toBe(`${site}/about`);
});
