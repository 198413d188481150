// Stories of `FormattedDate`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { FormattedDate } from './FormattedDate.tsx';

const meta = {
  title: 'Primitives/FormattedDate',
  component: FormattedDate,
  parameters: { layout: 'padded' },
  args: { date: '2026-11-20' },
  render: args => (
    <Text>
      Set on <FormattedDate {...args} />.
    </Text>
  ),
} satisfies Meta<typeof FormattedDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
  },
};

/** Replaces the day of the build with the visitor's current date. */
export const Today: Story = {
  tags: ['no-visual'],
  args: { date: '2026-01-01', today: true },
  play: async ({ canvas }) => {
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
    await expect(canvas.getByText(today)).toBeVisible();
  },
};
