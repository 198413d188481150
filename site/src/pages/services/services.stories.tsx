// Stories of the page /services (`ServicesTemplate`) with its real content. `leadWords` are the first words of a text, set as a headline.
import services from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ServicesTemplate } from '@fit-to-print/ui/templates/ServicesTemplate';

const meta = {
  title: 'Templates/ServicesTemplate',
  component: ServicesTemplate,
  args: { data: services.data },
} satisfies Meta<typeof ServicesTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'See both ways to pay' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(9);
    for (const card of cards) {
      const inside = within(card);
      await expect(within(inside.getAllByRole('list')[0]!).getAllByRole('listitem')).toHaveLength(4);
      await expect(inside.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/auth');
    }
    await expect(canvas.getByRole('link', { name: 'Austin' })).toHaveAttribute(
      'href',
      '/creative-studio-austin',
    );
    await expect(cards[3]).toHaveTextContent(/^PRNo\. 4NOTICE: NOTICE releases written by editors/);
  },
};

/** On phones the buttons of all advertisements look alike, as on wide screens. */
export const OnPhones: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('link', { name: 'Apply Now' }).map(button => {
      const { color, backgroundColor, borderTopWidth, textDecorationLine } = getComputedStyle(button);
      return [color, backgroundColor, borderTopWidth, textDecorationLine].join();
    });
    await expect(looks).toHaveLength(9);
    await expect(new Set(looks).size).toBe(1);
  },
};

const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    data: {
      ...services.data,
      headline: [[word], ['I']],
      intro: `${word} `.repeat(8),
      services: [
        {
          name: word,
          leadWords: `${word} WANTED`.toUpperCase(),
          text: word,
          features: [word, `${word} ${word}`],
        },
        { name: 'I', leadWords: 'O', text: 'Yes.', features: ['A'] },
      ],
      cities: {
        label: 'By city',
        links: ['Truth or Consequences', 'Llanfairpwllgwyngyll'].map(text => ({ text, href: `#${text}` })),
      },
    },
  },
};
