// Stories of `Divider`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider, dividerWeights } from './Divider.tsx';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { layout: 'padded' },
  argTypes: { weight: { control: 'inline-radio', options: dividerWeights } },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

/** `hair` is between two parts of a section; `fine` and `bold` are above a section. */
export const Weights: Story = {
  render: () => (
    <Stack gap={3}>
      {dividerWeights.map(weight => (
        <Stack key={weight} gap={1}>
          <Divider weight={weight} />
          <Text variant="label">{weight}</Text>
        </Stack>
      ))}
    </Stack>
  ),
};

/** A divider is as wide as its container. */
export const InColumns: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      {dividerWeights.map(weight => (
        <Stack key={weight} gap={1}>
          <Text variant="label">{weight}</Text>
          <Divider weight={weight} />
          <Text>Pneumonoultramicroscopicsilicovolcanoconiosis</Text>
        </Stack>
      ))}
    </Stack>
  ),
};
