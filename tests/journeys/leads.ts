// Leads (messages from the contact form) for the journeys.
import type { Page } from 'playwright/test';
import { inDatabase } from './database.ts';
import { backendUrls } from './environment.ts';
import { expect } from './cleanConsoleTest.ts';

/** Returns a unique visitor, since rate limits count by email address. */
export const newVisitor = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@hopyard.example`,
  message: `${name} has news: the harvest is in, and the mill runs again.`,
});
export type Visitor = ReturnType<typeof newVisitor>;

/** Returns the stored leads of an email address. */
export const findLeads = (email: string) =>
  inDatabase(sql => sql`select * from leads where email = ${email}`);

/** Types a message into the contact form. */
export async function fillInContactForm(page: Page, { name, email, message }: Visitor) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^City/).selectOption('Milwaukee');
  await page.getByLabel(/^Message/).fill(message);
}

/** The button that sends the form of the page. */
export const sendButton = (page: Page) => page.locator('main form').getByRole('button', { name: /Send/ });

/** Sends a message through the form, as a visitor who followed a newsletter link. */
export async function sendMessageByForm(page: Page, sender: Visitor) {
  await page.goto('/contact?utm_source=newsletter&utm_campaign=harvest');
  await fillInContactForm(page, sender);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
}

/** Sends a message without the form, by the same request. */
export async function sendMessage({ request }: Page, sender: Visitor) {
  const response = await request.post(`${backendUrls().api}/functions/v1/contact-submission`, {
    data: { ...sender, city: 'Milwaukee', inquiry_type: 'consultation' },
  });
  expect(response.status()).toBe(200);
}
