// Stories of `CallToAction`. `endMark` is the sign `###` at the end of the page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Patterns/CallToAction',
  component: CallToAction,
  args: {
    sectionLabel: ['Late news', 'P6'],
    headline: [['Got news?', 'Tell the desk.']],
    text: 'Tell us what happened. We will tell you, kindly, whether it is a story.',
    action: { text: 'Talk to the desk', href: '/contact#get-in-touch' },
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Got news? Tell the desk.' })).toHaveTextContent(
      'Late news',
    );
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Got news? Tell the desk.');
    await expect(canvas.getByRole('link', { name: 'Talk to the desk' })).toHaveAttribute(
      'href',
      '/contact#get-in-touch',
    );
  },
};

export const WithEndMark: Story = {
  args: { endMark: { text: '###', label: 'End of release' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('End of release')).toBeInTheDocument();
  },
};

export const WithLongestText: Story = {
  args: {
    sectionLabel: ['Counterrevolutionary incomprehensibilities', 'P12'],
    headline: [['Counterrevolutionary', 'incomprehensibilities,', 'and then some more of them']],
    text: [
      'Everything that a desk needs to know before it reads a word: what happened, to whom, where, why today, and ',
      { em: 'who will say so on the record' },
      '.',
    ],
    action: { text: 'Talk to the Truth or Consequences, New Mexico desk', href: '/contact#get-in-touch' },
    endMark: { text: '###', label: 'End of release' },
  },
};
