// Stories of `ServiceCard`. `leadWords` are the first words of a text, set as a headline.
import { servicesData } from '@fit-to-print/content/props/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import { ServiceCard } from './ServiceCard.tsx';

const { action, services: records } = servicesData;
/** A word that is wider than a narrow column. */
const longWord = 'Rechtsschutzversicherungsgesellschaften';

const meta = {
  title: 'Patterns/ServiceCard',
  component: ServiceCard,
  args: { service: records[0]!, number: 1, action },
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
  },
};

/** The button is hovered and has the focus. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: action.text }), 'hover', 'focus');
  },
};

export const Longest: Story = {
  args: {
    service: {
      name: longWord,
      leadWords: longWord.toUpperCase(),
      text: `${longWord} ${longWord}`,
      features: [longWord, `${longWord} ${longWord}`],
    },
    number: 1882,
    action: { text: longWord, href: '/' },
  },
};
