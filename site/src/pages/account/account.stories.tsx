// Stories of the page /account (`AccountTemplate`) with its real content.
import account from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  AccountSettings,
  type AccountSettingsProps,
  PurchaseNotice,
  type PurchaseNoticeProps,
} from '@fit-to-print/ui/flows/AccountSettings';
import { AccountTemplate } from '@fit-to-print/ui/templates/AccountTemplate';
import { checkLaterHeadlines } from '../checkLaterHeadlines.fixtures.tsx';
import { withToasts } from '../withToasts.fixtures.tsx';

/** A sign-in of the user in one browser. */
const thisSession = {
  id: 'session-0',
  browser: 'Firefox on Linux',
  signedInAt: '2026-11-20T14:50:00Z',
  lastUsedAt: '2026-11-23T09:10:00Z',
  isCurrent: true,
};
/** A request that is never answered. */
const never = () => new Promise<never>(() => {});

/** The settings of a signed-in user with this subscription. */
const settingsWith = (subscription: AccountSettingsProps['subscription']) => (
  <AccountSettings
    copy={account.data.settings}
    email="ada@hopyard.example"
    subscription={subscription}
    onReload={() => {}}
    onRecheck={() => {}}
    onManage={() => {}}
    managing={false}
    reauthentication="password"
    sessions={{ load: async () => [thisSession], end: never }}
    download={never}
    deleteAccount={never}
    onDeleted={() => {}}
  />
);

const meta = {
  title: 'Templates/AccountTemplate',
  component: AccountTemplate,
  args: { data: account.data },
  argTypes: { notice: { control: false }, settings: { control: false } },
  decorators: [withToasts],
} satisfies Meta<typeof AccountTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prerendered page, and the page without script. */
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Are you on file?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in to open your account' })).toHaveAttribute(
      'href',
      '/auth',
    );
  },
};

export const SignedIn: Story = {
  tags: ['both-editions'],
  args: {
    email: 'ada@hopyard.example',
    settings: settingsWith({
      name: 'Growth',
      paidUntil: '2026-12-20T12:00:00Z',
      isCanceled: false,
      isPaymentFailed: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are on file.' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your account' })).toBeVisible();
  },
};

/** The build fits the headline of a signed-in user, whose page is not prerendered. */
export const FittedHeadline: Story = {
  tags: ['no-visual'],
  play: checkLaterHeadlines(<AccountTemplate data={account.data} loading />, account.laterHeadlines),
};

/** An address that is cut in its line of the press pass. The settings show it whole. */
export const LongAddress: Story = {
  tags: ['one-width', 'from-large'],
  globals: { viewport: { value: 'large' } },
  args: {
    ...SignedIn.args,
    email: 'ada-augusta-king-countess-of-lovelace@analytical-engine.example',
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The notice after checkout, with its real texts. */
const Notice = (props: Pick<PurchaseNoticeProps, 'bought' | 'hasOrder'>) => (
  <PurchaseNotice copy={account.data.purchase} email="ada@hopyard.example" {...props} />
);

/** The user is back from checkout, and the payment is confirmed. */
export const Paid: Story = {
  tags: ['both-editions'],
  args: {
    ...SignedIn.args,
    notice: <Notice bought={{ name: 'Growth' }} hasOrder />,
  },
  play: async ({ canvas }) => {
    const thanks = within(canvas.getByRole('region', { name: 'Thank you.' }));
    await expect(thanks.getByText(/Growth: your subscription has started/)).toBeVisible();
    await expect(thanks.getAllByRole('listitem')).toHaveLength(3);
    await expect(thanks.getByRole('link', { name: 'open your order' })).toHaveAttribute(
      'href',
      '/account#orders',
    );
    await expect(thanks.getByText('Stripe mails the receipt to ada@hopyard.example.')).toBeVisible();
  },
};

/** The user has paid a price that is not in the price list, and the order is not on the page yet. */
export const PaidWithoutOrder: Story = {
  tags: ['no-visual'],
  args: {
    ...SignedIn.args,
    notice: <Notice bought={{ name: null }} hasOrder={false} />,
  },
  play: async ({ canvas }) => {
    const thanks = within(canvas.getByRole('region', { name: 'Thank you.' }));
    await expect(thanks.getByText(/Authority: your subscription has started/)).toBeVisible();
    await expect(thanks.queryByRole('link')).toBeNull();
  },
};

/** The user is back from checkout, and Stripe has not reported the payment. */
export const PaymentPending: Story = {
  tags: ['both-editions'],
  args: {
    ...SignedIn.args,
    settings: settingsWith('pending'),
    notice: <Notice bought="pending" hasOrder={false} />,
  },
  play: async ({ canvas }) => {
    const pending = canvas.getByRole('region', { name: 'Your payment is not confirmed yet.' });
    await expect(pending).toHaveTextContent('If you did not pay, nothing was ordered.');
    await expect(within(pending).queryByRole('list')).toBeNull();
  },
};

/** The user is back from checkout, and the payment cannot be checked. */
export const PaymentUnknown: Story = {
  tags: ['no-visual'],
  args: {
    ...SignedIn.args,
    settings: settingsWith('unknown'),
    notice: <Notice bought="unknown" hasOrder={false} />,
  },
  play: async ({ canvas }) => {
    const unknown = canvas.getByRole('region', { name: 'We can’t check your payment right now.' });
    await expect(unknown).toHaveTextContent('If you have just paid, your payment counts: do not pay again.');
  },
};

export const Loading: Story = {
  tags: ['one-width'],
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...').closest('output')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your account' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
