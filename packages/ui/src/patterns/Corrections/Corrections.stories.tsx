// Stories of `Corrections`.
import { correctionsData } from '@fit-to-print/content/props/corrections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Corrections } from './Corrections.tsx';

const meta = {
  title: 'Patterns/Corrections',
  component: Corrections,
  args: correctionsData,
} satisfies Meta<typeof Corrections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Corrections' });
    const [first] = within(box).getAllByRole('listitem');
    const [{ said, says }] = correctionsData.corrections as [(typeof correctionsData.corrections)[number]];
    await expect(first).toHaveTextContent(`It said: ${said} It says: ${says}`);
    await expect(within(box).getAllByRole('deletion')).toHaveLength(correctionsData.corrections.length);
    const [, , newest, older] = within(box).getAllByRole('listitem');
    await expect(newest).toBeVisible();
    await expect(older).not.toBeVisible();
    await userEvent.click(within(box).getByText(correctionsData.olderLabel));
    await expect(older).toBeVisible();
    await userEvent.click(within(box).getByText(correctionsData.olderLabel));
  },
};

/** One correction, without a reason. */
export const Least: Story = {
  tags: ['one-width'],
  args: {
    corrections: [
      { date: '2026-11-22', where: { text: 'About', href: '/about' }, said: 'fast', says: 'type' },
    ],
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    title: longWord,
    text: `${longWord} `.repeat(8),
    corrections: [
      {
        date: '2026-11-22',
        where: { text: longWord.repeat(2), href: '/' },
        said: longWord.repeat(3),
        says: `${longWord} `.repeat(12),
        why: longWord.repeat(2),
      },
      { date: '2026-11-21', where: { text: 'About', href: '/about' }, said: 'I', says: 'we' },
    ],
  },
};
