// Stories of `AuthDialog`.
import { toastCopy } from '@fit-to-print/content/messages';
import { authDialogCopy } from '@fit-to-print/content/props/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { dialogParameters } from '../../components/Dialog/Dialog.fixtures.ts';
import { Button } from '../../components/Button/index.ts';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ada, contexts } from './auth.fixtures.ts';
import type { AuthContext, authMachine } from './auth.machine.ts';
import { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';

/** The requests of the dialog. Unless a story changes them, they succeed; the one to Google never ends. */
const calls = {
  signIn: fn(),
  signUp: fn(),
  requestReset: fn(),
  resendConfirmation: fn(),
  setPassword: fn(),
  continueWithGoogle: fn(),
};
/** Returns a promise that never settles. */
const never = () => new Promise<never>(() => {});

/** A page with the dialog, which a button opens again after it was closed. */
function PageWithDialog(props: AuthDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <ToastProvider copy={toastCopy}>
      <Box as="main" pageWidth paddingBlock={5}>
        <Stack gap={3} align="start">
          <Text variant="intro">A page that was being read.</Text>
          <Button onClick={() => setOpen(true)}>Open</Button>
        </Stack>
      </Box>
      <AuthDialog
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </ToastProvider>
  );
}

/** Returns the machine state that a story starts in. */
const inState = (value: StateValueFrom<typeof authMachine>, changes: Partial<AuthContext> = {}) => ({
  value,
  context: { ...contexts[value], ...changes },
});

const meta = {
  title: 'Flows/AuthDialog',
  component: AuthDialog,
  args: { open: true, onClose: fn(), onSignedIn: fn(), copy: authDialogCopy, calls },
  argTypes: { copy: { control: false }, calls: { control: false }, initial: { control: false } },
  // On documentation pages the dialog needs its own window.
  parameters: { ...dialogParameters, docs: { story: { inline: false, height: '820px' } } },
  beforeEach() {
    calls.signIn.mockReset().mockResolvedValue({ accepted: true });
    calls.signUp.mockReset().mockResolvedValue({ accepted: true });
    for (const each of [calls.requestReset, calls.resendConfirmation, calls.setPassword])
      each.mockReset().mockResolvedValue({ accepted: true });
    calls.continueWithGoogle.mockReset().mockImplementation(never);
  },
  render: args => <PageWithDialog {...args} />,
} satisfies Meta<typeof AuthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The queries of the open dialog with this title. */
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
/** Types Ada's email address and password into the dialog with this title. */
const fill = async (
  userEvent: { type: (element: HTMLElement, text: string) => Promise<void> },
  name: string,
) => {
  const panel = dialog(name);
  await userEvent.type(panel.getByRole('textbox', { name: 'Email' }), ada.email);
  await userEvent.type(panel.getByLabelText('Password'), ada.password);
};

// States --------------------------------------------------------------------------------------------------------------

