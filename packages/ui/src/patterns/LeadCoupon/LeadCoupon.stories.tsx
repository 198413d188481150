import { home } from '@fit-to-print/site/pages/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeadCoupon } from './LeadCoupon.tsx';

const meta = {
  title: 'Patterns/LeadCoupon',
  component: LeadCoupon,
  args: home.data.lead,
} satisfies Meta<typeof LeadCoupon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** What a press on the button posts, without script. */
export const Posts: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Two lines will do.' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@hopyard.example');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your idea, in two lines' }),
      'An engine.{enter}It prints.',
    );
    await expect(form.checkValidity()).toBe(true);
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      inquiry_type: 'consultation',
      name: 'Ada Lovelace',
      email: 'ada@hopyard.example',
      message: 'An engine.\nIt prints.',
    });
  },
};

export const Extremes: Story = {
  args: {
    headline: [['Rechtsschutz-'], ['no.']],
    fields: { name: 'N', email: 'Where an answer reaches you, and nothing but answers', message: 'M' },
    submit: 'Send it to the desk, to be read by an editor',
    note: 'Free. '.repeat(40),
  },
};
