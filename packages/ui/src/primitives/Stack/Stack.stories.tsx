// Stories of `Stack`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Stack, stackAlignments, stackDirections } from './Stack.tsx';

/** A visible item. */
const Panel = ({ children }: { children: string }) => (
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
    children: ['Brief', 'Draft', 'Proof', 'Plate', 'Run'].map(stage => <Panel key={stage}>{stage}</Panel>),
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

/** A larger gap from the large breakpoint up. */
export const ResponsiveGap: Story = { args: { gap: { narrow: 1, large: 6 } } };

/** In a row, items wrap to the next line, and an item wider than the row breaks its text. */
export const WithLongestText: Story = {
  args: {
    direction: 'row',
    children: [12, 3, 5, 20].map(length => <Panel key={length}>{'composing'.repeat(length)}</Panel>),
  },
};
