// Stories of `Faq`. `sectionLabel` is the line above a section: its name and a page number.
import { brand } from '@fit-to-print/content/brand';
import { pricing } from '@fit-to-print/content/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from './Faq.tsx';

const meta = {
  title: 'Patterns/Faq',
  component: Faq,
  args: pricing.faq,
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Four questions everyone asks.' })).toBeVisible();
    const [first, second] = pricing.faq.faqs;
    await expect(canvas.getByText(first!.question).closest('details')).toHaveAttribute('open');
    await expect(canvas.getByText(second!.question).closest('details')).not.toHaveAttribute('open');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Are press releases included?'));
    await expect(canvas.getByRole('link', { name: brand.product })).toBeVisible();
    await expect(canvas.getByText(/Give us 30 days’ notice/)).not.toBeVisible();
  },
};

/** The questions in two columns below the headline. */
export const HeadlineAbove: Story = {
  args: { isHeadlineAbove: true },
  play: async ({ canvas }) => {
    const [, second, third] = pricing.faq.faqs;
    await expect(canvas.getByText(second!.question).closest('details')).toHaveAttribute('open');
    await expect(canvas.getByText(third!.question).closest('details')).not.toHaveAttribute('open');
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
export const WithShortAndLongText: Story = {
  args: {
    sectionLabel: [`${longWord}, asked and answered`, 'E10'],
    headline: [['?'], [longWord]],
    faqs: [
      { question: 'Why?', answer: 'No.' },
      { question: `${longWord} and ${longWord.toLowerCase()}, again`, answer: `${longWord} `.repeat(20) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/again/));
    await expect(canvas.getByText('No.')).toBeVisible();
  },
};

export const WithManyQuestions: Story = {
  tags: ['one-width'],
  args: {
    faqs: Array.from({ length: 24 }, (_, index) => ({
      question: `Question ${index + 1}: and what of the next?`,
      answer: 'See below.',
    })),
  },
};
