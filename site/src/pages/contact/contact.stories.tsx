// Stories of the page /contact (`ContactTemplate`) with its real content. `dateline` is the name of the place, as at the start of a report.
import { toastCopy } from '@fit-to-print/content/messages';
import contact from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastProvider } from '@fit-to-print/ui/components/Toast';
import { ContactForm } from '@fit-to-print/ui/flows/ContactForm';
import { ContactTemplate } from '@fit-to-print/ui/templates/ContactTemplate';

const form = (
  <ContactForm
    copy={contact.data.form}
    action="/nowhere"
    validate={() => ({ name: 'Enter your name.', email: 'Enter your email address.' })}
    send={() => Promise.resolve({ accepted: true })}
  />
);

const meta = {
  title: 'Templates/ContactTemplate',
  component: ContactTemplate,
  args: { data: contact.data, form },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ContactTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const section = canvas.getByRole('region', { name: contact.data.section.title });
    await expect(section).toHaveAttribute('id', 'get-in-touch');
    await expect(canvas.getByText(/9–6 CST/)).toBeVisible();
  },
};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: contact.data.form.submit }));
    await expect(canvas.getByRole('region', { name: contact.data.form.summary })).toHaveFocus();
  },
};

/** A word that no line can divide, longer than any in the site's texts. */
const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    data: {
      headline: [[[{ del: 'I' }, ' ', { ins: word }]]],
      intro: `${word} `.repeat(12),
      section: { id: 'get-in-touch', title: `${word} ${word}` },
      note: word,
      map: { ...contact.data.map!, dateline: [[word]], caption: `${word} `.repeat(12) },
      details: {
        title: word,
        address: { label: word, lines: [word, `${word} ${word}`] },
        hours: { label: word, text: `${word} `.repeat(4) },
        email: { label: word, text: `${word}@${word}.example`, href: 'mailto:x@y.example' },
        about: { text: word, href: '/about' },
      },
    },
  },
};
