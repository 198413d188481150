import { rungs } from '@fit-to-print/content/articles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    await expect(canvas.getByRole('figure', { name: /logarithmic/ })).toBeVisible();
    const stages = canvas.getAllByRole('listitem').map(item => item.textContent);
    await expect(stages.map(text => text.slice(text.lastIndexOf('$500') + 1).length > 0)).toHaveLength(4);
  },
};

export const Extremes: Story = {
  args: {
    rungs: [
      { stage: 'Bootstrappingphase', from: 1000, to: 10_000, label: '$1K–$10K' },
      { stage: 'Thin', from: 10_000, to: 12_000, label: '$10K–$12K' },
      { stage: 'Enormous', from: 12_000, to: 40_000_000, label: '$12K–$40M and not a dollar more' },
    ],
  },
};
