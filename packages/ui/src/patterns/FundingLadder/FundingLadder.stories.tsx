import { rungs } from '@fit-to-print/content/articles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { FundingLadder } from './FundingLadder.tsx';

const meta = {
  title: 'Patterns/FundingLadder',
  component: FundingLadder,
  args: { caption: 'Typical raises by stage, on a logarithmic scale.', rungs },
  render: args => (
    <Box page paddingBlock={4}>
      <FundingLadder {...args} />
    </Box>
  ),
} satisfies Meta<typeof FundingLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('figure')).getByText(/logarithmic/)).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    for (const [index, { stage, label }] of rungs.entries()) {
      await expect(within(items[index]!).getByText(stage)).toBeVisible();
      await expect(within(items[index]!).getByText(label)).toBeVisible();
    }
    // It is read from the ground up, and drawn so.
    await expect(items[0]!.getBoundingClientRect().top).toBeGreaterThan(
      items[3]!.getBoundingClientRect().top,
    );
  },
};

export const Extremes: Story = {
  args: {
    rungs: [
      { stage: 'Bootstrappingphase', from: 1000, to: 10_000, label: '$1K–$10K' },
      { stage: 'Thin', from: 10_000, to: 25_000, label: '$10K–$25K' },
      { stage: 'Enormous', from: 25_000, to: 40_000_000, label: '$25K–$40M and not a dollar more' },
    ],
  },
};
