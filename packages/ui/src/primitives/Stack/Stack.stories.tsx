import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Stack, stackAlignments, stackDirections } from './Stack.tsx';

const Sheet = ({ children }: { children: string }) => (
  <Box background="surface" padding={2}>
    <Text>{children}</Text>
  </Box>
);

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  parameters: { layout: 'padded' },
  args: {
    gap: 2,
    children: ['Brief', 'Draft', 'Proof', 'Plate', 'Run'].map(stage => <Sheet key={stage}>{stage}</Sheet>),
  },
  argTypes: {
    direction: { control: 'inline-radio', options: stackDirections },
    align: { control: 'inline-radio', options: stackAlignments },
    children: { control: false },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Row: Story = { args: { direction: 'row' } };

export const AlignedToStart: Story = { args: { align: 'start' } };

/** More space on wide sheets than on narrow ones. */
export const ResponsiveGap: Story = { args: { gap: { narrow: 1, large: 6 } } };

/** What does not fit beside the others goes to the next line, and what fits no line breaks. */
export const Longest: Story = {
  args: {
    direction: 'row',
    children: [12, 3, 5, 20].map(length => <Sheet key={length}>{'composing'.repeat(length)}</Sheet>),
  },
};
