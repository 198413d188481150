import { slipCopy } from '@fit-to-print/content/messages';
import { dialogCopy } from '@fit-to-print/site/authCopy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { guarded } from '../../components/Dialog/Dialog.fixtures.ts';
import { Button } from '../../components/Button/index.ts';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ada, contexts } from './auth.fixtures.ts';
import { type AuthContext, authMachine } from './auth.machine.ts';
import { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';

const call = {
  signIn: fn(),
  signUp: fn(),
  recover: fn(),
  resend: fn(),
  renew: fn(),
  google: fn(),
};
const never = () => new Promise<never>(() => {});

function Page(props: AuthDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <ToastProvider copy={slipCopy}>
      <Box as="main" page paddingBlock={5}>
        <Stack gap={3} align="start">
          <Text variant="lede">A page that was being read.</Text>
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

/** A story that starts in a state. As a render function: Storybook cannot serialize a snapshot among its args. */
const at = (value: StateValueFrom<typeof authMachine>, change: Partial<AuthContext> = {}) => {
  const snapshot = authMachine.resolveState({ value, context: { ...contexts[value], ...change } });
  return { render: (args: AuthDialogProps) => <Page {...args} initialSnapshot={snapshot} /> };
};

const meta = {
  title: 'Flows/AuthDialog',
  component: AuthDialog,
  args: { open: true, onClose: fn(), onSignedIn: fn(), copy: dialogCopy, calls: call },
  argTypes: { copy: { control: false }, calls: { control: false }, initialSnapshot: { control: false } },
  // On a page of documentation it lies over a window of its own.
  parameters: { ...guarded, docs: { story: { inline: false, height: '820px' } } },
  beforeEach() {
    call.signIn.mockReset().mockResolvedValue({ accepted: true });
    call.signUp.mockReset().mockResolvedValue({ accepted: true });
    for (const each of [call.recover, call.resend, call.renew])
      each.mockReset().mockResolvedValue({ accepted: true });
    call.google.mockReset().mockImplementation(never);
  },
  render: args => <Page {...args} />,
} satisfies Meta<typeof AuthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const fill = async (
  userEvent: { type: (element: HTMLElement, text: string) => Promise<void> },
  name: string,
) => {
  const pass = dialog(name);
  await userEvent.type(pass.getByRole('textbox', { name: 'Email' }), ada.email);
  await userEvent.type(pass.getByLabelText('Password'), ada.password);
};

// States --------------------------------------------------------------------------------------------------------------

export const Idle: Story = {
  tags: ['both-editions'],
  play: async () => {
    const pass = dialog('Sign in');
    await expect(pass.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
    await expect(pass.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const SignUp: Story = {
  ...at('idle', { mode: 'signUp' }),
  play: async () => {
    const pass = dialog('Sign up');
    await expect(pass.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    // The dialog leaves the length to the service.
    await expect(pass.queryByText('At least 6 characters')).toBeNull();
  },
};

export const Invalid: Story = {
  ...at('invalid'),
  play: async () => {
    const pass = dialog('Sign in');
    await expect(pass.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await waitFor(() => expect(pass.getByRole('region')).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { calls: { ...call, signIn: never } },
  ...at('submitting'),
  play: async () => {
    await expect(dialog('Sign in').getByRole('button', { name: 'Signing in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Redirecting: Story = {
  ...at('redirecting'),
  play: async () => {
    await expect(dialog('Sign in').getByRole('button', { name: 'Continue with Google' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  ...at('failed'),
  play: async () => {
    await expect(dialog('Sign in').getByLabelText('Password')).toHaveAccessibleDescription(
      'Invalid login credentials',
    );
  },
};

export const Confirming: Story = {
  ...at('confirming'),
  play: async () => {
    await expect(dialog('The mail is out.').getByText(ada.email)).toBeVisible();
  },
};

export const Unconfirmed: Story = {
  ...at('failed', { problems: { email: 'Email not confirmed' } }),
  play: async ({ userEvent }) => {
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Send the confirmation again' }));
    const pass = dialog('Confirm your address.');
    await expect(pass.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await expect(pass.queryByLabelText('Password')).toBeNull();
    await userEvent.click(pass.getByRole('button', { name: 'Send a new link' }));
    await expect(dialog('The mail is out.').getByText(ada.email)).toBeVisible();
    await expect(call.resend).toHaveBeenCalledWith({ email: ada.email, password: '' });
  },
};

// Messages ------------------------------------------------------------------------------------------------------------

export const SaysSignedIn: Story = {
  play: async ({ args, userEvent }) => {
    await fill(userEvent, 'Sign in');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /Success!\s*You have been signed in successfully\./,
      ),
    );
    await expect(call.signIn).toHaveBeenCalledWith(ada);
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SaysSignedUp: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Sign up' }));
    await fill(userEvent, 'Sign up');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /Success!\s*Check your email to confirm your account\./,
      ),
    );
    await expect(call.signUp).toHaveBeenCalledWith(ada);
  },
};

export const SaysError: Story = {
  play: async ({ userEvent }) => {
    call.signIn.mockResolvedValue({
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

export const SaysSignUpError: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    call.signUp.mockResolvedValue({
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

/** Tab stays in the dialog: Escape takes the slip away first, and nothing that was typed with it. */
export const ErrorDismissedByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    call.signIn.mockRejectedValue(new TypeError('Failed to fetch'));
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

export const SaysGoogleError: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    call.google.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Error.*Please try again later\./),
    );
    // The slip lies outside the dialog; taking it away leaves the dialog open.
    await userEvent.click(screen.getByText('Dismiss'));
    await expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
};

// Behavior ------------------------------------------------------------------------------------------------------------

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

export const Forgotten: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(dialog('Sign in').getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.click(dialog('Sign in').getByRole('button', { name: 'Forgot your password?' }));
    const pass = dialog('Forgot your password?');
    await expect(pass.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await expect(pass.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  },
};

export const MailOfForgotten: Story = {
  ...at('confirming', { mode: 'recover' }),
  play: async ({ userEvent }) => {
    await userEvent.click(dialog('The mail is out.').getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(call.recover).toHaveBeenCalledWith({ email: ada.email, password: '' }));
    await expect(dialog('The mail is out.').getByText(ada.email)).toBeVisible();
  },
};

/** The form that comes after the confirmation says itself what it lacks, as the first one does. */
export const BackFromConfirming: Story = {
  tags: ['no-visual'],
  ...at('confirming'),
  play: async ({ userEvent }) => {
    await userEvent.click(dialog('The mail is out.').getByRole('button', { name: 'Sign in' }));
    const pass = dialog('Sign in');
    await userEvent.click(pass.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(pass.getByRole('region')).toHaveFocus());
  },
};

/** Who signed up has an account already: only the mail goes again. */
export const ConfirmationAgain: Story = {
  tags: ['no-visual'],
  ...at('confirming'),
  play: async ({ userEvent }) => {
    call.resend.mockResolvedValue({ accepted: false, message: 'Wait a minute before you ask again.' });
    await userEvent.click(dialog('The mail is out.').getByRole('button', { name: 'Send it again' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Error.*Wait a minute before you ask again\./),
    );
    await expect(dialog('Confirm your address.').getByRole('textbox', { name: 'Email' })).toHaveValue(
      ada.email,
    );
  },
};
