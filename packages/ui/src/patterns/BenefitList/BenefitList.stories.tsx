// Stories of `BenefitList`.
import { home } from '@fit-to-print/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { BenefitList } from './BenefitList.tsx';

const meta = {
  title: 'Patterns/BenefitList',
  component: BenefitList,
  args: { label: 'Note', items: home.benefits },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <h1>Benefits</h1>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof BenefitList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Note D')).toBeVisible();
  },
};

export const WithShortAndLongText: Story = {
  args: {
    items: [
      { title: 'Short', text: 'Yes.' },
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk. '.repeat(3),
      },
      {
        title: 'A third one, which makes an uneven number',
        text: 'And one sentence that goes on for a while. '.repeat(4),
      },
    ],
  },
};
