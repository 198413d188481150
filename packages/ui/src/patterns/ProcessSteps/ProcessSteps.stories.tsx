// Stories of `ProcessSteps`.
import { steps } from '@fit-to-print/content/processSteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { ProcessSteps } from './ProcessSteps.tsx';

const meta = {
  title: 'Patterns/ProcessSteps',
  component: ProcessSteps,
  args: { steps },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <ProcessSteps {...args} />
    </Box>
  ),
} satisfies Meta<typeof ProcessSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const names = items.map(item => within(item).getByRole('heading').textContent);
    await expect(names).toEqual(['Brief', 'Draft', 'Proof', 'Plate', 'Run']);
  },
};

/** The longest name and the shortest text. */
const extreme = { name: 'Incomprehensibility', text: 'One.' };
export const Extremes: Story = {
  args: {
    steps: [
      extreme,
      { name: 'I', text: '' },
      { name: 'Proof', text: 'Again and '.repeat(60) },
      { name: 'Plate', text: 'Donaudampfschifffahrtsgesellschaftskapitän' },
      { name: 'Run', text: 'It goes out.' },
    ],
  },
};
