// Stories of `Disclosure`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forceState } from '../../theme/states.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: {
    summary: 'What if we need to stop?',
    children: 'Give us 30 days notice and we pause or cancel. You keep what has been delivered.',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/You keep what has been delivered/);
    const question = canvas.getByText('What if we need to stop?');
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    await expect(question).toHaveFocus();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
  },
};

export const OnHover: Story = {
  play: ({ args, canvas }) => {
    forceState(canvas.getByText(args.summary), 'hover');
  },
};

export const OnFocus: Story = {
  play: ({ args, canvas }) => {
    forceState(canvas.getByText(args.summary), 'focus');
  },
};

export const Several: Story = {
  render: args => (
    <>
      <Disclosure {...args} summary="How much equity do you take, and who pays for what?" isInitiallyOpen />
      <Disclosure {...args} summary="How long does an engagement last?" />
      <Disclosure {...args} />
    </>
  ),
};

export const WithLongestText: Story = {
  args: {
    summary:
      'If an incomprehensibilities-laden counterrevolutionary manuscript of uncharacteristically long words arrives after the deadline, does the desk still read every single line of it?',
    children:
      'Yes. Pneumonoultramicroscopicsilicovolcanoconiosis has been typeset here before, on a sheet 320 pixels wide, and nothing had to scroll sideways for it.',
  },
};
