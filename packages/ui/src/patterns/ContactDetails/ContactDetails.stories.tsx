// Stories of `ContactDetails`.
import { contactDetails } from '@fit-to-print/content/props/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactDetails } from './ContactDetails.tsx';

const meta = {
  title: 'Patterns/ContactDetails',
  component: ContactDetails,
  parameters: { layout: 'padded' },
  args: contactDetails,
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/9–6 CST/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: contactDetails.about.text })).toHaveAttribute(
      'href',
      '/about',
    );
  },
};

export const WithLongestText: Story = {
  args: {
    title: 'Schriftleitungsnebenstelle',
    address: {
      label: 'Postanschrift',
      lines: [
        'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 1',
        'Third floor, past the composing room',
      ],
    },
    hours: {
      label: 'Öffnungszeiten',
      text: 'Monday to Friday, 9–6 CST, and on Saturdays whenever the press runs',
    },
    email: {
      label: 'Elektronische Post',
      text: 'pneumonoultramicroscopicsilicovolcanoconiosis@correspondence.example',
      href: 'mailto:p@correspondence.example',
    },
  },
};
