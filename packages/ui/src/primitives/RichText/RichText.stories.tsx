// Stories of `RichText`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  parameters: { layout: 'padded' },
  args: {
    text: [
      'Strategy is included; placement is ',
      { em: 'a product of its own' },
      ': see ',
      { text: 'PR Authority', href: '/PR-Authority' },
      '.',
    ],
  },
  render: args => (
    <Text>
      <RichText {...args} />
    </Text>
  ),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PR Authority' })).toHaveAttribute('href', '/PR-Authority');
    await expect(canvas.getByRole('emphasis')).toHaveTextContent('a product of its own');
  },
};

export const PlainString: Story = { args: { text: 'No link, no emphasis: one string.' } };

/** A line never breaks inside a range of numbers. */
export const Ranges: Story = {
  args: { text: 'From 10–25%, for 3–6 months, at $50K–$500K: '.repeat(6) },
};

export const WithLongestText: Story = {
  args: {
    text: [
      'Pneumonoultramicroscopicsilicovolcanoconiosis, ',
      { em: 'incomprehensibilities'.repeat(5) },
      ', ',
      { text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3), href: '/contact' },
      ' and so on.',
    ],
  },
};

export const Empty: Story = {
  tags: ['no-visual'],
  args: { text: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toBeEmptyDOMElement();
  },
};
