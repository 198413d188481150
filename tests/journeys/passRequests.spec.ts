// Tests `passRequests`, with which the other journeys end an interception of requests.
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

// The browser logs every request that is refused.
test.use({ allowedProblems: [/Failed to load resource/] });

test('every request is answered that a page sends while a test ends an interception', async ({ page }) => {
  const url = '**/about.json';
  await page.goto('/about');
  const requests = await page.evaluateHandle(() => {
    const state = { pending: 0, hasEnded: false };
    const timer = setInterval(() => {
      if (state.hasEnded) return clearInterval(timer);
      state.pending += 1;
      void fetch('/about.json')
        .then(response => response.text())
        .catch(() => {})
        .finally(() => (state.pending -= 1));
    }, 3);
    return state;
  });
  const interceptAndPass = async () => {
    const refused = page.waitForEvent('requestfailed');
    await page.route(url, route => route.abort());
    await refused;
    await passRequests(page, url);
  };
  for (let turn = 0; turn < 20; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- Each interception follows the end of the one before.
    await interceptAndPass();
  await requests.evaluate(state => (state.hasEnded = true));
  await expect.poll(() => requests.evaluate(({ pending }) => pending)).toBe(0);
});
