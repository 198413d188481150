// Stories of `Testimonials`.
import { guarantee } from '@fit-to-print/content/props/prAuthority';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Testimonials } from './Testimonials.tsx';

const { testimonials } = guarantee;

const meta = {
  title: 'Patterns/Testimonials',
  component: Testimonials,
  args: { testimonials },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(testimonials.length);
    await expect(canvas.getAllByText(/^Sample/)).toHaveLength(1);
  },
};

/** No quotation mark extends into the gutter, where the lines between the columns are. */
export const OnLargeWindows: Story = {
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('figure')) {
      const text = document.createRange();
      text.selectNodeContents(figure.querySelector('blockquote')!);
      await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        figure.getBoundingClientRect().left - 1,
      );
    }
  },
};

export const One: Story = { args: { testimonials: testimonials.slice(0, 1) } };

/** A real quote has no red label above it. */
export const RealQuote: Story = {
  args: { testimonials: [{ quote: 'It ran.', caption: 'Ada, Milwaukee' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Sample/)).toBeNull();
  },
};

/** Each quote has its own red label if the labels differ. */
export const SampleAndReal: Story = {
  tags: ['no-visual'],
  args: { testimonials: [...testimonials.slice(0, 1), { quote: 'It ran.', caption: 'Ada, Milwaukee' }] },
  play: async ({ canvas }) => {
    const [sample, real] = canvas.getAllByRole('figure');
    await expect(sample).toHaveTextContent(/^Sample/);
    await expect(real).not.toHaveTextContent(/Sample/);
  },
};

export const Longest: Story = {
  args: {
    testimonials: Array.from({ length: 4 }, (_, index) => ({
      label: 'Sample, not a real client, and not about to become one before the letter is cleared for print',
      quote: `${index + 1}. ${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch read it twice. '.repeat(3)}`,
      caption: 'Placeholder founder, placeholder company. '.repeat(6),
    })),
  },
};
