// Stories of `NotFound`, the content of the 404 page.
import { notFound } from '@fit-to-print/content/notFound';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

// `notice` says that a link or a mistyped address led here, `replacement` is the handwritten word that replaces the path (“home.”), and
// `apology` regrets the error. `sectionLabel` has the name of the section and its page number.
const { sectionLabel, headline, notice, replacement, apology, home } = notFound;

const meta = {
  title: 'Patterns/NotFound',
  component: NotFound,
  args: { sectionLabel, headline, notice, replacement, apology, home, path: '/PR-Authority-milwakee' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('/PR-Authority-milwakee');
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    const correction = canvas.getByRole('deletion').parentElement!;
    const endOf = (element: Element) => element.getBoundingClientRect().right;
    await expect(endOf(canvas.getByRole('insertion')), 'the correction is as wide as the page').toBeCloseTo(
      endOf(correction),
      0,
    );
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    await expect(
      sizeOf(canvas.getByText(apology)),
      'the apology is larger than the sentence before the address',
    ).toBeGreaterThan(sizeOf(canvas.getByText(notice)));
    const labelLine = canvas.getByText(sectionLabel[0]).parentElement!;
    await expect(
      getComputedStyle(labelLine).borderTopWidth,
      'the site header’s double border is the only one',
    ).toBe('0px');
  },
};

/** The prerendered page does not know the path. */
export const WithoutPath: Story = { args: { path: undefined } };

export const WithLongestPath: Story = { args: { path: `/${'incomprehensibility-'.repeat(12)}` } };
