// Reads the mail that the local backend has sent.
import type { Page } from 'playwright/test';
import { backendUrls } from './environment.ts';

interface Mail {
  to: string[];
  subject: string;
  html: string;
}

/** Returns all sent mail. */
export async function listMails(page: Page): Promise<Mail[]> {
  const response = await page.request.get(new URL('/emails', backendUrls().inbox).href);
  return ((await response.json()) as { data: Mail[] }).data;
}
