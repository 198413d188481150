import { slipCopy } from '@fit-to-print/content/messages';
import { account } from '@fit-to-print/site/pages/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastProvider } from '../../components/Toast/index.ts';
import { AccountFile } from '../../flows/AccountFile/index.ts';
import { AccountTemplate } from './AccountTemplate.tsx';

const never = () => new Promise<never>(() => {});

const meta = {
  title: 'Templates/AccountTemplate',
  component: AccountTemplate,
  args: { data: account.data },
  argTypes: { file: { control: false } },
  decorators: [
    Story => (
      <ToastProvider copy={slipCopy}>
        <main>
          <Story />
        </main>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof AccountTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is prerendered, and what stays where script is off. */
export const Stranger: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to open it' })).toHaveAttribute('href', '/auth');
  },
};

export const SignedIn: Story = {
  tags: ['both-editions'],
  args: {
    file: (
      <AccountFile
        copy={account.data.file}
        email="ada@hopyard.example"
        subscription={{ name: 'Growth', paidUntil: '2026-12-20T12:00:00Z' }}
        onManage={() => {}}
        managing={false}
        proof="password"
        download={never}
        remove={never}
        onDeleted={() => {}}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'Your file' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
