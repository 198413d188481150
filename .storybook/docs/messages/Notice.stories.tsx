import { toastCopy } from '@fit-to-print/content/messages';
import { ToastProvider, useToast } from '@fit-to-print/ui/components/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { isToast, type ToastRecord, valueAt } from './content.ts';
import { messageFlows } from './messageUses.ts';

const toasts = messageFlows
  .flatMap(({ uses }) => uses)
  .map(({ source }) => source)
  .filter(source => isToast(valueAt(source)));

interface NoticeProps {
  /** The path of the message in packages/content. */
  source: string;
}

function ShowNotice({ source }: NoticeProps) {
  const toast = useToast();
  useEffect(() => toast.show(valueAt(source) as ToastRecord), [toast, source]);
  return null;
}

/** Any message of the content as a toast, by its path. */
const meta = {
  title: 'Messages/Error catalogue',
  component: ShowNotice,
  // It looks like the stories of Toast.
  tags: ['!autodocs', 'no-visual'],
  args: { source: 'billing.returnMessages.complete' },
  argTypes: { source: { control: 'select', options: toasts } },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ShowNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText((valueAt(args.source) as ToastRecord).title)).toBeVisible();
  },
};
