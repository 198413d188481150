// Stories of the page /about (`AboutTemplate`) with its real content. `sectionLabel` is the line above a section: its name and a page
// number.
import about from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutTemplate } from '@fit-to-print/ui/templates/AboutTemplate';

const meta = {
  title: 'Templates/AboutTemplate',
  component: AboutTemplate,
  args: { data: about.data },
} satisfies Meta<typeof AboutTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const link of canvas.getAllByRole('link', { name: 'Write to the studio' }))
      await expect(link).toHaveAttribute('href', '/contact');
  },
};

/** A word that no line can divide, longer than any in the site's texts. */
const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    data: {
      hero: {
        headline: [[[{ del: 'I' }, ' ', { ins: word }]]],
        intro: `${word} `.repeat(12),
        action: { text: word, href: '/contact', note: `${word} `.repeat(4) },
      },
      philosophy: {
        sectionLabel: ['P', ''],
        headline: [[word, word]],
        principles: [{ title: word, text: [word, ' ', { text: word, href: '/about' }] }],
      },
      process: { ...about.data.process, headline: [['I']], text: '' },
      closing: {
        sectionLabel: [word, 'B4'],
        headline: [['I']],
        text: word,
        action: { text: 'Write to the incomprehensible studio', href: '/contact' },
      },
      corrections: { ...about.data.corrections, corrections: about.data.corrections.corrections.slice(0, 1) },
    },
  },
};
