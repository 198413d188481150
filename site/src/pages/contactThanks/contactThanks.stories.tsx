// Stories of the page /contact/thanks (`MessageTemplate`) with its real content.
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

/** Shows the page as a visitor without script sees it, who was led here by the form. */
const afterRedirect = () => {
  window.location.hash = contactThanks.data.id;
};
/** Storybook calls the returned function after the story. */
const beforeEach = () => () => {
  window.location.hash = '';
};

export const ContactThanks: Story = {
  tags: ['both-editions'],
  beforeEach,
  play: async ({ canvas }) => {
    afterRedirect();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const message = canvas.getByRole('heading', { name: 'Message sent successfully!' });
    await expect(message).toBeVisible();
    const heightOf = (element: Element) => element.getBoundingClientRect().height;
    await expect(
      heightOf(canvas.getByRole('heading', { level: 1 })),
      'the message is much smaller than the headline of the page',
    ).toBeGreaterThan(2 * heightOf(message));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: contactThanks.data.link.text })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** A visitor who opens the page directly sees no confirmation, but a link to the form. */
export const OpenedDirectly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Message sent successfully!' })).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Nothing was sent from here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the contact form' })).toHaveAttribute(
      'href',
      '/contact#get-in-touch',
    );
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  beforeEach,
  play: afterRedirect,
  args: {
    data: {
      ...contactThanks.data,
      headline: [['I']],
      title: [[word]],
      text: word,
      next: [{ title: word, text: word }],
      link: { text: 'Back to the incomprehensible front page', href: '/' },
    },
  },
};
