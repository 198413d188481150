import type { StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';

/**
 * A play that mounts one page after the other and holds each to what is asked of a story: one h1, nothing wider than the
 * sheet (the visual tests play it at 320 px), no finding of axe. Stories are named in their files; records that come by
 * the file are not, and go through this one before anybody has written them a story.
 */
export const playEveryPage =
  (pages: readonly ReactElement[]) =>
  async ({ mount, canvas, canvasElement }: StoryContext) => {
    for (const page of pages) {
      await mount(page);
      const headline = canvas.getByRole('heading', { level: 1 }).textContent;
      // As soon as its faces are there: fitted lines are wider in any other.
      await waitFor(async () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        await expect(scrollWidth, `${headline} is wider than its sheet`).toBeLessThanOrEqual(clientWidth);
      });
      if (!import.meta.env.VITEST_STORYBOOK) continue;
      const { default: axe } = await import('axe-core');
      const { violations } = await axe.run(canvasElement, { rules: { region: { enabled: false } } });
      await expect(violations, headline).toEqual([]);
    }
  };
