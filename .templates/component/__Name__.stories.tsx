// Stories of `__Name__`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { __Name__, __name__Tones } from './__Name__.tsx';

const meta = {
  title: 'Components/__Name__',
  component: __Name__,
  parameters: { layout: 'padded' },
  args: { children: 'All the news that fits.' },
  argTypes: {
    tone: { control: 'inline-radio', options: __name__Tones },
    children: { control: 'text' },
  },
} satisfies Meta<typeof __Name__>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All the news that fits.')).toBeVisible();
  },
};

export const Tones: Story = {
  render: args => (
    <Stack gap={2}>
      {__name__Tones.map(tone => (
        <__Name__ key={tone} {...args} tone={tone}>
          {tone}
        </__Name__>
      ))}
    </Stack>
  ),
};

export const WithLongestText: Story = {
  args: {
    children:
      'Counterrevolutionary incomprehensibilities, pneumonoultramicroscopicsilicovolcanoconiosis among them',
  },
};
