import { toastCopy } from '@fit-to-print/content/messages';
import { authTabsCopy } from '@fit-to-print/content/props/auth';
import auth from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastProvider } from '@fit-to-print/ui/components/Toast';
import { AuthTabs } from '@fit-to-print/ui/flows/Auth';
import { AuthTemplate } from '@fit-to-print/ui/templates/AuthTemplate';

const never = () => new Promise<never>(() => {});

const meta = {
  title: 'Templates/AuthTemplate',
  component: AuthTemplate,
  args: {
    data: auth.data,
    form: (
      <AuthTabs
        copy={authTabsCopy}
        calls={{
          signIn: never,
          signUp: never,
          requestReset: never,
          resendConfirmation: never,
          setPassword: never,
          continueWithGoogle: never,
        }}
        onSignedIn={() => {}}
      />
    ),
  },
  argTypes: { form: { control: false } },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <main>
          <Story />
        </main>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof AuthTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['both-editions'] };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Longest: Story = {
  args: {
    data: {
      ...auth.data,
      headline: [['Pneumonoultramicroscopic', 'identification.']],
      lede: 'An account holds your application, your correspondence with Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, and nothing else whatsoever, which is to say that it is rather empty, and meant to be.',
    },
  },
};
