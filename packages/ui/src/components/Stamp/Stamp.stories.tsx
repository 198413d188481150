// Stories of `Stamp`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Stamp } from './Stamp.tsx';

const meta = {
  title: 'Components/Stamp',
  component: Stamp,
  parameters: { layout: 'padded' },
  args: { children: 'Most Popular' },
} satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BesideTitle: Story = {
  args: { children: 'Recommended' },
  render: args => (
    <Stack direction="row" gap={2}>
      <Text as="h3" variant="title">
        Equity Partnership
      </Text>
      <Stamp {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended')).toBeVisible();
  },
};

export const WithLongestText: Story = {
  args: { children: 'Counterrevolutionary recommendation of the house' },
};
