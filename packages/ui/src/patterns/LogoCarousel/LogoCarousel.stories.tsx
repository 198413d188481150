// Stories of `LogoCarousel`. The logos are those of outlets: newspapers and other newsrooms.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import { useEffect } from 'react';
import { LogoCarousel } from './LogoCarousel.tsx';
import sample from './sample.svg?url&no-inline';

const logosOf = (names: readonly string[]) =>
  names.map((name, index) => ({
    // The fragment makes each address different, because they are the keys of the list.
    src: `${sample}#${name}`,
    alt: `The Sample ${name}`,
    large: index % 2 === 0,
  }));
const logos = logosOf(['Gazette', 'Courier', 'Sentinel', 'Ledger', 'Tribune']);

/** Toggles `aria-pressed` of a clicked `[data-toggle]`, as the site's bootstrap script does. */
function Bootstrap() {
  useEffect(() => {
    const toggle = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-toggle]') : null;
      button?.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
    };
    document.addEventListener('click', toggle);
    return () => document.removeEventListener('click', toggle);
  }, []);
  return null;
}

const meta = {
  title: 'Patterns/LogoCarousel',
  component: LogoCarousel,
  args: { label: 'Where releases run', pauseLabel: 'Pause the logos', logos },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <Story />
        <Bootstrap />
      </Box>
    ),
  ],
} satisfies Meta<typeof LogoCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['full-motion', 'from-small'],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Where releases run' });
    await expect(region).toBeVisible();
    await expect(canvas.getAllByRole('img').map(logo => logo.getAttribute('alt'))).toEqual(
      logos.map(({ alt }) => alt),
    );
    await expect(canvas.getByRole('img', { name: 'The Sample Gazette' })).toHaveAttribute('width', '180');
    await expect(canvas.getByRole('img', { name: 'The Sample Courier' })).toHaveAttribute('width', '120');
    const pause = within(region).getByRole('button', { name: 'Pause the logos', pressed: false });
    const running = () => pause.ownerDocument.getAnimations().filter(each => each.playState === 'running');
    await expect(running()).toHaveLength(1);
    await userEvent.click(pause);
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await expect(running()).toHaveLength(0);
    await userEvent.keyboard(' ');
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await expect(running()).toHaveLength(1);
  },
};

/** The carousel after a click on its pause button, which is drawn with its focus ring. */
export const Paused: Story = {
  tags: ['full-motion', 'one-width', 'from-small'],
  play: async ({ canvas, userEvent }) => {
    const pause = canvas.getByRole('button', { name: 'Pause the logos' });
    await userEvent.click(pause);
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    forceState(pause, 'focus');
  },
};

/** If the visitor prefers reduced motion, and on phones, all logos are shown in rows and none is cut off. Otherwise they are one long row, which moves. */
export const WithoutMotion: Story = {
  tags: ['one-width', 'below-medium'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Where releases run' }).firstElementChild!;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce), (width < 40rem)').matches;
    await expect(list.scrollWidth > list.clientWidth).toBe(!isStill);
  },
};

/** On phones the logos are in rows of three. The logos of a shorter row are around its middle. */
export const OnPhones: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Where releases run' }).getBoundingClientRect();
    const boxes = canvas.getAllByRole('img').map(logo => logo.parentElement!.getBoundingClientRect());
    const rows = [...Map.groupBy(boxes, ({ top, bottom }) => Math.round(top + bottom)).values()];
    await expect(rows.map(row => row.length)).toEqual([3, 2]);
    for (const row of rows) {
      const [left, right] = [row[0]!.left - region.left, region.right - row.at(-1)!.right];
      await expect(Math.abs(left - right)).toBeLessThan(1);
      await expect(new Set(row.map(({ width }) => Math.round(width))).size).toBe(1);
    }
  },
};

/** While the carousel has the focus it does not move, and scrolls by keyboard. */
export const OnFocus: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('img', { name: 'The Sample Gazette' }).closest('[tabindex]')!, 'focus');
  },
};

export const WithLongestLabel: Story = {
  tags: ['full-motion', 'from-small'],
  args: {
    pauseLabel: 'Hold the line for as long as it takes',
  },
};

export const WithoutLogos: Story = {
  tags: ['no-visual'],
  args: { logos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const WithOneLogo: Story = { args: { logos: logosOf(['Gazette of Truth or Consequences']) } };

export const WithManyLogos: Story = {
  tags: ['no-visual'],
  args: { logos: logosOf(Array.from({ length: 100 }, (_, index) => `Outlet ${index + 1}`)) },
};
