// Stories of `Guarantee`.
import { guarantee } from '@fit-to-print/content/props/prAuthority';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Guarantee } from './Guarantee.tsx';

const { headline, text } = guarantee;

const meta = {
  title: 'Patterns/Guarantee',
  component: Guarantee,
  args: { headline, text },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Guarantee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'It runs, or we refund you or publish again.',
    );
    await expect(canvas.getByText(/a refund, or we publish again free of charge/)).toBeVisible();
  },
};

export const WithShortAndLongText: Story = {
  args: {
    headline: [['I'], ['promise', 'unconditionally.']],
    text: `${'Every minimum of every package is fulfilled, in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch too. '.repeat(4)}Or else.`,
  },
};

export const WithOneWord: Story = { args: { headline: [['Run.']], text: 'Or not.' } };
