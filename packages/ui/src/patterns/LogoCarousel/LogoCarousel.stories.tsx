import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { LogoCarousel } from './LogoCarousel.tsx';
import sample from './sample.svg?url&no-inline';

const names = [
  'NBC affiliates',
  'FOX affiliates',
  'CBS affiliates',
  'ABC affiliates',
  'Yahoo',
  'Digital Journal',
];

const meta = {
  title: 'Patterns/LogoCarousel',
  component: LogoCarousel,
  args: { label: 'Where releases run', pause: 'Pause', names },
  decorators: [
    Story => (
      <Box page paddingBlock={4}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof LogoCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Where releases run' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
    const pause = canvas.getByRole('switch', { name: 'Pause' });
    const running = () => pause.ownerDocument.getAnimations().filter(each => each.playState === 'running');
    await expect(running()).toHaveLength(1);
    await userEvent.click(pause);
    await expect(pause).toBeChecked();
    await expect(running()).toHaveLength(0);
    await userEvent.keyboard(' ');
    await expect(pause).not.toBeChecked();
    await expect(running()).toHaveLength(1);
  },
};

export const Logos: Story = {
  args: {
    logos: ['Gazette', 'Courier', 'Sentinel', 'Ledger', 'Tribune'].map((name, index) => ({
      src: `${sample}#${name}`,
      alt: `The Sample ${name}`,
      large: index % 2 === 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map(logo => logo.getAttribute('alt'))).toEqual([
      'The Sample Gazette',
      'The Sample Courier',
      'The Sample Sentinel',
      'The Sample Ledger',
      'The Sample Tribune',
    ]);
    await expect(canvas.getByRole('img', { name: 'The Sample Gazette' })).toHaveAttribute('width', '180');
    await expect(canvas.getByRole('img', { name: 'The Sample Courier' })).toHaveAttribute('width', '120');
  },
};

/** As it is before any name or logo is known: not there. */
export const Empty: Story = {
  tags: ['no-visual'],
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const OneName: Story = { args: { names: ['The Sample Gazette of Truth or Consequences'] } };

export const Many: Story = {
  tags: ['no-visual'],
  args: { names: Array.from({ length: 100 }, (_, index) => `Outlet ${index + 1}`) },
};
