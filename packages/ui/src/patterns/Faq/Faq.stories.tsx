import { pricing } from '@fit-to-print/content/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from './Faq.tsx';

const meta = {
  title: 'Patterns/Faq',
  component: Faq,
  parameters: { layout: 'padded' },
  args: { faqs: pricing.faqs },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Is press included?'));
    await expect(canvas.getByRole('link', { name: 'PR Authority' })).toBeVisible();
    await expect(canvas.getByText(/Give us 30 days notice/)).not.toBeVisible();
  },
};
