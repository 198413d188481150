// Tests the pseudo-locale of Storybook's toolbar: longer texts with accents, also those that do not come from a story's args.
import { expect } from 'playwright/test';
import { lengthen } from '../../.storybook/pseudoLocale.ts';
import type { Preview } from './storybook.ts';
import { test } from './storybook.ts';

const texts: Record<string, string[]> = {
  'components-toast--with-reference': [
    'Send',
    'Problem',
    'Error sending message',
    'Something went wrong. Please try again or email us directly.',
    'Reference 3f9a0c1e',
    'Dismiss',
  ],
  // The problems are in the state of the form and not in its props.
  'flows-contactform--invalid': ['Enter your message.', 'Send message'],
};

for (const [id, originalTexts] of Object.entries(texts))
  test(`${id} shows in the pseudo-locale the text that its play function causes`, async ({ storybook }) => {
    const { page } = storybook;
    await storybook.show(id, { width: 1280, edition: 'day', text: 'pseudo' });
    for (const text of originalTexts)
      await expect(page.getByText(lengthen(text), { exact: true }).first()).toBeVisible();
    for (const text of originalTexts) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Window & typeof globalThis & Preview;
      channel.emit('updateGlobals', { globals: { text: 'written' } });
    });
    for (const text of originalTexts)
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  });
