// Stories of `PageHeader`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    headline: [['Pay in cash or'], [[{ del: 'exposure.' }, ' ', { ins: 'equity.' }]]],
    intro: 'Two ways to work with us. One sends you an invoice, the other makes us your partner.',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** The header with content above its headline and below it. */
export const WithSurroundings: Story = {
  args: {
    above: <Link href="/insights">All insights</Link>,
    children: <Text variant="title">November 20, 2026</Text>,
  },
};

/** The header without an introduction. */
export const HeadlineAlone: Story = {
  args: { headline: [['Index to', 'this edition.']], intro: '' },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    headline: [['O'], [longWord], [[{ del: 'x' }, ' ', { ins: 'y' }]]],
    intro: `${longWord} `.repeat(12),
    above: <Link href="/insights">{`All of ${longWord.toLowerCase()}`}</Link>,
    children: <Text variant="title">{longWord}</Text>,
  },
};

/** The button is as wide as its columns, so that its text does not wrap where the type of wide windows is larger. */
export const ActionOnWideWindows: Story = {
  args: {
    action: { href: '/pricing', text: 'See both ways to pay', note: 'By the project, or for equity.' },
  },
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'See both ways to pay' }).getBoundingClientRect();
    const column = canvas.getByText('By the project, or for equity.').getBoundingClientRect();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(button.left).toBeCloseTo(column.left, 0);
    await expect(button.width).toBeCloseTo(Math.min(column.width, 28 * rem), 0);
  },
};
