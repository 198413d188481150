// The core of the journeys in Firefox and WebKit: menu, color theme, contact form, sign-in, application, checkout and print.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { companies } from '@fit-to-print/content/companies';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inDatabase } from '../journeys/database.ts';
import { backendUrls, ports } from '../journeys/environment.ts';
import type { Browser } from './browser.ts';
import { installedBrowsers } from './installedBrowsers.ts';
import { Visitor } from './visitor.ts';

const folder = path.resolve('test-results/browsers');

/** Starts a browser for one test; a failed test leaves a screenshot in `test-results/browsers`. */
async function startVisit({ name, start }: Browser, width = 1280, isTouch = false): Promise<Visitor> {
  const { driver, stop } = await start({ isMotionReduced: false, isTouch });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await mkdir(folder, { recursive: true });
      const file = `${name} ${task.name}.png`.replaceAll(/[^\w.]+/g, '-');
      await writeFile(path.join(folder, file), await driver.takeScreenshot(), 'base64');
    }
    await stop();
  });
  const visitor = new Visitor(driver);
  await visitor.open('/about');
  await visitor.resize(width, 900);
  return visitor;
}

const newEmail = () => `ada.${crypto.randomUUID()}@hopyard.example`;

async function confirmationLink(email: string): Promise<string | undefined> {
  const response = await fetch(new URL('/emails', backendUrls().inbox));
  const { data } = (await response.json()) as { data: { to: string[]; html: string }[] };
  const mail = data.find(({ to }) => to.includes(email));
  return /href="([^"]+#token_hash=[^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
}

/** Signs up a new user by form and mail, and returns their email. The visit ends on /application. */
async function signUp(visitor: Visitor): Promise<string> {
  const email = newEmail();
  await visitor.open('/auth');
  await visitor.click({ role: 'tab', name: 'Sign Up' });
  await visitor.find({ role: 'tabpanel', name: 'Sign Up' });
  await visitor.fill('Email', email);
  await visitor.fill('Password', 'blue-pencil');
  await visitor.click({ role: 'button', name: 'Sign up', within: 'tabpanel' });
  await visitor.find({ text: 'Please check your email to confirm your account.' });
  await visitor.until('the mail', () => confirmationLink(email));
  await visitor.open((await confirmationLink(email))!);
  await visitor.find({ role: 'heading', name: 'Create Your Profile' });
  // The page is shown before the session has been read.
  await visitor.find({ role: 'button', name: 'Sign Out', within: 'banner' });
  return email;
}

const pageBackground = (visitor: Visitor) =>
  visitor.evaluate<string>('return getComputedStyle(document.body).backgroundColor');

