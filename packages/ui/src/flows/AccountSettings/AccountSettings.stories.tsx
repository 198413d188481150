// Stories of `AccountSettings`.
import { toastCopy } from '@fit-to-print/content/messages';
import { account } from '@fit-to-print/content/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dialogParameters } from '../../components/Dialog/Dialog.fixtures.ts';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { contexts } from './account.fixtures.ts';
import { AccountSettings, type AccountSettingsProps } from './AccountSettings.tsx';
import { sessions, sessionsContexts } from './sessions.fixtures.ts';

const copy = account.settings;
const download = fn<AccountSettingsProps['download']>();
const deleteAccount = fn<AccountSettingsProps['deleteAccount']>();
const loadSessions = fn<AccountSettingsProps['sessions']['load']>();
const endSessions = fn<AccountSettingsProps['sessions']['end']>();
const onDeleted = fn();
const onManage = fn();
const onRecheck = fn();
const onReload = fn();
/** A request that does not end. */
const never = () => new Promise<never>(() => {});

const meta = {
  title: 'Flows/AccountSettings',
  component: AccountSettings,
  args: {
    copy,
    email: 'ada@hopyard.example',
    subscription: null,
    onReload,
    onRecheck,
    onManage,
    managing: false,
    reauthentication: 'password',
    sessions: { load: loadSessions, end: endSessions },
    download,
    deleteAccount,
    onDeleted,
  },
  argTypes: { copy: { control: false }, initial: { control: false } },
  // On documentation pages the dialog needs its own window.
  parameters: { ...dialogParameters, docs: { story: { inline: false, height: '820px' } } },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box as="main" pageWidth paddingBlock={4}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
  beforeEach: () => {
    for (const call of [download, deleteAccount]) call.mockReset().mockResolvedValue({ accepted: true });
    loadSessions.mockReset().mockResolvedValue(sessions.slice(0, 1));
    endSessions.mockReset().mockResolvedValue('ended');
    onDeleted.mockReset();
    onManage.mockReset();
    onRecheck.mockReset();
    onReload.mockReset();
  },
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Returns the machine state that a story starts in. */
const inState = (value: keyof typeof contexts) => ({ value, context: contexts[value] });
/** The dialog's script is loaded on the first click. */
const dialog = async () => within(await screen.findByRole('dialog', { name: copy.dialog.title }));
const password = async () => (await dialog()).getByLabelText(copy.dialog.password.label);

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: copy.deletion.action }));
}
async function submit(context: Context, entered = 'blue-pencil') {
  await open(context);
  await context.userEvent.type(await password(), entered);
  await context.userEvent.keyboard('{Enter}');
}

export const Playground: Story = { tags: ['no-visual'] };

// States --------------------------------------------------------------------------------------------------------------

export const Idle: Story = {
  tags: ['both-editions'],
  args: { initial: inState('idle') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ada@hopyard.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'rate card' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.subscription.manage })).toBeNull();
  },
};

/** The account has a subscription. */
export const Subscriber: Story = {
  args: {
    subscription: {
      name: 'Growth',
      paidUntil: '2026-12-20T12:00:00Z',
      isCanceled: false,
      isPaymentFailed: false,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Growth/)).toHaveTextContent('Growth, paid until December 20, 2026.');
    await userEvent.click(canvas.getByRole('button', { name: copy.subscription.manage }));
    await expect(onManage).toHaveBeenCalledOnce();
  },
};

/** The applications that the user has sent. Without one, the row is missing. */
export const Applications: Story = {
  tags: ['one-width', 'both-editions'],
  args: {
    applications: [
      { id: '2', companyName: 'Hopyard & Daughters', sentAt: '2026-11-24T15:00:00Z' },
      { id: '1', companyName: 'Hopyard Analytics', sentAt: '2026-11-20T15:00:00Z' },
    ],
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: copy.applications.title })).getAllByRole('listitem');
    await expect(rows.map(row => row.textContent)).toEqual([
      'Sent on November 24, 2026: Hopyard & Daughters',
      'Sent on November 20, 2026: Hopyard Analytics',
    ]);
  },
};

/** Orders and applications could not be loaded. The rest of the account stays usable. */
export const UnknownOrders: Story = {
  tags: ['no-visual'],
  args: { areOrdersUnknown: true, applications: 'unknown' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.orders.unknown)).toBeVisible();
    await expect(canvas.getByText(copy.applications.unknown)).toBeVisible();
    for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry);
    await expect(onReload).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: copy.download.action })).toBeEnabled();
  },
};

/** The user has canceled the subscription: it is not renewed. */
export const CanceledSubscription: Story = {
  tags: ['no-visual'],
  args: {
    subscription: {
      name: 'Growth',
      paidUntil: '2026-12-20T12:00:00Z',
      isCanceled: true,
      isPaymentFailed: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Growth/)).toHaveTextContent('Growth, ends on December 20, 2026.');
  },
};

