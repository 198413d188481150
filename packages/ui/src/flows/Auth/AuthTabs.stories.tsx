// Stories of `AuthTabs`.
import { toastCopy } from '@fit-to-print/content/messages';
import { authTabsCopy } from '@fit-to-print/content/props/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import { ada, contexts } from './auth.fixtures.ts';
import type { AuthContext, authMachine } from './auth.machine.ts';
import { AuthTabs } from './AuthTabs.tsx';

const calls = {
  signIn: fn(),
  signUp: fn(),
  requestReset: fn(),
  resendConfirmation: fn(),
  setPassword: fn(),
  continueWithGoogle: fn(),
};
/** A request that does not end. */
const never = () => new Promise<never>(() => {});

/** Returns the machine state that a story starts in. */
const inState = (value: StateValueFrom<typeof authMachine>, changes: Partial<AuthContext> = {}) => ({
  value,
  context: { ...contexts[value], ...changes },
});

const meta = {
  title: 'Flows/AuthTabs',
  component: AuthTabs,
  args: { copy: authTabsCopy, calls, onSignedIn: fn() },
  argTypes: { copy: { control: false }, calls: { control: false }, initial: { control: false } },
  beforeEach() {
    calls.signIn.mockReset().mockResolvedValue({ accepted: true });
    calls.signUp.mockReset().mockResolvedValue({ accepted: true });
    for (const each of [calls.requestReset, calls.resendConfirmation, calls.setPassword])
      each.mockReset().mockResolvedValue({ accepted: true });
    calls.continueWithGoogle.mockReset().mockImplementation(never);
  },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box as="main" pageWidth paddingBlock={4}>
          <h1>The page around it</h1>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof AuthTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

// States --------------------------------------------------------------------------------------------------------------

export const SignIn: Story = { tags: ['both-editions'] };
/** Hover and focus. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('tab', { name: 'Sign Up' }), 'hover');
    forceState(canvas.getByRole('button', { name: 'Continue with Google' }), 'hover');
    forceState(canvas.getByRole('textbox', { name: 'Email' }), 'hover');
    forceState(canvas.getByLabelText('Password'), 'focus');
    forceState(canvas.getByRole('button', { name: 'Forgot your password?' }), 'hover');
  },
};

export const SignUp: Story = { args: { initial: inState('idle', { mode: 'signUp' }) } };
export const Invalid: Story = { args: { initial: inState('invalid') } };
export const Submitting: Story = {
  tags: ['one-width'],
  args: { calls: { ...calls, signIn: never }, initial: inState('submitting') },
};
export const EmailSent: Story = { args: { initial: inState('emailSent') } };

export const NewPassword: Story = {
  args: { emailLink: 'setPassword', username: ada.email },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    // Hidden, for password managers.
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue(ada.email);
    await userEvent.type(password, 'short{Enter}');
    await expect(password).toHaveAccessibleDescription(/Use at least 6 characters\./);
  },
};

export const ExpiredConfirmation: Story = {
  tags: ['one-width'],
  args: { emailLink: 'expiredConfirmation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
};

export const ExpiredReset: Story = {
  tags: ['no-visual'],
  args: { emailLink: 'expiredReset' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), `${ada.email}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your email' })).toBeVisible());
    await expect(calls.requestReset).toHaveBeenCalledWith({ email: ada.email, password: '' });
  },
};

// Toasts --------------------------------------------------------------------------------------------------------------

export const ToastSignInFailed: Story = {
  tags: ['one-width'],
  play: async ({ canvas, userEvent }) => {
    calls.signIn.mockResolvedValue({ accepted: false, message: 'Email not confirmed', field: 'email' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${ada.password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Sign in failed.*Email not confirmed/),
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
};

export const TooManyTries: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    calls.signIn.mockResolvedValue({ accepted: false, message: 'Too many tries. Try again in 5 minutes.' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${ada.password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Sign in failed.*Too many tries\. Try again in 5 minutes\./,
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeValid();
  },
};

export const ToastSignUpFailed: Story = {
  tags: ['one-width'],
  play: async ({ canvas, userEvent }) => {
    calls.signUp.mockResolvedValue({ accepted: false, message: 'Password is known from a leak.' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${ada.password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Sign up failed.*Password is known from a leak\./),
    );
  },
};

export const ToastSignedUp: Story = {
  tags: ['one-width'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${ada.password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /Success!\s*Please check your email to confirm your account\./,
      ),
    );
    await expect(canvas.getByText(ada.email)).toBeVisible();
  },
};

export const ToastPasswordSet: Story = {
  tags: ['no-visual'],
  args: { emailLink: 'setPassword' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), `${ada.password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Success!\s*Your password has been changed\./),
    );
    await expect(calls.setPassword).toHaveBeenCalledWith({ email: '', password: ada.password });
  },
};

// Behavior ------------------------------------------------------------------------------------------------------------

export const CallsOnSignedIn: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${ada.password}{Enter}`);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** A new password needs at least six characters. */
export const RequiresSixCharacters: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    // The email address stays when the tab changes.
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'short{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Use at least 6 characters. At least 6 characters',
    );
    await expect(calls.signUp).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Use at least 6 characters.' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** Typed text stays when the tab changes: a visitor may click a tab while the script loads, and type before it has changed. */
export const KeepsTypedText: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), ada.password);
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(ada.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(calls.signUp).toHaveBeenCalledWith(ada));
    // The form after the confirmation is empty.
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** Words that others would guess first do not count towards the six characters. */
export const RefusesGuessableWords: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email);
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'milwaukee26{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /^Use at least 6 characters besides our name, our city and your email address\./,
    );
    await expect(calls.signUp).not.toHaveBeenCalled();
  },
};

/** The clicked button disappears with its form; the focus moves to the next form. */
export const KeepsFocus: Story = {
  args: { initial: inState('emailSent') },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const expectFocusAroundField = () =>
      expect(document.activeElement).toContainElement(canvas.getByRole('textbox', { name: 'Email' }));
    const { body } = document;
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(body).not.toHaveFocus());
    await expectFocusAroundField();
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await waitFor(() => expect(body).not.toHaveFocus());
    await expectFocusAroundField();
  },
};

/** Without inline styles, which the content security policy forbids, and with a form that is not sent before its script arrives. */
export const Prerendered: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const html = renderToStaticMarkup(
      <ToastProvider copy={toastCopy}>
        <AuthTabs {...args} />
      </ToastProvider>,
    );
    await expect(html).toContain('method="dialog"');
    await expect(html).not.toContain('style=');
  },
};

export const Longest: Story = {
  args: {
    initial: inState('emailSent', {
      credentials: {
        email:
          'ada-augusta-king-countess-of-lovelace-and-first-programmer@correspondence.analytical-engine.example',
        password: '',
      },
    }),
  },
};
