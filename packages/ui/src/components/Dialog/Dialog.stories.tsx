// Stories of `Dialog`. The tone `pencil` is the accent color of the main action.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { forceState } from '../../theme/states.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../Field/index.ts';
import { dialogParameters } from './Dialog.fixtures.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function DialogOverPage(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <Box as="main" pageWidth paddingBlock={5}>
      <Stack gap={3} align="start">
        <Text variant="intro">A page that waits beneath.</Text>
        <Button onClick={() => setOpen(true)}>Ask</Button>
      </Stack>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

/** Readers copy the code of a story, so it shows the name of the component, not of the helper that has its state. */
const nameComponent = (code: string) => code.replaceAll('DialogOverPage', 'Dialog');

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose() {},
    title: 'Kill the story?',
    closeLabel: 'Close',
    children: (
      <Stack gap={2}>
        <Text>It has been set already. The compositor would like a reason.</Text>
        <TextField id="reason" name="reason" label="Reason" />
        <Button tone="pencil" fullWidth>
          Kill it
        </Button>
      </Stack>
    ),
  },
  argTypes: { children: { control: false }, header: { control: false } },
  // On a docs page the dialog gets its own iframe.
  parameters: {
    ...dialogParameters,
    docs: { story: { inline: false, height: '560px' }, source: { transform: nameComponent } },
  },
  render: args => <DialogOverPage {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithHeader: Story = { args: { header: <Text variant="label">The copy desk</Text> } };

const closeButtonIn = (state: 'hover' | 'focus'): Story => ({
  ...WithHeader,
  play: () => {
    forceState(screen.getByRole('button', { name: 'Close' }), state);
  },
});
export const CloseHovered: Story = closeButtonIn('hover');
export const CloseFocused: Story = closeButtonIn('focus');

export const TrapsFocus: Story = {
  tags: ['no-visual'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(openButton);
    await expect(screen.getByRole('dialog', { name: 'Kill the story?' })).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Ask' })).toBeNull();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Kill it' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(openButton).toHaveFocus();
  },
};

interface TestedWatcher {
  requestClose: () => void;
}
type WatchedWindow = Window & { CloseWatcher: new () => TestedWatcher };
const watchers: TestedWatcher[] = [];

/** Android's Back button closes the dialog. The test asks the browser's watcher to close, as the button does. */
export const ClosesOnBack: Story = {
  tags: ['no-visual'],
  args: { open: false },
  beforeEach: () => {
    const watched = window as Window as WatchedWindow;
    const Original = watched.CloseWatcher;
    watched.CloseWatcher = class extends Original {
      constructor() {
        super();
        watchers.push(this);
      }
    };
    return () => {
      watched.CloseWatcher = Original;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: 'Ask' });
    for (const _ of ['first', 'second']) {
      await userEvent.click(openButton);
      await expect(screen.getByRole('dialog')).toBeVisible();
      watchers.at(-1)!.requestClose();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(openButton).toHaveFocus();
    }
  },
};

/** A click on the overlay closes the dialog. A click inside it, or on the scrollbar, does not. */
export const ClosesOnClickOutside: Story = {
  tags: ['no-visual'],
  args: { children: <Text>{'The matter goes on beyond the fold. '.repeat(80)}</Text> },
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog');
    const overlay = dialog.parentElement!;
    await expect(overlay).toHaveStyle({ pointerEvents: 'auto' });
    await expect(document.elementFromPoint(4, innerHeight / 2)).toBe(overlay);
    const click = (target: Element, clientX: number) =>
      userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX, clientY: 4 } });
    await click(dialog, 40);
    // Pressing the scrollbar fires no click event, so the next click must not close the dialog either.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: overlay, coords: { clientX: overlay.clientWidth, clientY: 4 } },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await userEvent.click(screen.getByText(/beyond the fold/));
    await expect(dialog).toBeVisible();
    await click(overlay, 4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithLongestText: Story = {
  args: {
    title: 'Pneumonoultramicroscopicsilicovolcanoconiosis in the composing room',
    children: <Text>{'The matter goes on beyond the fold, and over the page. '.repeat(40)}</Text>,
  },
};
