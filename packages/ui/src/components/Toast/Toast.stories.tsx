// Stories of `Toast`.
import { toastCopy } from '@fit-to-print/content/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import { Button } from '../Button/index.ts';
import { ToastProvider, useToast } from './Toast.tsx';
import { type ToastMessage, toastTones } from './toastStore.ts';

function ShowToastButton(message: ToastMessage) {
  const toast = useToast();
  return (
    <Button
      onClick={() => {
        toast.show(message);
      }}
    >
      Send
    </Button>
  );
}

/**
 * A message at the bottom of the window about what has just happened. Call `useToast().show(message)` anywhere inside
 * a `ToastProvider`.
 */
const meta = {
  title: 'Components/Toast',
  component: ShowToastButton,
  // There is one toast per window, so each story gets an iframe.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    tone: 'success',
    title: 'Success!',
    description: 'Check your email to confirm your account.',
  },
  argTypes: { tone: { control: 'inline-radio', options: toastTones } },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box pageWidth paddingBlock={4}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ShowToastButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['no-visual'] };

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(status).toHaveTextContent('Check your email to confirm your account.');
    await expect(send).toHaveFocus();
  },
};

export const Destructive: Story = {
  tags: ['both-editions'],
  args: {
    tone: 'destructive',
    title: 'Error sending message',
    description: 'Something went wrong. Please try again or email us directly.',
  },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(alert).toHaveTextContent('Error sending message');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const WithReference: Story = {
  args: { ...Destructive.args, reference: '3f9a0c1e' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('email us directly.Reference 3f9a0c1e');
  },
};

const dismissButtonIn = (state: 'hover' | 'focus'): Story => ({
  args: { ...Destructive.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    forceState(canvas.getByRole('button', { name: 'Dismiss' }), state);
  },
});
export const DismissOnHover: Story = dismissButtonIn('hover');
export const DismissOnFocus: Story = dismissButtonIn('focus');

export const TitleOnly: Story = {
  args: { tone: 'destructive', title: 'Please fill in all required fields', description: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
  },
};

/** A toast with a link stays until it is dismissed. */
export const WithLink: Story = {
  args: {
    title: 'Checkout opens in this tab',
    description: 'Your browser blocked the new tab. If the page does not open here:',
    link: { href: 'https://checkout.example/session', text: 'Go to checkout' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      'https://checkout.example/session',
    );
  },
};

export const DismissedByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const status = canvas.getByRole('status');
    await userEvent.click(send);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toBeEmptyDOMElement();
    await expect(send).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Success!');
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
    await expect(send).toHaveFocus();
  },
};

/** A dismissed toast returns the focus to where it was before, also if the toast's link had it in between. */
export const DismissedAfterTabbingThroughLink: Story = {
  ...WithLink,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to checkout' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(send).toHaveFocus();
  },
};

export const WithLongestText: Story = {
  args: {
    tone: 'destructive',
    title: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
    description:
      'The authentication service answered, at some length, that https://milwright.example/auth/confirm?token=pkce_9f86d081884c7d659a2feaa0c55ad015 could not be exchanged for a session, since it had been used.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be exchanged');
  },
};
