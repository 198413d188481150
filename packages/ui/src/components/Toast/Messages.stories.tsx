import { messages, slipCopy } from '@fit-to-print/content/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
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
      <ToastProvider copy={slipCopy}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Say>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = new Set<keyof typeof messages>();

function line(name: keyof typeof messages): Story {
  said.add(name);
  const { tone, title, description } = messages[name];
  return {
    args: { tone, title, description },
    play: async ({ canvas }) => {
      const [speaking, silent] =
        tone === 'success' ? (['status', 'alert'] as const) : (['alert', 'status'] as const);
      await expect(await canvas.findByText(title)).toBeVisible();
      await expect(canvas.getByRole(speaking)).toHaveTextContent(
        [title, description].filter(Boolean).join(''),
      );
      await expect(canvas.getByRole(silent)).toBeEmptyDOMElement();
    },
  };
}

export const DialogError: Story = { ...line('dialogError'), tags: ['both-editions'] };
export const DialogSignedIn = line('dialogSignedIn');
export const DialogSignedUp = line('dialogSignedUp');
export const ContactFailed = line('contactFailed');
export const ContactSent = line('contactSent');
export const SignInFailed = line('signInFailed');
export const SignUpFailed = line('signUpFailed');
export const SignedUp = line('signedUp');
export const ApplicationFailed = line('applicationFailed');
export const ApplicationSubmitted = line('applicationSubmitted');
export const ProfileIncomplete = line('profileIncomplete');
export const BusinessIncomplete = line('businessIncomplete');
export const PortalFailed = line('portalFailed');
export const CheckoutFailed = line('checkoutFailed');
export const NotFound = line('notFound');

/** A line that is added to the catalogue wants a story here. */
export const Complete: Story = {
  ...line('notFound'),
  tags: ['no-visual'],
  play: async () => {
    await expect([...said]).toEqual(Object.keys(messages));
  },
};
