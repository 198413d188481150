import { brand } from '@fit-to-print/content/brand';
import type { Page } from 'playwright/test';
import { siteHeader, signUp, signUpStaff } from './accounts.ts';
import { findLeads, newVisitor, type Visitor } from './leads.ts';
import { listMails } from './mails.ts';
import { delayClientScript } from './delayClientScript.ts';
import { expect, test } from './cleanConsoleTest.ts';

// Journey: the home page's form, which takes an idea in two lines, and the four questions below it, which recommend a service.

/** The section with the form and the questions. */
const leadForm = (page: Page) => page.getByRole('region', { name: 'Two lines are all it takes.' });
/** The group of the answers to a question, from 1 to 4. */
const question = (page: Page, number: number) =>
  page.getByRole('group', { name: RegExp(`^Question ${number} of 4`) });
/** The button that shows the next question. */
const next = (page: Page) => leadForm(page).getByRole('button', { name: 'Next' });
const send = (page: Page) => page.getByRole('button', { name: 'Send your idea' });
const idea = (page: Page) => leadForm(page).getByLabel('Your idea, in two lines');
/** The button that strikes a word of the headline out. */
const strike = (page: Page, word: string) => page.getByRole('button', { name: `Strike out ${word}` });

async function fillContactDetails(page: Page, { name, email }: Visitor) {
  await leadForm(page).getByLabel('Name').fill(name);
  await leadForm(page).getByLabel('Email').fill(email);
}

