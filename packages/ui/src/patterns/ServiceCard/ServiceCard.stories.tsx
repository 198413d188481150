import { servicesData } from '@fit-to-print/content/props/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { ServiceCard } from './ServiceCard.tsx';

const { cities, action, services: records } = servicesData;
const word = 'Rechtsschutzversicherungsgesellschaften';

const meta = {
  title: 'Patterns/ServiceCard',
  component: ServiceCard,
  args: { service: records[0]!, number: 1, cities, action },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.service.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: action.text })).toHaveAttribute('href', action.href);
    for (const { text, href } of cities.links) {
      await expect(canvas.getByRole('link', { name: text })).toHaveAttribute('href', href);
    }
  },
};

/** Pointed at, and with the focus. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    const [first, second] = cities.links;
    canvas.getByRole('link', { name: first!.text }).dataset.force = 'hover';
    canvas.getByRole('link', { name: second!.text }).dataset.force = 'focus';
    canvas.getByRole('link', { name: action.text }).dataset.force = 'hover focus';
  },
};

export const Longest: Story = {
  args: {
    service: {
      name: word,
      leadWords: word.toUpperCase(),
      text: `${word} ${word}`,
      features: [word, `${word} ${word}`],
    },
    number: 1882,
    cities: { label: word, links: [{ text: word, href: '/' }] },
    action: { text: word, href: '/' },
  },
};
