// Stories of `ErrorSummary`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { forceState } from '../../theme/states.ts';
import { TextField } from '../Field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  parameters: { layout: 'padded' },
  args: {
    title: 'Before you can send this, please correct:',
    problems: [
      { id: 'name', text: 'Enter your name.' },
      { id: 'email', text: 'Enter an email address in this form: name@example.com.' },
    ],
  },
  render: args => (
    <Stack gap={4}>
      <ErrorSummary {...args} />
      {args.problems.map(({ id, text }) => (
        <TextField key={id} id={id} name={id} label={`The ${id}`} error={text} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LinksOnHoverAndFocus: Story = {
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'Enter your name.' }), 'hover');
    forceState(canvas.getByRole('link', { name: /^Enter an email address/ }), 'focus');
  },
};

export const LinksMoveFocusToFields: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('region', { name: 'Before you can send this, please correct:' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: 'The email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter an email address in this form: name@example.com.');
  },
};

export const WithLongestText: Story = {
  args: {
    problems: [
      {
        id: 'statement',
        text: 'Your statement on counterrevolutionary Pneumonoultramicroscopicsilicovolcanoconiosis has a character in it that cannot be stored. Type it again.',
      },
    ],
  },
};
