// Stories of `Text`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text, textTones, textVariants } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: 'All the news that fits, set in 1882 and again in 1995.' },
  argTypes: {
    variant: { control: 'select', options: textVariants },
    tone: { control: 'inline-radio', options: textTones },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: args => (
    <Stack gap={2}>
      {textVariants.map(variant => (
        <Text key={variant} variant={variant}>
          {variant}: {args.children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: args => (
    <Stack gap={2}>
      {textTones.map(tone => (
        <Text key={tone} tone={tone}>
          {tone}: {args.children}
        </Text>
      ))}
    </Stack>
  ),
};

/** `as` sets the element, `variant` the look. */
export const AsHeading: Story = {
  args: { as: 'h2', variant: 'head', children: 'A column head that is a heading' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.children as string })).toBeVisible();
  },
};

export const WithLongestText: Story = {
  args: { children: `${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)}, in 1882.` },
  render: args => (
    <Stack gap={2}>
      {textVariants.map(variant => (
        <Text key={variant} variant={variant}>
          {args.children}
        </Text>
      ))}
    </Stack>
  ),
};
