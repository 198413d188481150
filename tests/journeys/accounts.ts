// Accounts for the journeys: sign-up by form or by request, and the stored session.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { inDatabase } from './database.ts';
import { listMails } from './mails.ts';
import { site, backendUrls } from './environment.ts';
import { expect } from './cleanConsoleTest.ts';

/** An address that no earlier test has used. */
export const newEmail = () => `ada.${crypto.randomUUID()}@hopyard.example`;
/** The password of all users that the journeys sign up. */
export const password = 'blue-pencil';

/** Returns the link in the mail of this type to an address, ignoring an earlier one. */
export async function mailedLink(
  page: Page,
  email: string,
  type: 'signup' | 'recovery' | 'magiclink' = 'signup',
  earlier = '',
): Promise<string> {
  let link: string | undefined;
  const find = async () =>
    (link = (await listMails(page))
      .filter(({ to }) => to.includes(email))
      .map(({ html }) => /href="([^"]+#token_hash=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'))
      .find(found => found !== earlier && found?.includes(`type=${type}`)));
  await expect.poll(find).toBeDefined();
  return link!;
}

/** Types an email address and a password into the form for signing in. */
export async function fillCredentials(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

/** Signs up a new user through form, mail and link, and returns their email. The page ends signed in on /application. */
export async function signUpByForm(page: Page): Promise<string> {
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

/** Signs up a new user by the requests of form and link, and returns their email. The page ends signed in at the path. */
export async function signUp(page: Page, path = '/application'): Promise<string> {
  const { email, session } = await createUser(page);
  await openWithSession(page, session, path);
  if (path === '/application')
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  return email;
}

/** Signs up a new member of staff, by default without a second factor, and returns their email. The page ends at the path. */
export async function signUpStaff(
  page: Page,
  path = '/admin',
  { needsSecondFactor = false } = {},
): Promise<string> {
  const { email, session } = await createStaff(page, needsSecondFactor);
  await openWithSession(page, session, path);
  return email;
}

/** A user without an open page, and the session that a browser stores. */
export interface NewUser {
  email: string;
  session: { access_token: string };
}

/** Signs up a new member of staff by requests, and opens no page. */
export async function createStaff(page: Page, needsSecondFactor = false): Promise<NewUser> {
  const user = await createUser(page);
  await inDatabase(
    sql => sql`
      insert into staff_members (user_id, second_factor)
      select id, ${needsSecondFactor} from auth.users where email = ${user.email}`,
  );
  return user;
}

/** Signs up, confirms the address, and restores the password, by the requests of a browser that follows the mailed link. Opens no page. */
export async function createUser(page: Page): Promise<NewUser> {
  const { api, publishableKey } = backendUrls();
  const callBackend = async (path: string, data: object, token = publishableKey): Promise<unknown> => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    const response = await page.request.post(api + path, { headers, data });
    expect(response.status()).toBe(200);
    return response.json();
  };
  const email = newEmail();
  const secret = crypto.randomUUID();
  const data = { sign_up_proof: createHash('sha256').update(secret).digest('hex') };
  await callBackend('/auth/v1/signup', { email, password, data });
  const [user] = await inDatabase(
    sql =>
      sql<{ token: string }[]>`select confirmation_token as token from auth.users where email = ${email}`,
  );
  const session = (await callBackend('/auth/v1/verify', {
    type: 'signup',
    token_hash: user!.token,
  })) as NewUser['session'];
  expect(await callBackend('/rest/v1/rpc/keep_password', { p_secret: secret }, session.access_token)).toBe(
    true,
  );
  return { email, session };
}

/** The keys under which Supabase's client stores a session in the browser: they begin with `sb-`. Empty if nobody is signed in. */
export const storedSessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('sb-')));

/** The access token of the stored session. */
export const storedAccessToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.endsWith('-auth-token'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { access_token: string }).access_token;
  });

/** Makes the stored access token expire: `expires_at` is in seconds since 1970. */
export const expireSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.endsWith('-auth-token'))!;
    const session = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });

/** Opens a page in a browser that has stored the session. */
export async function openWithSession(
  page: Page,
  session: object,
  path: string,
  options?: Parameters<Page['goto']>[1],
) {
  const script = await page.addInitScript(
    // The key that supabase-js uses for a backend on localhost.
    stored => localStorage.setItem('sb-localhost-auth-token', stored),
    JSON.stringify(session),
  );
  await page.goto(path, options);
  await script.dispose();
}

/** Buys Growth on the open rate card, as a signed-in user does. */
export async function buyGrowth(page: Page) {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  const checkout = await opened;
  await checkout.getByLabel('(paid)').check();
  await checkout.getByRole('button', { name: 'Subscribe' }).click();
  await expect(checkout.getByText('You are subscribed', { exact: true })).toBeVisible();
  await expect(checkout).toHaveURL(`${site}/account`);
  await checkout.close();
}

/** Deletes all sessions of an account in the database. The browser still has its session, and learns of this with its next request. */
export const endSessions = (email: string) =>
  inDatabase(
    sql => sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`,
  );

/** The header of every page, which shows who is signed in. */
export const siteHeader = (page: Page) => page.getByRole('banner');
