// Stories of the page /account (`AccountTemplate`) with its real content: each shows one state, and its `play` function tests it. Tags of a
// story: `one-width` is pictured at one window width; `both-editions` is pictured in both color themes.
import account from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { AccountSettings } from '@fit-to-print/ui/flows/AccountSettings';
import { AccountTemplate } from '@fit-to-print/ui/templates/AccountTemplate';
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

const meta = {
  title: 'Templates/AccountTemplate',
  component: AccountTemplate,
  args: { data: account.data },
  argTypes: { settings: { control: false } },
  decorators: [withToasts],
} satisfies Meta<typeof AccountTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prerendered page, and the page without script. */
export const SignedOut: Story = {
  play: async ({ canvas }) => {
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
    settings: (
      <AccountSettings
        copy={account.data.settings}
        email="ada@hopyard.example"
        subscription={{
          name: 'Growth',
          paidUntil: '2026-12-20T12:00:00Z',
          isCanceled: false,
          isPaymentFailed: false,
        }}
        onRecheck={() => {}}
        onManage={() => {}}
        managing={false}
        reauthentication="password"
        sessions={{ load: async () => [thisSession], end: never }}
        download={never}
        deleteAccount={never}
        onDeleted={() => {}}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'Your account' })).toBeVisible();
  },
};

/** The orders could not be read. The rest of the account stays usable. */
export const OrdersUnknown: Story = {
  tags: ['one-width'],
  args: { settings: <Text>{account.data.ordersUnknown}</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We can’t show your press releases right now\./)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...').closest('output')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your account' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
