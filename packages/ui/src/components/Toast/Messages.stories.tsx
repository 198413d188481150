import { messages, toastCopy } from '@fit-to-print/content/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, within } from 'storybook/test';
import { ToastProvider, useToast } from './Toast.tsx';
import type { ToastMessage } from './toaster.ts';

function Say(message: ToastMessage) {
  const toast = useToast();
  useEffect(() => toast.show(message), [toast, message]);
  return null;
}

/** Every line of the error catalogue, as the slip that says it. */
const meta = {
  title: 'Messages/Error catalogue',
  component: Say,
  // Slips lie where the window ends: on one page they would lie on one another.
  tags: ['!autodocs'],
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Say>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = new Set<keyof typeof messages>();

/** The words are the specification's, written out once more: the catalogue is not taken at its own word. */
function line(name: keyof typeof messages, first: string, then = ''): Story {
  said.add(name);
  const { tone, title, description } = messages[name];
  return {
    args: { tone, title, description },
    play: async ({ canvas }) => {
      const [speaking, silent] =
        tone === 'success' ? (['status', 'alert'] as const) : (['alert', 'status'] as const);
      await expect(await canvas.findByText(first)).toBeVisible();
      const slip = within(canvas.getByRole(speaking));
      await expect(
        slip.getAllByText(/./, { selector: 'p:not([aria-hidden])' }).map(p => p.textContent),
      ).toEqual(then ? [first, then] : [first]);
      await expect(canvas.getByRole(silent)).toBeEmptyDOMElement();
    },
  };
}

export const DialogError: Story = {
  ...line('dialogError', 'Error', 'Please try again later.'),
  tags: ['both-editions'],
};
export const DialogSignedIn = line('dialogSignedIn', 'Success!', 'You have been signed in successfully.');
export const DialogSignedUp = line('dialogSignedUp', 'Success!', 'Check your email to confirm your account.');
export const ContactFailed = line(
  'contactFailed',
  'Error sending message',
  'Something went wrong. Please try again or email us directly.',
);
export const ContactSent = line(
  'contactSent',
  'Message sent successfully!',
  "Thank you for reaching out. We'll get back to you as soon as possible.",
);
export const SignInFailed = line('signInFailed', 'Sign in failed', 'Please try again later.');
export const SignUpFailed = line('signUpFailed', 'Sign up failed', 'Please try again later.');
export const SignedUp = line('signedUp', 'Success!', 'Please check your email to confirm your account.');
export const ApplicationFailed = line('applicationFailed', 'Submission failed', 'Please try again later.');
export const ApplicationSubmitted = line(
  'applicationSubmitted',
  'Application submitted successfully!',
  "We'll review your application and get back to you soon.",
);
export const ProfileIncomplete = line('profileIncomplete', 'Please fill in all required fields');
export const BusinessIncomplete = line('businessIncomplete', 'Please fill in all sections');
export const PortalFailed = line(
  'portalFailed',
  'Error',
  'Failed to open subscription management. Please try again.',
);
export const CheckoutFailed = line(
  'checkoutFailed',
  'Error',
  'Failed to create checkout session. Please try again.',
);
export const NotFound = line('notFound', 'Oops! Page not found');

/** A line that is added to the catalogue wants a story here. */
export const Complete: Story = {
  ...line('notFound', 'Oops! Page not found'),
  tags: ['no-visual'],
  play: async () => {
    await expect([...said]).toEqual(Object.keys(messages));
  },
};
