// Stories of `ServiceList`. `leadWords` are the first words of a text, in bold.
import austin from '@fit-to-print/content/cities/austin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { ServiceList } from './ServiceList.tsx';

const meta = {
  title: 'Patterns/ServiceList',
  component: ServiceList,
  args: {
    services: Object.entries(austin.studio.services).map(([name, [leadWords, text]]) => ({
      name,
      leadWords,
      text,
    })),
  },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <ServiceList {...args} />
    </Box>
  ),
} satisfies Meta<typeof ServiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(9);
    await expect(cards[4]).toHaveTextContent(/^SEONEWCOMERS type what no native/);
  },
};

export const Ads: Story = { args: { layout: 'ads' } };
export const Rows: Story = { args: { layout: 'rows' } };

/** On phones every service is as wide as the page: in narrow columns its lines would have three words. */
export const OnPhones: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  args: { layout: 'ads' },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map(card => Math.round(card.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** An odd number of services in two columns. */
export const AnOddNumber: Story = {
  args: {
    services: ['Donaudampfschifffahrtsgesellschaft', 'PR', 'Long-term Partnership', 'SEO'].map(name => ({
      name,
      leadWords: name.toUpperCase(),
      text: 'some say.',
    })),
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';

export const Longest: Story = {
  args: {
    services: ['A', 'B', 'C', 'D'].map(letter => ({
      name: `${letter} ${longWord} & ${longWord}`,
      leadWords: longWord.toUpperCase(),
      text: `${longWord.repeat(2)} and a sentence that goes on for longer than any service needs, with one more clause at its end.`,
    })),
  },
};
