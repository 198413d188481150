// Stories of every message of the site, each as a toast.
import { messages, toastCopy } from '@fit-to-print/content/messages';
import { ToastProvider, useToast } from '@fit-to-print/ui/components/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, within } from 'storybook/test';
import { isToast, type ToastRecord, valueAt } from './content.ts';
import { messageFlows } from './messageUses.ts';

/** The paths of all messages that are toasts. */
const toasts = messageFlows
  .flatMap(({ uses }) => uses)
  .map(({ source }) => source)
  .filter(source => isToast(valueAt(source)));

interface ShowToastProps {
  /** The path of the message in packages/content. */
  source: string;
}

function ShowToast({ source }: ShowToastProps) {
  const toast = useToast();
  useEffect(() => toast.show(valueAt(source) as ToastRecord), [toast, source]);
  return null;
}

/** Every message of the error catalogue, in a toast, and as `Notice` any message of the content. */
const meta = {
  title: 'Messages/Error catalogue',
  component: ShowToast,
  // Toasts are fixed to the bottom of the window, so they would overlap on a docs page.
  tags: ['!autodocs'],
  argTypes: { source: { control: 'select', options: toasts } },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ShowToast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The messages that have a story below. */
const covered = new Set<keyof typeof messages>();

/** A story for one message. The expected texts repeat the specification, so that a changed catalogue fails. */
function messageStory(name: keyof typeof messages, expectedTitle: string, expectedText = ''): Story {
  covered.add(name);
  const { tone } = messages[name];
  return {
    args: { source: `messages.${name}` },
    play: async ({ canvas }) => {
      const [role, otherRole] =
        tone === 'success' ? (['status', 'alert'] as const) : (['alert', 'status'] as const);
      await expect(await canvas.findByText(expectedTitle)).toBeVisible();
      const toast = within(canvas.getByRole(role));
      await expect(
        toast.getAllByText(/./, { selector: 'p:not([aria-hidden])' }).map(p => p.textContent),
      ).toEqual(expectedText ? [expectedTitle, expectedText] : [expectedTitle]);
      await expect(canvas.getByRole(otherRole)).toBeEmptyDOMElement();
    },
  };
}

export const DialogError: Story = {
  ...messageStory('dialogError', 'Error', 'Please try again later.'),
  tags: ['both-editions'],
};
export const DialogSignedIn = messageStory(
  'dialogSignedIn',
  'Success!',
  'You have been signed in successfully.',
);
export const DialogSignedUp = messageStory(
  'dialogSignedUp',
  'Success!',
  'Check your email to confirm your account.',
);
export const ContactFailed = messageStory(
  'contactFailed',
  'Error sending message',
  'Something went wrong. Please try again or email us directly.',
);
export const ContactSent = messageStory(
  'contactSent',
  'Message sent successfully!',
  "Thank you for reaching out. We'll get back to you as soon as possible.",
);
export const SignInFailed = messageStory('signInFailed', 'Sign in failed', 'Please try again later.');
export const SignUpFailed = messageStory('signUpFailed', 'Sign up failed', 'Please try again later.');
export const SignedUp = messageStory(
  'signedUp',
  'Success!',
  'Please check your email to confirm your account.',
);
export const ApplicationFailed = messageStory(
  'applicationFailed',
  'Submission failed',
  'Please try again later.',
);
export const ApplicationSubmitted = messageStory(
  'applicationSubmitted',
  'Application submitted successfully!',
  "We'll review your application and get back to you soon.",
);
export const ProfileIncomplete = messageStory('profileIncomplete', 'Please fill in all required fields');
export const BusinessIncomplete = messageStory('businessIncomplete', 'Please fill in all sections');
export const PortalFailed = messageStory(
  'portalFailed',
  'Error',
  'Failed to open subscription management. Please try again.',
);
export const CheckoutFailed = messageStory(
  'checkoutFailed',
  'Error',
  'Failed to create checkout session. Please try again.',
);
export const NotFound = messageStory('notFound', 'Oops! Page not found');

/** Every message of the catalogue has a story above. */
export const CoversEveryMessage: Story = {
  ...messageStory('notFound', 'Oops! Page not found'),
  tags: ['no-visual'],
  play: async () => {
    await expect([...covered]).toEqual(Object.keys(messages));
  },
};

export const Notice: Story = {
  // A picture would show no more than those of the stories of Toast.
  tags: ['no-visual'],
  args: { source: 'billing.returnMessages.complete' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText((valueAt(args.source) as ToastRecord).title)).toBeVisible();
  },
};
