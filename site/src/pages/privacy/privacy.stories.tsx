// Stories of the two legal pages (`LegalTemplate`), /terms-of-service and /privacy-policy, with their real content.
import privacy from './data.ts';
import terms from '../terms/data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalTemplate } from '@fit-to-print/ui/templates/LegalTemplate';

const meta = {
  title: 'Templates/LegalTemplate',
  component: LegalTemplate,
  args: { data: terms.data },
} satisfies Meta<typeof LegalTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(18);
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
    const [lastUpdated] = canvas.getAllByText(today);
    await expect(lastUpdated).toHaveAttribute('data-today');
    await expect(canvas.getByText(/^You accept the version of/)).toHaveTextContent('November 25, 2026');
  },
};

export const Privacy: Story = {
  tags: ['one-width'],
  args: { data: privacy.data },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('November 28, 2026')).toBeVisible();
    const [contact] = canvas.getAllByRole('link', { name: 'Contact' });
    await expect(contact).toHaveAttribute('href', '#contact');
  },
};
