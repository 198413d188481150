import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { pinned } from '../browser.ts';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  tags: string[];
}

const { entries } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as { entries: Record<string, Entry> };

type Mode = { width: 360 | 768 | 1280; edition: 'day' | 'night' };

/** Whole matters are looked at on three sheets, their parts on one; colour is looked at in both editions. */
function modes({ title }: Entry): Mode[] {
  if (/^(Patterns|Flows|Templates)\//.test(title)) {
    return [
      { width: 360, edition: 'day' },
      { width: 768, edition: 'day' },
      { width: 1280, edition: 'day' },
      { width: 1280, edition: 'night' },
    ];
  }
  return [
    { width: 768, edition: 'day' },
    { width: 768, edition: 'night' },
  ];
}

test.describe.configure({ mode: 'parallel' });
test.skip(!pinned, 'Baselines belong to the pinned browser, which runs on Linux x64 only.');

for (const entry of Object.values(entries)) {
  if (entry.type !== 'story' || entry.tags.includes('no-visual')) continue;
  test(entry.id, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00-06:00');
    for (const { width, edition } of modes(entry)) {
      await page.setViewportSize({ width, height: 800 });
      // The accessibility run has its own test; here it would only take time.
      const globals = `edition:${edition};motion:reduced;a11y.manual:!true`;
      await page.goto(`/iframe.html?id=${entry.id}&viewMode=story&globals=${globals}`);
      // Play functions change what is shown: the picture is taken when they are done.
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
        };
        return ['completed', 'afterEach', 'finished', 'errored'].includes(
          preview?.currentRender?.phase ?? '',
        );
      });
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      await page.evaluate(async () => {
        await document.fonts.ready;
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await expect.soft(page).toHaveScreenshot([entry.id, `${width}-${edition}.png`], { fullPage: true });
    }
  });
}
