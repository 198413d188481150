// Stories of `AdminTemplate`, the page /admin.
import { admin } from '@fit-to-print/content/admin';
import { Text } from '@fit-to-print/ui/primitives/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accessStates, AdminTemplate } from './AdminTemplate.tsx';

const onRetry = fn();

const meta = {
  title: 'Admin/Templates/AdminTemplate',
  component: AdminTemplate,
  args: {
    data: admin.page,
    access: 'granted',
    viewHeadline: admin.page.viewHeadlines.inbox,
    email: 'june@milwright.example',
    onRetry,
  },
  argTypes: {
    access: { control: 'inline-radio', options: accessStates },
    children: { control: false },
    secondFactor: { control: false },
  },
  beforeEach() {
    onRetry.mockClear();
  },
  decorators: [
    Story => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AdminTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The inbox has its own stories. */
export const Granted: Story = {
  tags: ['both-editions'],
  args: { children: <Text>Forty on file.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Forty on file.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The inbox, newest first.');
  },
};

/** The prerendered page. */
export const Checking: Story = {
  tags: ['one-width'],
  args: { access: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The staff area of the studio.',
    );
  },
};

export const Denied: Story = {
  tags: ['one-width'],
  args: { access: 'denied', children: <Text>Forty on file.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Staff only.' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are signed in as june@milwright.example.');
    await expect(canvas.queryByText('Forty on file.')).not.toBeInTheDocument();
  },
};

/** The form has its own stories. */
export const CodeNeeded: Story = {
  tags: ['no-visual'],
  args: {
    access: 'codeNeeded',
    secondFactor: <Text>Enter the code.</Text>,
    children: <Text>Forty on file.</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter the code.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm that it is you.');
    await expect(canvas.queryByText('Forty on file.')).not.toBeInTheDocument();
  },
};

export const CheckFailed: Story = {
  tags: ['one-width'],
  args: { access: 'checkFailed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your access could not be checked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

const longest = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
export const Longest: Story = { args: { access: 'denied', email: `${longest}@${longest}.example` } };
