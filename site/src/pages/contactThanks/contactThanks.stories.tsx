import contactThanks from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageTemplate } from '@fit-to-print/ui/templates/MessageTemplate';

const meta = {
  title: 'Templates/MessageTemplate',
  component: MessageTemplate,
  args: { data: contactThanks.data },
} satisfies Meta<typeof MessageTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContactThanks: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: contactThanks.data.link.text })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    data: {
      headline: [['I']],
      title: word,
      text: word,
      next: [{ title: word, text: word }],
      link: { text: 'Back to the incomprehensible front page', href: '/' },
    },
  },
};