/** The last payment failed: the paid month is over, so no date is shown. */
export const FailedPayment: Story = {
  tags: ['one-width'],
  args: {
    subscription: {
      name: 'Growth',
      paidUntil: '2026-12-20T12:00:00Z',
      isCanceled: false,
      isPaymentFailed: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Growth/)).toHaveTextContent(`Growth. ${copy.subscription.paymentFailed}`);
    await expect(canvas.getByRole('button', { name: copy.subscription.manage })).toBeEnabled();
  },
};

/** Two subscriptions were bought with the address. The portal shows one after the other. */
export const TwoSubscriptions: Story = {
  tags: ['one-width'],
  args: {
    subscription: {
      name: 'Growth',
      paidUntil: '2026-12-20T12:00:00Z',
      isCanceled: false,
      isPaymentFailed: false,
      hasAnother: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.subscription.another)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.subscription.manage })).toBeEnabled();
  },
};

/** The site could not check whether the user has a subscription. The server decides what the portal shows. */
export const UnknownSubscription: Story = {
  tags: ['no-visual'],
  args: { subscription: 'unknown' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.subscription.unknown)).toBeVisible();
    await expect(canvas.queryByText(/None/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: copy.subscription.retry }));
    await expect(onRecheck).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.subscription.manage }));
    await expect(onManage).toHaveBeenCalledOnce();
  },
};

export const CheckingSubscription: Story = {
  tags: ['no-visual'],
  args: { subscription: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.subscription.checking)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.subscription.manage })).toBeNull();
  },
};

/** The deletion warns about money while it is unknown whether there is a subscription. */
export const ConfirmingWithUnknownSubscription: Story = {
  tags: ['no-visual'],
  args: { initial: inState('confirming'), subscription: 'unknown' },
  play: async () => {
    await expect((await dialog()).getByText(copy.dialog.uncertainSubscription.unknown)).toBeVisible();
  },
};

/** The deletion warns about money while a purchase may have been made that is not known yet. */
export const ConfirmingAfterCheckout: Story = {
  tags: ['no-visual'],
  args: { initial: inState('confirming'), subscription: null, mayHaveBought: true },
  play: async () => {
    await expect((await dialog()).getByText(copy.dialog.uncertainSubscription.unknown)).toBeVisible();
  },
};

/** The subscription is checked again before the deletion, because the answer may be old. */
export const ConfirmingWhileChecking: Story = {
  tags: ['no-visual'],
  args: { subscription: 'checking' },
  play: async context => {
    await open(context);
    await expect((await dialog()).getByText(copy.dialog.uncertainSubscription.checking)).toBeVisible();
    await expect(onRecheck).toHaveBeenCalledOnce();
  },
};

/** Back from checkout: the payment may still arrive. */
export const ConfirmingWithPendingPayment: Story = {
  tags: ['no-visual'],
  args: { initial: inState('confirming'), subscription: 'pending' },
  play: async () => {
    await expect((await dialog()).getByText(copy.dialog.uncertainSubscription.pending)).toBeVisible();
    await expect(screen.getByText(copy.subscription.pending)).toBeVisible();
  },
};

/** A subscription whose price is not in the price list has no name. */
export const OtherSubscription: Story = {
  tags: ['one-width'],
  args: { subscription: { name: null, paidUntil: null, isCanceled: false, isPaymentFailed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subscription.')).toBeVisible();
  },
};

export const Downloading: Story = {
  tags: ['one-width'],
  args: { initial: inState('downloading') },
  play: async ({ canvas }) => {
    for (const name of [copy.download.pending, copy.deletion.action]) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const Confirming: Story = {
  tags: ['both-editions'],
  args: {
    initial: inState('confirming'),
    subscription: {
      name: 'Growth',
      paidUntil: '2026-12-20T12:00:00Z',
      isCanceled: false,
      isPaymentFailed: false,
    },
  },
  play: async () => {
    await expect(await password()).toHaveAttribute('autocomplete', 'current-password');
    await expect((await dialog()).getByText(/You are not charged again/)).toBeVisible();
    await expect((await dialog()).getByText(copy.dialog.retained)).toBeVisible();
  },
};

/** An account that signs in with Google has no password. */
export const ConfirmingWithWord: Story = {
  tags: ['one-width'],
  args: {
    reauthentication: 'word',
    initial: { value: 'confirming', context: { ...contexts.confirming, reauthentication: 'word' } },
  },
  play: async ({ userEvent }) => {
    const field = (await dialog()).getByRole('textbox', { name: copy.dialog.word.label });
    await userEvent.type(field, 'Delete{Enter}');
    await expect(deleteAccount.mock.calls[0]![0]).toBeUndefined();
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  },
};

export const Invalid: Story = {
  args: { initial: inState('confirming') },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: copy.dialog.submit }));
    await expect(await password()).toHaveAccessibleDescription(copy.validation.password);
    await waitFor(async () => expect(await password()).toHaveFocus());
    await expect(deleteAccount).not.toHaveBeenCalled();
  },
};