/** Answers the questions from the first one, by keyboard only. Each choice is the beginning of an answer. */
async function answerQuestions(page: Page, ...choices: string[]) {
  await question(page, 1).getByRole('radio').first().focus();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  for (const [index, choice] of choices.entries()) {
    const radio = question(page, index + 1).getByRole('radio', { name: choice });
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
}

test('four answers open a city’s PR page and prefill the form', async ({ page }) => {
  const ada = newVisitor('Ada Route');
  await page.goto('/');
  await answerQuestions(page, 'A story placed', 'By invoice', 'My own city', 'Boston');
  await expect(leadForm(page).getByRole('heading', { name: 'PR in your city' })).toBeVisible();
  await leadForm(page)
    .getByRole('link', { name: `${brand.product} in Boston` })
    .click();
  await expect(page).toHaveURL('/PR-Authority-boston');
  // The link is found by its words: until the new page is shown, the home page's own link to the form could still be clicked.
  await page.getByRole('link', { name: 'Get a Boston release, from $997' }).click();
  await expect(page).toHaveURL('/contact#get-in-touch');

  const message = page.getByLabel(/^Message/);
  await expect(page.getByLabel(/^City/)).toHaveValue('Boston');
  await expect(message).toHaveValue(
    /^What do you need\? A story placed .*\n.*\n.*\nWhere are you\? Boston\n\nI would like a Boston release\.$/,
  );
  await page.getByLabel('Name', { exact: true }).fill(ada.name);
  await page.getByLabel(/^Email/).fill(ada.email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(message).toHaveValue('');
  const [lead, ...others] = await findLeads(ada.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ name: ada.name, city: 'Boston', inquiry_type: 'consultation' });
  expect(lead!.message).toContain('Who should read about it first? My own city');

  // The form is empty after it was sent.
  await page.goto('/contact');
  await message.focus();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(message).toHaveValue('');
});

const growthForAustin = 'I would like the Growth package for Austin ($2,497, paid once).';

for (const [link, message] of [
  ['Start with Growth', growthForAustin],
  ['Get an Austin release, from $997', 'I would like an Austin release.'],
  ['Ask about an Austin release', 'I would like an Austin release.'],
] as const) {
  test(`“${link}” fills in the city and a message on the contact form`, async ({ page }) => {
    await page.goto('/PR-Authority-austin');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('/contact#get-in-touch');
    await expect(page.getByLabel(/^City/)).toHaveValue('Austin');
    await expect(page.getByLabel(/^Message/)).toHaveValue(message);
  });
}

test('a city’s link fills in the contact form in a new tab and as a copied address', async ({
  page,
  context,
}) => {
  await page.goto('/PR-Authority-austin');
  const link = page.getByRole('link', { name: 'Start with Growth' });
  const expectFilledIn = async (tab: Page) => {
    await expect(tab.getByLabel(/^City/)).toHaveValue('Austin');
    await expect(tab.getByLabel(/^Message/)).toHaveValue(growthForAustin);
    await expect(tab).toHaveURL('/contact#get-in-touch');
    await expect(tab.locator('#get-in-touch')).toBeInViewport();
  };
  // A click that the page leaves to the browser opens the address in a new tab. The events alone: the browser drops some middle clicks of a test.
  for (const [type, options] of [
    ['auxclick', { button: 1 }],
    ['click', { ctrlKey: true }],
  ] as const) {
    const isLeftToBrowser = await link.evaluate(
      (element, [name, init]) => {
        const event = new MouseEvent(name, { ...init, bubbles: true, cancelable: true });
        let isPrevented: boolean | undefined;
        const observe = () => {
          isPrevented = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener(name, observe, { once: true });
        element.dispatchEvent(event);
        return isPrevented === false;
      },
      [type, options] as const,
    );
    expect(isLeftToBrowser, type).toBe(true);
  }
  const tab = await context.newPage();
  await tab.goto(new URL((await link.getAttribute('href'))!, page.url()).href);
  await expectFilledIn(tab);
});

for (const isHydrated of [false, true]) {
  test(`Back does not fill in the contact form again over typed words ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.goto('/PR-Authority-austin');
    await page.getByRole('link', { name: 'Start with Growth' }).click();
    const message = page.getByLabel(/^Message/);
    await expect(message).toHaveValue(growthForAustin);
    if (isHydrated) {
      await message.focus();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    }
    await message.evaluate((field: HTMLTextAreaElement) => (field.value = 'Only a question.'));
    await page.goto('/about');
    await page.goBack();
    await expect(page).toHaveURL('/contact#get-in-touch');
    await expect(page.locator('#get-in-touch')).toBeVisible();
    await expect(message).not.toHaveValue(/Growth/);
  });
}

test('the lead and the studio’s mail name the city and the package of a link', async ({ page }) => {
  await page.goto('/PR-Authority-austin');
  const growth = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Growth' }) });
  await growth.getByRole('link').click();
  await expect(page).toHaveURL('/contact#get-in-touch');
  const wish = 'I would like the Growth package for Austin ($2,497, paid once).';
  await expect(page.getByLabel(/^City/)).toHaveValue('Austin');
  await expect(page.getByLabel(/^Message/)).toHaveValue(wish);
  const gus = newVisitor('Gus Growth');
  await page.getByLabel('Name', { exact: true }).fill(gus.name);
  await page.getByLabel(/^Email/).fill(gus.email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await findLeads(gus.email)).toMatchObject([{ city: 'Austin', message: wish }]);
  // The notice to the studio names both.
  await expect
    .poll(async () => (await listMails(page)).filter(({ html }) => html.includes(gus.email))[0]?.html)
    .toMatch(/I would like the Growth package for Austin \(\$2,497, paid once\)\.[^]*>Austin</);
});

test('“Schedule a Call” on a city’s page prefills the contact form with the city', async ({ page }) => {
  await page.goto('/creative-studio-austin');
  await page.getByRole('link', { name: 'Schedule a Call' }).first().click();
  await expect(page).toHaveURL('/contact#get-in-touch');
  await expect(page.getByLabel(/^City/)).toHaveValue('Austin');
  await expect(page.getByLabel(/^Message/)).toHaveValue(/^Please call me about a project in Austin/);
});

for (const [to, choices] of [
  ['/contact#get-in-touch', ['A brand, a product', 'By invoice', 'The whole country', 'Milwaukee']],
  ['/pricing', ['Both', 'I haven’t decided', 'I’m not sure', 'Somewhere else']],
  ['/PR-Authority#rates', ['A story placed', 'I haven’t decided', 'I’m not sure', 'Austin']],
  ['/contact#get-in-touch', ['A story placed', 'By invoice', 'My own city', 'Somewhere else']],
] as const) {
  test(`the answers ${choices.join(', ')} open ${to}`, async ({ page }) => {
    await page.goto('/');
    await answerQuestions(page, ...choices);
    await leadForm(page).getByRole('link').press('Enter');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a city’s link prefills the form in a document that was opened at /auth', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await siteHeader(page).getByRole('link', { name: brand.product }).click();
  await page.locator('main').getByRole('link', { name: 'Boston' }).click();
  await page.getByRole('link', { name: 'Get a Boston release, from $997' }).click();
  await expect(page).toHaveURL('/contact#get-in-touch');
  await expect(page.getByLabel(/^City/)).toHaveValue('Boston');
  await expect(page.getByLabel(/^Message/)).toHaveValue('I would like a Boston release.');
});

test('four answers open the application form and prefill it', async ({ page }) => {
  const email = await signUp(page, '/');
  await answerQuestions(
    page,
    'A brand, a product',
    'With a share of the company',
    'The whole country',
    'Boston',
  );
  await expect(leadForm(page).getByRole('heading', { name: 'Equity partnership' })).toBeVisible();
  const { name, message } = newVisitor('Ada King Lovelace');
  await fillContactDetails(page, { name, message, email: 'ada@elsewhere.example' });
  await idea(page).fill(message);
  await leadForm(page).getByRole('link', { name: 'Apply for a partnership' }).click();
  await expect(page).toHaveURL('/application');
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'King Lovelace'],
    ['Email', email],
    ['Current location', 'Boston'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await page.getByLabel('Title').fill('Founder');
  await page.getByLabel('Company name').fill('Analytical Engines');
  await page.getByLabel('Phone number').fill('414 555 0142');
  await page.getByLabel('Planning to').check();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  const business = page.getByLabel('The business');
  await expect(business).toHaveValue(RegExp(`^${message}\n\nWhat do you need\\? A brand, a product`));

  // From the first change on, the answers are saved as an ordinary draft.
  await business.fill('Engines.');
  await expect(page.getByText(/to your account$/)).toBeVisible();
  await page.reload();
  await expect(business).toHaveValue('Engines.');
});

test('an answer is in the contact form before hydration', async ({ page }) => {
  await page.goto('/');
  await answerQuestions(page, 'A brand, a product', 'By invoice', 'The whole country', 'Boston');
  await leadForm(page).getByRole('link').press('Enter');
  const message = page.getByLabel(/^Message/);
  await expect(message).toHaveValue(/^What do you need\? A brand, a product/);
  await page.reload();
  await expect(message).toHaveValue(/^What do you need\? A brand, a product/);
  await expect(page.getByLabel(/^City/)).toHaveValue('Boston');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await message.focus();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(message).toHaveValue(/^What do you need\? A brand, a product/);
  await expect(page.getByLabel(/^City/)).toHaveValue('Boston');
});

test('a name and an email are enough, and no answer is sent with them', async ({ page }) => {
  const bo = newVisitor('Bo Brief');
  await page.goto('/');
  await answerQuestions(page, 'Both', 'With a share of the company');
  await fillContactDetails(page, bo);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(question(page, 3)).toBeVisible();
  await expect(leadForm(page).getByLabel('Email')).toHaveValue('');
  const [lead, ...others] = await findLeads(bo.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    city: null,
    inquiry_type: 'consultation',
    message: 'I left the lines empty. Please write to me.',
  });
});

test('two lines are shown as a headline while they are typed, and sent as they were typed', async ({
  page,
}) => {
  const hal = newVisitor('Hal Headline');
  await page.goto('/');
  await idea(page).pressSequentially('We sell premium\nhops by post.');
  const words = page.getByRole('toolbar', { name: 'Your headline' }).getByRole('button');
  await expect(words).toHaveCount(6);
  await strike(page, 'premium').click();
  await expect(strike(page, 'premium')).toHaveAttribute('aria-pressed', 'true');
  // Undo in the field undoes the typing, and not the struck word.
  await idea(page).press('ControlOrMeta+z');
  await expect(idea(page)).not.toHaveValue('We sell premium\nhops by post.');
  await idea(page).press('ControlOrMeta+Shift+z');
  await expect(idea(page)).toHaveValue('We sell premium\nhops by post.');
  await fillContactDetails(page, hal);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(idea(page)).toHaveValue('');
  await expect(words).toHaveCount(0);
  expect(await findLeads(hal.email)).toMatchObject([
    { message: 'We sell ~~premium~~\nhops by post.', city: null, inquiry_type: 'consultation' },
  ]);
});

test('the idea and its struck word are sent together with the answers', async ({ page }) => {
  await page.goto('/');
  await idea(page).fill('We sell premium hops.');
  await strike(page, 'premium').click();
  await answerQuestions(page, 'A brand, a product', 'By invoice', 'The whole country', 'Boston');
  await leadForm(page).getByRole('link').press('Enter');
  await expect(page.getByLabel(/^Message/)).toHaveValue(
    /^We sell ~~premium~~ hops\.\n\nWhat do you need\? A brand, a product/,
  );
});

for (const [width, text] of [
  [320, 'Two short lines'],
  [320, 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(30)],
  [320, 'כשות בדואר\n👩‍🚀 🍺 🇩🇪'],
  [1280, 'Two\n\n\nshort lines'],
] as const) {
  test(`the headline stays in its column at ${width} px, also while fonts load: ${text.slice(0, 20).replaceAll('\n', ' ')}`, async ({
    page,
  }) => {
    let releaseFonts = () => {};
    const fonts = new Promise<void>(resolve => (releaseFonts = resolve));
    await page.route('**/*.woff2', async route => {
      await fonts;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    // The load event waits for fonts.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    const widthBefore = await scrollWidth();
    await idea(page).fill(text);
    const toolbar = page.getByRole('toolbar', { name: 'Your headline' });
    await expect(toolbar).toBeVisible();
    // The boxes of letters reach over the edge by the empty space at their sides.
    const expectInColumn = async (tolerance: number) => {
      const column = (await toolbar.boundingBox())!;
      for (const word of await toolbar.getByRole('button').all()) {
        const box = (await word.boundingBox())!;
        expect(box.x).toBeGreaterThan(column.x - column.width * tolerance);
        expect(box.x + box.width).toBeLessThan(column.x + column.width * (1 + tolerance));
      }
      expect(await scrollWidth()).toBeLessThanOrEqual(widthBefore);
    };
    // A fallback font face replaces a range of widths, so its letters are up to 4 % wider.
    await expectInColumn(0.1);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    await expectInColumn(0.06);
  });
}

test.describe('before hydration', () => {
  test('two lines stay in the field, and are shown as a headline when the script arrives', async ({
    page,
  }) => {
    const releaseScript = await delayClientScript(page);
    await page.goto('/');
    await idea(page).pressSequentially('Early hops');
    await releaseScript();
    await expect(strike(page, 'Early')).toBeVisible();
    await expect(idea(page)).toHaveValue('Early hops');
    await expect(idea(page)).toBeFocused();
  });

  test('the form has its final layout, and the first click is replayed', async ({ page }) => {
    const releaseScript = await delayClientScript(page);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const boxes = () =>
      leadForm(page)
        .locator('form')
        .evaluateAll(forms =>
          forms.map(form => {
            const { x, y, width, height } = form.getBoundingClientRect();
            return [x, y + window.scrollY, width, height];
          }),
        );
    const before = await boxes();
    await question(page, 1)
      .getByRole('radio', { name: /^A story placed/ })
      .check();
    await next(page).click();
    // The second click must not answer the next question.
    await next(page).click();
    await releaseScript();
    await expect(question(page, 2)).toBeVisible();
    await expect(leadForm(page).getByText('Choose one.')).toHaveCount(0);
    await leadForm(page).getByRole('button', { name: 'Back' }).click();
    await expect(question(page, 1).getByRole('radio', { name: /^A story placed/ })).toBeChecked();
    expect(await boxes()).toEqual(before);
  });

  test('a name and an email are enough', async ({ page }) => {
    const di = newVisitor('Di Brief');
    const releaseScript = await delayClientScript(page);
    await page.goto('/');
    await fillContactDetails(page, di);
    await send(page).click();
    await releaseScript();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await findLeads(di.email)).toMatchObject([
      { message: 'I left the lines empty. Please write to me.', inquiry_type: 'consultation' },
    ]);
  });

  test('the contact page opens with the answers when the script never loads', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    await page.route('**/assets/client-*.js', route => route.abort());
    const eve = newVisitor('Eve Late');
    await page.goto('/');
    await fillContactDetails(page, eve);
    await question(page, 1).getByRole('radio', { name: /^Both/ }).check();
    await next(page).click();
    await expect(page).toHaveURL('/contact#get-in-touch');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(eve.name);
    await expect(page.getByLabel(/^Email/)).toHaveValue(eve.email);
    const message = page.getByLabel(/^Message/);
    await expect(message).toHaveValue('What do you need? Both');
    await page.getByRole('button', { name: 'Send message' }).click();
    // The page's script clears the stored answers.
    await page.waitForURL('/contact/thanks#sent');
    expect(await findLeads(eve.email)).toMatchObject([{ message: 'What do you need? Both' }]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('lead'))).toBeNull();
    // The form is empty after it was sent.
    await page.goto('/contact');
    await expect(message).toHaveValue('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the lead, the studio’s mail and the inbox name the city and the package of a button', async ({
    page,
    browser,
  }) => {
    await page.goto('/PR-Authority-boston');
    await expect(page.getByRole('link', { name: 'Start with Growth' })).toBeHidden();
    await page.getByRole('button', { name: 'Start with Growth' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
    const wish = 'I would like the Growth package for Boston ($2,497, paid once).';
    await expect(page.getByLabel(/^City/)).toHaveValue('Boston');
    await expect(page.getByLabel(/^Message/)).toHaveValue(wish);

    const ivy = newVisitor('Ivy Inkwell');
    await page.getByLabel(/^City/).fill('Cambridge');
    await page.getByLabel(/^Message/).fill(`${wish} In May.`);
    await page.getByLabel('Name', { exact: true }).fill(ivy.name);
    await page.getByLabel(/^Email/).fill(ivy.email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact/thanks#sent');
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
    expect(await findLeads(ivy.email)).toMatchObject([
      { name: ivy.name, city: 'Cambridge', message: `${wish} In May.` },
    ]);
    await expect
      .poll(async () => (await listMails(page)).find(({ html }) => html.includes(ivy.email))?.html)
      .toMatch(/I would like the Growth package for Boston \(\$2,497, paid once\)\. In May\.[^]*>Cambridge</);

    const context = await browser.newContext({ javaScriptEnabled: true });
    const staff = await context.newPage();
    await signUpStaff(staff);
    await staff.getByRole('searchbox', { name: 'Search' }).fill(ivy.email);
    await staff.getByRole('button', { name: RegExp(ivy.name) }).click();
    const entry = staff.getByRole('region', { name: ivy.name });
    await expect(entry).toContainText('Cambridge');
    await expect(entry).toContainText(`${wish} In May.`);
    await context.close();
  });

  for (const [path, button, city, message] of [
    ['/PR-Authority-austin', 'Get an Austin release, from $997', 'Austin', 'I would like an Austin release.'],
    ['/PR-Authority-austin', 'Ask about an Austin release', 'Austin', 'I would like an Austin release.'],
    ['/creative-studio-austin', 'Schedule a Call', 'Austin', /^Please call me about a project in Austin/],
  ] as const) {
    test(`“${button}” on ${path} opens the form with the city and a message`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: button }).last().click();
      await expect(page.getByLabel(/^City/)).toHaveValue(city);
      await expect(page.getByLabel(/^Message/)).toHaveValue(message);
    });
  }

  test('the fields are shown without questions and post themselves', async ({ page }) => {
    const cy = newVisitor('Cy Clip');
    await page.goto('/');
    await expect(leadForm(page).getByRole('radio')).toHaveCount(0);
    await expect(next(page)).toBeHidden();
    // Only script sets the headline.
    await expect(leadForm(page).getByText('Your headline')).toBeHidden();
    await fillContactDetails(page, cy);
    await idea(page).fill(cy.message);
    await send(page).click();
    await expect(page).toHaveURL('/contact/thanks#sent');
    const [lead, ...others] = await findLeads(cy.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ name: cy.name, message: cy.message, inquiry_type: 'consultation' });
  });

  test('a name and an email are enough', async ({ page }) => {
    const flo = newVisitor('Flo Short');
    await page.goto('/');
    await expect(leadForm(page).getByText('a name and an email will do')).toBeVisible();
    await fillContactDetails(page, flo);
    await send(page).click();
    await expect(page).toHaveURL('/contact/thanks#sent');
    expect(await findLeads(flo.email)).toMatchObject([
      { message: 'I left the lines empty. Please write to me.' },
    ]);
  });
});