describe.each(installedBrowsers)('in $name', browser => {
  test('the menu opens, and closes with Escape', async () => {
    const visitor = await startVisit(browser, 390);
    const isOpen = () => visitor.evaluate<boolean>("return !!document.querySelector('nav:popover-open')");
    await visitor.click({ role: 'button', name: 'Menu' });
    await visitor.until('the open menu', isOpen);
    await visitor.find({ role: 'link', name: 'Pricing', within: 'navigation' });
    await visitor.press('ESCAPE');
    await visitor.until('the closed menu', async () => !(await isOpen()));
    await visitor.click({ role: 'button', name: 'Menu' });
    await visitor.click({ role: 'link', name: 'Pricing', within: 'navigation' });
    await visitor.seesPath('/pricing');
    expect(await isOpen()).toBe(false);
  });

  test('the chosen edition colors this page and the next', async () => {
    const visitor = await startVisit(browser);
    const day = await pageBackground(visitor);
    await visitor.click({ text: 'Night edition' });
    // A view transition changes the page after the next frame.
    await visitor.until('other colors', async () => (await pageBackground(visitor)) !== day);
    const night = await pageBackground(visitor);
    await visitor.open('/services');
    expect(await pageBackground(visitor)).toBe(night);
  });

  test('the contact form says what is missing, and stores a message', async () => {
    const visitor = await startVisit(browser);
    const email = newEmail();
    await visitor.open('/contact');
    await visitor.click({ role: 'button', name: 'Send message', within: 'main' });
    await visitor.find({ role: 'alert' });
    await visitor.fill('Name', 'Ada Lindqvist');
    await visitor.fill('Email', email);
    await visitor.fill('Message', 'The harvest is in.');
    await visitor.click({ role: 'button', name: 'Send message', within: 'main' });
    await visitor.find({ text: 'Message sent successfully!' });
    expect(await inDatabase(sql => sql`select message from leads where email = ${email}`)).toEqual([
      { message: 'The harvest is in.' },
    ]);
  });

  test('typed words stay after a reload right after the last letter, and after another page and Back', async () => {
    const visitor = await startVisit(browser);
    const message = () => visitor.evaluate<string>("return document.querySelector('[name=message]').value");
    const storedMessage = () => visitor.evaluate<string | undefined>('return history.state?.words?.message');
    await visitor.open('/contact');
    await visitor.fill('Message', 'The harvest');
    await visitor.until('stored words', async () => (await storedMessage()) === 'The harvest');
    // In one task, so that no timer ends between the letter and the reload.
    await visitor.evaluate(`
      const field = document.querySelector('[name=message]');
      field.value = 'The harvest is in.';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      window.isLeft = true;
      location.reload();
    `);
    await visitor.until('the reloaded page', () =>
      visitor.evaluate<boolean>("return !window.isLeft && document.readyState === 'complete'"),
    );
    expect(await message()).toBe('The harvest is in.');
    // The browser may also fill in forms by itself, so the entry is compared, too.
    expect(await storedMessage()).toBe('The harvest is in.');
    await visitor.open('/about');
    await visitor.driver.navigate().back();
    await visitor.seesPath('/contact');
    await visitor.until('the words', async () => (await message()) === 'The harvest is in.');
  });

  test('the focus stays in the sign-in dialog, and returns to where it was when Escape closes the dialog', async () => {
    const visitor = await startVisit(browser);
    await visitor.click({ role: 'link', name: 'Sign in', within: 'banner' });
    await visitor.find({ role: 'dialog', name: 'Sign in' });
    const hasFocus = () =>
      visitor.evaluate<boolean>(
        "return document.querySelector('[role=dialog]').contains(document.activeElement)",
      );
    await visitor.until('focus in the dialog', hasFocus);
    for (let press = 0; press < 12; press += 1) {
      await visitor.press('TAB');
      expect(await hasFocus()).toBe(true);
    }
    await visitor.press('ESCAPE');
    await visitor.until('focus on the link', () =>
      visitor.evaluate<boolean>("return document.activeElement.textContent === 'Sign in'"),
    );
  });

  test('a new user applies', async () => {
    const visitor = await startVisit(browser);
    const email = await signUp(visitor);
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Lindqvist'],
      ['Title', 'Founder'],
      ['Company name', 'Hopyard'],
      ['Current location', 'Milwaukee, Wisconsin'],
      ['Phone number', '414 555 0142'],
    ] as const)
      await visitor.fill(label, text);
    await visitor.click({ text: 'Planning to' });
    await visitor.click({ role: 'button', name: 'Save & Continue' });
    await visitor.find({ text: 'Stage 2 of 2' });
    for (const label of ['The business', 'Progress', 'Strategy', 'The team'])
      await visitor.fill(label, 'Hops.');
    await visitor.click({ role: 'button', name: 'Check your answers' });
    await visitor.click({ role: 'button', name: 'Submit application' });
    await visitor.seesPath('/');
    expect(
      await inDatabase(sql => sql`select company_name from public.applications where email = ${email}`),
    ).toEqual([{ company_name: 'Hopyard' }]);
  });

  test('a signed-in user reaches checkout', async () => {
    const visitor = await startVisit(browser);
    await signUp(visitor);
    await visitor.open('/PR-Authority');
    await visitor.find({ role: 'button', name: 'Sign Out', within: 'banner' });
    await visitor.click({ role: 'link', name: 'Buy Growth' });
    // Checkout opens in a new tab, or in this one if the browser blocks new tabs.
    await visitor.until('checkout', async () => {
      for (const handle of await visitor.driver.getAllWindowHandles()) {
        await visitor.driver.switchTo().window(handle);
        if ((await visitor.driver.getCurrentUrl()).startsWith(`http://localhost:${ports.stripe}/`))
          return true;
      }
      return false;
    });
    await visitor.find({ role: 'heading', name: 'Subscribe to Growth' });
    expect(await visitor.findAll({ role: 'button', name: 'Subscribe' })).toHaveLength(1);
  });

  test('the page has the colors of the company under the pointer', async () => {
    const visitor = await startVisit(browser);
    await visitor.open('/');
    const initial = await pageBackground(visitor);
    await visitor.hover({ role: 'heading', name: companies[0]!.name });
    await visitor.until('new colors', async () => (await pageBackground(visitor)) !== initial);
    await visitor.hover({ role: 'link', name: 'Sign in', within: 'banner' });
    await expect.poll(() => pageBackground(visitor), { timeout: 30_000 }).toBe(initial);
  });

  // Debian's WebKit always reports a mouse.
  test.skipIf(browser.name === 'WebKit')(
    'the page has the colors of the company in the middle of a touch screen',
    async () => {
      const visitor = await startVisit(browser, 390, true);
      await visitor.open('/');
      const initial = await pageBackground(visitor);
      const scrollTo = async (name: string) =>
        visitor.evaluate(
          "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
          await visitor.find({ role: 'heading', name }),
        );
      await scrollTo(companies[0]!.name);
      await visitor.until('new colors', async () => (await pageBackground(visitor)) !== initial);
      await scrollTo('Two lines');
      await expect.poll(() => pageBackground(visitor), { timeout: 30_000 }).toBe(initial);
    },
  );

  test('the moving logos can be paused', async () => {
    const visitor = await startVisit(browser);
    await visitor.open('/PR-Authority');
    const runningAnimations = () =>
      visitor.evaluate<number>(
        "return document.querySelector('section:has([data-toggle])').getAnimations({ subtree: true }).filter(each => each.playState === 'running').length",
      );
    await visitor.until('moving logos', runningAnimations);
    await visitor.click({ role: 'button', name: 'Pause the logos' });
    await expect.poll(runningAnimations, { timeout: 30_000 }).toBe(0);
  });

  test('a printed page shows every answer, and the answers that were closed are closed again afterwards', async () => {
    const visitor = await startVisit(browser);
    await visitor.open('/PR-Authority-boston');
    await visitor.find({ role: 'heading', name: 'Questions' });
    const countOpen = () =>
      visitor.evaluate<number>("return document.querySelectorAll('details[open]').length");
    const initiallyOpen = await countOpen();
    // WebKit's driver cannot print, so the rules for paper are applied to the screen, and the page gets the event of a print.
    await visitor.evaluate(`
      const rulesOf = list => [...list].flatMap(rule => [rule, ...('cssRules' in rule ? rulesOf(rule.cssRules) : [])]);
      for (const sheet of document.styleSheets)
        for (const { media } of rulesOf(sheet.cssRules)) if (media?.mediaText === 'print') media.mediaText = 'all';
    `);
    const smallestContent = () =>
      visitor.evaluate<number>(`
        dispatchEvent(new Event('beforeprint'));
        return Math.min(...[...document.querySelectorAll('details')].map(each => each.offsetHeight - each.querySelector('summary').offsetHeight));
      `);
    // The rules for the screen open the answers with an animation.
    // An open answer has at least one line of text, which is higher than 20 px.
    await expect.poll(smallestContent, { timeout: 30_000 }).toBeGreaterThan(20);
    expect(await smallestContent()).toBeLessThan(Infinity);
    await visitor.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await countOpen()).toBe(initiallyOpen);
  });

  // WebKit's driver cannot print.
  test.skipIf(browser.name === 'WebKit')(
    'printing opens every answer before the browser copies the page, if its styles cannot',
    async () => {
      const visitor = await startVisit(browser);
      await visitor.open('/PR-Authority-boston');
      await visitor.find({ role: 'heading', name: 'Questions' });
      await visitor.evaluate(`
        addEventListener('beforeprint', () => {
          const closed = CSS.supports('selector(::details-content)') ? [] : document.querySelectorAll('details:not([open])');
          document.documentElement.dataset.closedInPrint = closed.length;
        });
      `);
      await visitor.print();
      expect(await visitor.evaluate('return document.documentElement.dataset.closedInPrint')).toBe('0');
    },
  );
});