export const Deleting: Story = {
  tags: ['one-width'],
  args: { initial: inState('deleting') },
  beforeEach: () => void deleteAccount.mockImplementation(never),
  play: async () => {
    for (const name of [copy.dialog.pending, copy.dialog.cancel]) {
      await expect((await dialog()).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const Failed: Story = {
  tags: ['one-width'],
  args: { initial: inState('failed') },
  play: async () => {
    await expect(await password()).toHaveAccessibleDescription('That is not the password of this account.');
  },
};

/** After the deletion, until the page changes. */
export const Deleted: Story = {
  tags: ['no-visual'],
  args: { initial: inState('deleted') },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: copy.dialog.pending })).toBeVisible();
  },
};

// Sessions ------------------------------------------------------------------------------------------------------------

const sessionsIn = (value: keyof typeof sessionsContexts) => ({ value, context: sessionsContexts[value] });
/** The button that ends the session of Safari, as a query. */
const endSafari = { name: 'Sign out Safari on iPhone' };

export const Sessions: Story = {
  args: { initialSessions: sessionsIn('ready') },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: copy.sessions.title })).getAllByRole('listitem');
    await expect(items.map(item => item.textContent)).toEqual([
      'Firefox on LinuxThis browser',
      'Safari on iPhoneLast used on November 21, 2026Sign out Safari on iPhone',
      'Browser not knownLast used on July 30, 2026Sign out Browser not known',
    ]);
  },
};

export const SessionsLoading: Story = {
  tags: ['no-visual'],
  beforeEach: () => void loadSessions.mockImplementation(never),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.sessions.loading)).toBeVisible();
  },
};

export const SessionsUnknown: Story = {
  tags: ['one-width'],
  args: { initialSessions: sessionsIn('unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.sessions.unknown)).toBeVisible();
  },
};

/** The sessions could not be loaded, and the user loads them again. */
export const SessionsLoadedAgain: Story = {
  tags: ['no-visual'],
  args: { initialSessions: sessionsIn('unknown') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.sessions.retry }));
    await expect(await canvas.findByText(copy.sessions.current)).toBeVisible();
  },
};

export const EndingSession: Story = {
  tags: ['one-width'],
  args: { initialSessions: sessionsIn('ending') },
  beforeEach: () => void endSessions.mockImplementation(never),
  play: async ({ canvas }) => {
    const signOutButton = canvas.getByRole('button', { name: 'Signing out… Safari on iPhone' });
    await expect(signOutButton).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: copy.sessions.endOthers })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The focus moves to the list, because the clicked button has disappeared. */
export const ToastSessionEnded: Story = {
  tags: ['one-width'],
  name: 'Message: a session is ended',
  args: { initialSessions: sessionsIn('ready') },
  play: async context => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', endSafari));
    await expectToast('status', context, copy.sessions.ended.title);
    await expect(endSessions.mock.calls[0]![0]).toEqual(['session-1']);
    await expect(canvas.queryByRole('button', endSafari)).toBeNull();
    await expect(canvas.getByRole('list', { name: copy.sessions.title })).toHaveFocus();
  },
};

export const ToastSessionNotEnded: Story = {
  tags: ['one-width'],
  name: 'Message: no session is ended',
  args: { initialSessions: sessionsIn('ready') },
  beforeEach: () => void endSessions.mockRejectedValue(new TypeError('Failed to fetch')),
  play: async context => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', endSafari));
    await expectToast('alert', context, copy.sessions.endFailed.title);
    await expect(canvas.getByRole('button', endSafari)).toBeEnabled();
  },
};

/** Ending a session needs a recent sign-in, which the message says. */
export const ToastSignInNeeded: Story = {
  tags: ['no-visual'],
  name: 'Message: sign in again before a session is ended',
  args: { initialSessions: sessionsIn('ready') },
  beforeEach: () => void endSessions.mockResolvedValue('signInNeeded'),
  play: async context => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', endSafari));
    await expectToast('alert', context, copy.sessions.signInNeeded.title);
    await expect(canvas.getByRole('button', endSafari)).toBeEnabled();
  },
};

/** The user ends all sessions except the current one. */
export const AllOtherSessionsEnded: Story = {
  tags: ['no-visual'],
  args: { initialSessions: sessionsIn('ready') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.sessions.endOthers }));
    await waitFor(() => expect(canvas.queryByText('Browser not known')).toBeNull());
    await expect(endSessions.mock.calls[0]![0]).toEqual(['session-1', 'session-2']);
    await expect(canvas.getByText(copy.sessions.current)).toBeVisible();
  },
};

