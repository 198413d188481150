// Stories of `OutletGrid`. An outlet is a newspaper or another newsroom.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { OutletGrid } from './OutletGrid.tsx';

const meta = {
  title: 'Patterns/OutletGrid',
  component: OutletGrid,
  args: {
    outlets: [
      { name: 'Austin American-Statesman', type: 'Daily' },
      { name: 'Austin Business Journal', type: 'Weekly' },
      { name: 'The Austin Chronicle', type: 'Weekly' },
      { name: 'Community Impact', type: 'Monthly' },
      { name: 'KVUE', type: 'ABC' },
      { name: 'KXAN', type: 'NBC' },
      { name: 'KEYE', type: 'CBS' },
      { name: 'KTBC', type: 'FOX' },
    ],
  },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <OutletGrid {...args} />
    </Box>
  ),
} satisfies Meta<typeof OutletGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const outlets = canvas.getAllByRole('listitem');
    await expect(outlets).toHaveLength(8);
    await expect(outlets[5]).toHaveTextContent('KXAN, NBC');
  },
};

export const Large: Story = { args: { layout: 'large' } };

/** Ten outlets with short names are in two columns, except on phones. */
export const TwoColumns: Story = {
  args: {
    outlets: ['WABC', 'WCBS', 'WNBC', 'WNYW', 'WNET', 'WNYC', 'WPIX', 'WWOR', 'WINS', 'WQXR'].map(name => ({
      name,
      type: 'Daily',
    })),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map(item => item.getBoundingClientRect());
    const hasTwoColumns = matchMedia('(min-width: 40rem)').matches;
    await expect(first!.top === second!.top).toBe(hasTwoColumns);
  },
};

export const WithLongNames: Story = {
  args: {
    outlets: [
      { name: 'The Philadelphia Inquirer and Public Ledger Evening Bulletin', type: 'Public radio' },
      { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Observer', type: 'Every second Thursday' },
      { name: 'K', type: 'Daily' },
    ],
  },
};
