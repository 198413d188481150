// A check of many pages in one story, for pages that have no story of their own.
import type { StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';

/**
 * A play function that mounts one page after another and checks that it has one h1, does not overflow (the visual tests
 * run it at 320 px) and has no axe violations. It covers pages that have no story of their own, such as a new city's.
 */
export const checkEveryPage =
  (pages: readonly ReactElement[]) =>
  async ({ mount, canvas, canvasElement }: StoryContext) => {
    for (const page of pages) {
      await mount(page);
      const headline = canvas.getByRole('heading', { level: 1 }).textContent;
      // Waits for the fonts: lines of headlines, which fill their column, are wider in a fallback font.
      await waitFor(async () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        await expect(scrollWidth, `${headline} overflows the page`).toBeLessThanOrEqual(clientWidth);
      });
      // Vitest sets the variable while it runs the stories as tests; axe is too slow for an opened story.
      if (!import.meta.env.VITEST_STORYBOOK) continue;
      const { default: axe } = await import('axe-core');
      const { violations } = await axe.run(canvasElement, { rules: { region: { enabled: false } } });
      await expect(violations, headline).toEqual([]);
    }
  };