export const Idle: Story = {
  tags: ['both-editions'],
  play: async () => {
    const panel = dialog('Sign in');
    await expect(panel.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
    await expect(panel.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const SignUp: Story = {
  args: { initial: inState('idle', { mode: 'signUp' }) },
  play: async () => {
    const panel = dialog('Sign up');
    await expect(panel.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    // The server, not the dialog, checks the length of the password.
    await expect(panel.queryByText('At least 6 characters')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { initial: inState('invalid') },
  play: async () => {
    const panel = dialog('Sign in');
    await expect(panel.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await waitFor(() => expect(panel.getByRole('region')).toHaveFocus());
  },
};

export const Submitting: Story = {
  tags: ['one-width'],
  args: { calls: { ...calls, signIn: never }, initial: inState('submitting') },
  play: async () => {
    await expect(dialog('Sign in').getByRole('button', { name: 'Signing in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Redirecting: Story = {
  tags: ['one-width'],
  args: { initial: inState('redirecting') },
  play: async () => {
    await expect(dialog('Sign in').getByRole('button', { name: 'Continue with Google' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  tags: ['one-width'],
  args: { initial: inState('failed') },
  play: async () => {
    await expect(dialog('Sign in').getByLabelText('Password')).toHaveAccessibleDescription(
      'Invalid login credentials',
    );
  },
};

export const EmailSent: Story = {
  args: { initial: inState('emailSent') },
  play: async () => {
    await expect(dialog('Check your email').getByText(ada.email)).toBeVisible();
  },
};

export const Unconfirmed: Story = {
  tags: ['one-width'],
  args: { initial: inState('failed', { problems: { email: 'Email not confirmed' } }) },
  play: async ({ userEvent }) => {
    await userEvent.click(
      dialog('Sign in').getByRole('button', { name: 'Send the confirmation email again' }),
    );
    const panel = dialog('Confirm your email address');
    await expect(panel.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await expect(panel.queryByLabelText('Password')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Send a new link' }));
    await expect(dialog('Check your email').getByText(ada.email)).toBeVisible();
    await expect(calls.resendConfirmation).toHaveBeenCalledWith({ email: ada.email, password: '' });
  },
};

// Toasts --------------------------------------------------------------------------------------------------------------

export const ToastSignedIn: Story = {
  tags: ['one-width'],
  play: async ({ args, userEvent }) => {
    await fill(userEvent, 'Sign in');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /Success!\s*You have been signed in successfully\./,
      ),
    );
    await expect(calls.signIn).toHaveBeenCalledWith(ada);
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ToastSignedUp: Story = {
  tags: ['one-width'],
  play: async ({ userEvent }) => {
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Sign up' }));
    await fill(userEvent, 'Sign up');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /Success!\s*Check your email to confirm your account\./,
      ),
    );
    await expect(calls.signUp).toHaveBeenCalledWith(ada);
  },
};

export const ToastSignInError: Story = {
  tags: ['one-width'],
  play: async ({ userEvent }) => {
    calls.signIn.mockResolvedValue({
      accepted: false,
      message: 'Invalid login credentials',
      field: 'password',
    });
    await fill(userEvent, 'Sign in');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Error.*Invalid login credentials/),
    );
    await expect(dialog('Sign in').getByLabelText('Password')).toBeInvalid();
    await expect(dialog('Sign in').getByLabelText('Password')).toHaveValue(ada.password);
  },
};

/** The toast of a failed request closes when the visitor leaves that form. */
export const ToastClosesWithItsForm: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    calls.signIn.mockResolvedValue({ accepted: false, message: 'Invalid login credentials' });
    await fill(userEvent, 'Sign in');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid login credentials'));
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Forgot your password?' }));
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    calls.requestReset.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(dialog('Forgot your password?').getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await userEvent.click(dialog('Forgot your password?').getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const ToastSignUpError: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    calls.signUp.mockResolvedValue({
      accepted: false,
      message: 'Password should be at least 6 characters.',
      field: 'password',
    });
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Sign up' }));
    await fill(userEvent, 'Sign up');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /Error.*Password should be at least 6 characters\./,
      ),
    );
    await expect(dialog('Sign up').getByLabelText('Password')).toHaveAccessibleDescription(
      'Password should be at least 6 characters.',
    );
    await expect(dialog('Sign up').getByLabelText('Password')).toHaveValue(ada.password);
  },
};

/** Escape closes the toast first, and then the dialog. The entered text stays. */
export const EscapeClosesToastFirst: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    calls.signIn.mockRejectedValue(new TypeError('Failed to fetch'));
    await fill(userEvent, 'Sign in');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expect(dialog('Sign in').getByLabelText('Password')).toHaveValue(ada.password);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ToastGoogleError: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    calls.continueWithGoogle.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Error.*Please try again later\./),
    );
    // A click outside the dialog, on the toast, keeps the dialog open.
    await userEvent.click(screen.getByText('Dismiss'));
    await expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
};

// Behavior ------------------------------------------------------------------------------------------------------------

/** A dialog that was closed on sign-up opens on sign-in again. */
export const OpensOnSignInEveryTime: Story = {
  tags: ['no-visual'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.type(dialog('Sign in').getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Sign up' }));
    await expect(dialog('Sign up').getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
};

export const ForgotPassword: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(dialog('Sign in').getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Forgot your password?' }));
    const panel = dialog('Forgot your password?');
    await expect(panel.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await expect(panel.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  },
};

export const ResetEmailSent: Story = {
  tags: ['one-width'],
  args: { initial: inState('emailSent', { mode: 'requestReset' }) },
  play: async ({ userEvent }) => {
    await userEvent.click(dialog('Check your email').getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(calls.requestReset).toHaveBeenCalledWith({ email: ada.email, password: '' }));
    await expect(dialog('Check your email').getByText(ada.email)).toBeVisible();
  },
};

/** The sign-in form that opens from “Check your email” also validates its fields. */
export const BackToSignIn: Story = {
  tags: ['no-visual'],
  args: { initial: inState('emailSent') },
  play: async ({ userEvent }) => {
    await userEvent.click(dialog('Check your email').getByRole('button', { name: 'Sign in' }));
    const panel = dialog('Sign in');
    await userEvent.click(panel.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(panel.getByRole('region')).toHaveFocus());
  },
};

/** When the server rejects a resend, a toast says why, and the form to confirm the address opens with the address filled in. */
export const ResendRejected: Story = {
  tags: ['no-visual'],
  args: { initial: inState('emailSent') },
  play: async ({ userEvent }) => {
    calls.resendConfirmation.mockResolvedValue({
      accepted: false,
      message: 'Wait a minute before you ask again.',
    });
    await userEvent.click(dialog('Check your email').getByRole('button', { name: 'Send it again' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Error.*Wait a minute before you ask again\./),
    );
    await expect(dialog('Confirm your email address').getByRole('textbox', { name: 'Email' })).toHaveValue(
      ada.email,
    );
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';

/** Every text that can be long is longer than its line: buttons, link, title, next step, panel, email address and error. */
export const Longest: Story = {
  args: {
    copy: {
      ...authDialogCopy,
      google: `${authDialogCopy.google} ${longWord.repeat(2)}`,
      forgot: `${longWord} ${authDialogCopy.forgot}`,
      signIn: {
        ...authDialogCopy.signIn,
        title: `${longWord} ${authDialogCopy.signIn.title}`,
        submit: `${authDialogCopy.signIn.submit} ${longWord}`,
      },
      nextStepTexts: {
        ...authDialogCopy.nextStepTexts,
        signIn: `${longWord.repeat(2)} ${authDialogCopy.nextStepTexts.signIn}`,
      },
      panel: {
        ...authDialogCopy.panel,
        tagline: `${authDialogCopy.panel.tagline} ${longWord}`,
        brand: longWord,
      },
    },
    initial: inState('failed', {
      credentials: { email: `${longWord.repeat(2)}@hopyard.example`, password: '' },
      problems: { password: `${longWord.repeat(2)} ${longWord}` },
    }),
  },
  play: async () => {
    const panel = dialog(`${longWord} ${authDialogCopy.signIn.title}`);
    await expect(panel.getAllByText(`${longWord.repeat(2)} ${longWord}`)[0]).toBeVisible();
    const google = panel.getByRole('button', { name: /Google/ });
    await expect(google.scrollWidth).toBeLessThanOrEqual(google.clientWidth);
  },
};