// Toasts --------------------------------------------------------------------------------------------------------------

const expectToast = (role: 'status' | 'alert', { canvas }: Context, text: string) =>
  waitFor(() => expect(canvas.getByRole(role)).toHaveTextContent(text));

export const ToastDownloaded: Story = {
  tags: ['one-width'],
  name: 'Message: downloaded',
  play: async context => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: copy.download.action }));
    await expectToast('status', context, copy.messages.downloaded.title);
  },
};

export const ToastDownloadFailed: Story = {
  tags: ['one-width'],
  name: 'Message: download failed',
  beforeEach: () =>
    void download.mockResolvedValue({
      accepted: false,
      message: 'Too many tries. Try again in 12 minutes.',
      reference: '3f9a0c1e',
    }),
  play: async context => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: copy.download.action }));
    await expectToast('alert', context, copy.messages.downloadFailed.title);
    await expectToast('alert', context, 'Too many tries. Try again in 12 minutes.');
    await expectToast('alert', context, 'Reference 3f9a0c1e');
    await expect(context.canvas.getByRole('button', { name: copy.download.action })).toHaveFocus();
  },
};

export const ToastDeleted: Story = {
  tags: ['one-width'],
  name: 'Message: deleted',
  play: async context => {
    await submit(context);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    await expect(deleteAccount.mock.calls[0]![0]).toBe('blue-pencil');
    await expect(screen.getByText(copy.messages.deleted.title)).toBeInTheDocument();
  },
};

export const ToastDeleteFailed: Story = {
  tags: ['one-width'],
  name: 'Message: nothing was deleted',
  beforeEach: () => void deleteAccount.mockResolvedValue({ accepted: false, message: 'Try again tomorrow.' }),
  play: async context => {
    await submit(context);
    await waitFor(() => expect(screen.getByText(copy.messages.deleteFailed.title)).toBeVisible());
    await expect(screen.getByText('Try again tomorrow.')).toBeVisible();
  },
};

export const ToastDeleteUnanswered: Story = {
  tags: ['one-width'],
  name: 'Message: not known whether it was deleted',
  beforeEach: () => void deleteAccount.mockRejectedValue(new TypeError('Failed to fetch')),
  play: async context => {
    await submit(context);
    await waitFor(() => expect(screen.getByText(copy.messages.deleteUnanswered.title)).toBeVisible());
    await expect(screen.getByText(copy.messages.deleteUnanswered.description)).toBeVisible();
    await expect(await password()).toHaveValue('blue-pencil');
    await expect(await password()).not.toHaveAccessibleDescription();
  },
};

// Behavior -----------------------------------------------------------------------------------------------------------

export const WrongPassword: Story = {
  tags: ['no-visual'],
  beforeEach: () =>
    void deleteAccount.mockResolvedValueOnce({
      accepted: false,
      message: 'That is not it.',
      isAboutPassword: true,
    }),
  play: async context => {
    await submit(context, 'red-pencil');
    await waitFor(async () => expect(await password()).toHaveFocus());
    await expect(await password()).toHaveAccessibleDescription('That is not it.');
    await context.userEvent.clear(await password());
    await context.userEvent.type(await password(), 'blue-pencil{Enter}');
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  },
};

/** An account that signed up with Google and set a password later. */
export const PasswordRequired: Story = {
  tags: ['no-visual'],
  args: { reauthentication: 'word' },
  beforeEach: () =>
    void deleteAccount.mockResolvedValueOnce({
      accepted: false,
      message: 'Enter your password.',
      isAboutPassword: true,
    }),
  play: async context => {
    await open(context);
    await context.userEvent.type((await dialog()).getByRole('textbox'), 'delete{Enter}');
    await waitFor(async () => expect(await password()).toHaveFocus());
  },
};

/** The user closes the dialog, and the account is not deleted. */
export const Canceled: Story = {
  tags: ['no-visual'],
  play: async context => {
    await open(context);
    await context.userEvent.keyboard('{Enter}');
    await context.userEvent.click((await dialog()).getByRole('button', { name: copy.dialog.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: copy.deletion.action })).toHaveFocus();
    await expect(deleteAccount).not.toHaveBeenCalled();
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';
export const Longest: Story = {
  args: {
    email:
      'ada-augusta-king-countess-of-lovelace-and-first-programmer@correspondence.analytical-engine.example',
    subscription: {
      name: longWord,
      paidUntil: '2026-12-20T12:00:00Z',
      isCanceled: false,
      isPaymentFailed: false,
    },
    copy: { ...copy, download: { ...copy.download, title: longWord, action: longWord } },
  },
};
