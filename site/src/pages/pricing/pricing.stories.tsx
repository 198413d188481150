// Stories of the page /pricing (`PricingTemplate`) with its real content. `sectionLabel` is the line above a section: its name and a page
// number.
import pricing from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PricingTemplate } from '@fit-to-print/ui/templates/PricingTemplate';
import { forceState } from '@fit-to-print/ui/theme/states';

const meta = {
  title: 'Templates/PricingTemplate',
  component: PricingTemplate,
  args: { data: pricing.data },
} satisfies Meta<typeof PricingTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pricing: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const prices = within(canvas.getByRole('list', { name: pricing.data.prices.label }));
    await expect(prices.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/contact',
      '/application',
      '/PR-Authority#rates',
    ]);
    await expect(canvas.getAllByRole('group')).toHaveLength(4);
  },
};

/** On phones every price is below its name, so that all rows are equally high. */
export const OnPhones: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const prices = within(canvas.getByRole('list', { name: pricing.data.prices.label }));
    const heights = prices.getAllByRole('listitem').map(row => Math.round(row.clientHeight));
    await expect(new Set(heights).size).toBe(1);
  },
};

/** A price under the pointer. */
export const PriceOnHover: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    const prices = within(canvas.getByRole('list', { name: pricing.data.prices.label }));
    forceState(prices.getAllByRole('link')[0]!, 'hover');
  },
};

/** A word that no line can divide, longer than any in the site's texts. */
const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    data: {
      headline: [[word, [{ del: 'x' }, ' ', { ins: 'y' }]]],
      intro: '',
      prices: { label: word, items: [{ text: word, price: word, href: '/contact' }] },
      partnerships: [
        {
          title: word,
          stamp: 'Unaccountably so',
          text: word,
          terms: word,
          points: [word],
          action: { text: 'Apply incomprehensibly', href: '/contact' },
        },
      ],
      faq: {
        sectionLabel: [word, 'E'],
        headline: [['?']],
        faqs: [{ question: `${word} `.repeat(6), answer: word }],
      },
      closing: {
        sectionLabel: [word, 'E3'],
        headline: [[word]],
        text: word,
        action: { text: word, href: '/contact' },
      },
    },
  },
};
