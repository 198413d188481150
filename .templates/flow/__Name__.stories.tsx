// Stories of `__Name__`.
import { toastCopy } from '@fit-to-print/content/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { contexts } from './__file__.fixtures.ts';
import { __Name__, type __Name__Copy, type __Name__Props } from './__Name__.tsx';

const copy: __Name__Copy = {
  label: 'Email',
  submit: 'Send',
  sending: 'Sending...',
  cancel: 'Cancel',
  messages: {
    sent: { tone: 'success', title: 'Success!', description: null },
    failed: { tone: 'destructive', title: 'Error', description: 'Please try again later.' },
  },
};
const send = fn<__Name__Props['send']>();

const meta = {
  title: 'Flows/__Name__',
  component: __Name__,
  args: { copy, action: '/form', send },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box pageWidth paddingBlock={4}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
  beforeEach: () => {
    send.mockReset().mockResolvedValue();
  },
} satisfies Meta<typeof __Name__>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const startIn = (value: keyof typeof contexts) => ({ value, context: contexts[value] });

async function submit({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByRole('textbox', { name: copy.label }), 'ada@hopyard.example');
  await userEvent.keyboard('{Enter}');
}

export const Playground: Story = { tags: ['no-visual'] };

export const Idle: Story = {
  tags: ['both-editions'],
  args: { initial: startIn('idle') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submit })).toBeEnabled();
  },
};

export const Sending: Story = {
  args: { initial: startIn('sending') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.sending })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: copy.cancel })).toBeEnabled();
  },
};

export const Sent: Story = {
  args: { initial: startIn('sent') },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submit })).toBeEnabled();
  },
};

export const Failed: Story = {
  args: { initial: startIn('failed') },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submit })).toBeEnabled();
  },
};

export const MessageSent: Story = {
  name: 'Message: sent',
  play: async context => {
    await submit(context);
    const status = context.canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(copy.messages.sent.title));
    await expect(send.mock.calls[0]![0]).toBe('ada@hopyard.example');
  },
};

export const MessageFailed: Story = {
  name: 'Message: failed',
  beforeEach: () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async context => {
    await submit(context);
    const alert = context.canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(copy.messages.failed.title));
    await expect(context.canvas.getByRole('textbox', { name: copy.label })).toHaveValue(
      'ada@hopyard.example',
    );
  },
};

export const Cancelled: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockImplementation(() => new Promise(() => {}));
  },
  play: async context => {
    const { canvas, userEvent } = context;
    await submit(context);
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    await expect(canvas.getByRole('button', { name: copy.submit })).toHaveFocus();
    await expect(send.mock.calls[0]![1].aborted).toBe(true);
  },
};

export const WithLongestText: Story = {
  args: {
    copy: { ...copy, label: 'The address that counterrevolutionary incomprehensibilities are to be sent to' },
  },
};
