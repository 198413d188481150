import type { Page } from 'playwright/test';
import { inDatabase } from './database.ts';
import { listMails } from './mails.ts';
import { site } from './environment.ts';
import { expect } from './cleanConsoleTest.ts';

export const newEmail = () => `ada.${crypto.randomUUID()}@hopyard.example`;
/** The password of all users that the journeys sign up. */
export const password = 'blue-pencil';

/** Returns the link in the mail of this type to an address, ignoring an earlier one. */
export async function mailedLink(
  page: Page,
  email: string,
  type: 'signup' | 'recovery' = 'signup',
  earlier = '',
): Promise<string> {
  const find = async () =>
    (await listMails(page))
      .filter(({ to }) => to.includes(email))
      .map(({ html }) => /href="([^"]+#token_hash=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'))
      .find(link => link !== earlier && link?.includes(`type=${type}`));
  await expect.poll(find).toBeDefined();
  return (await find())!;
}

export async function fillCredentials(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

/** Signs up a new user through form, mail and link, and returns their email. The page ends signed in on /application. */
export async function signUp(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Please check your email to confirm your account.');
  await page.goto(await mailedLink(page, email));
  await expect(page).toHaveURL(`${site}/application`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  return email;
}

/** Signs up a new user and makes them a member of staff, by default without a second factor. */
export async function signUpStaff(page: Page, needsSecondFactor = false): Promise<string> {
  const email = await signUp(page);
  await inDatabase(
    sql => sql`
      insert into staff_members (user_id, second_factor)
      select id, ${needsSecondFactor} from auth.users where email = ${email}`,
  );
  return email;
}

/** Buys Growth on the rate card, as a signed-in user does. */
export async function buyGrowth(page: Page) {
  await page.goto('/PR-Authority');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  const checkout = await opened;
  await checkout.getByLabel('(paid)').check();
  await checkout.getByRole('button', { name: 'Subscribe' }).click();
  await expect(checkout.getByRole('status')).toContainText('You are subscribed');
  await checkout.close();
}

/** Deletes all sessions of an account in the database; the browser does not know yet. */
export const endSessions = (email: string) =>
  inDatabase(
    sql => sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`,
  );

export const siteHeader = (page: Page) => page.getByRole('banner');
