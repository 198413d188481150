// Stories of `FundingStages`.
import { fundingStages } from '@fit-to-print/content/fundingStages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { FundingStages } from './FundingStages.tsx';

const meta = {
  title: 'Patterns/FundingStages',
  component: FundingStages,
  args: { caption: 'Typical raises by stage, on a logarithmic scale.', stages: fundingStages },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <FundingStages {...args} />
    </Box>
  ),
} satisfies Meta<typeof FundingStages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('figure')).getByText(/logarithmic/)).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    for (const [index, { name, label }] of fundingStages.entries()) {
      await expect(within(items[index]!).getByText(name)).toBeVisible();
      await expect(within(items[index]!).getByText(label)).toBeVisible();
    }
    // The first stage is at the bottom.
    await expect(items[0]!.getBoundingClientRect().top).toBeGreaterThan(
      items[3]!.getBoundingClientRect().top,
    );
  },
};

export const WithShortAndLongText: Story = {
  args: {
    stages: [
      { name: 'Bootstrappingphase', from: 1000, to: 10_000, label: '$1K–$10K' },
      { name: 'Thin', from: 10_000, to: 25_000, label: '$10K–$25K' },
      { name: 'Enormous', from: 25_000, to: 40_000_000, label: '$25K–$40M and not a dollar more' },
    ],
  },
};
