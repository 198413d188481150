import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../Field/index.ts';
import { guarded } from './Dialog.fixtures.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Page(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <Box as="main" page paddingBlock={5}>
      <Stack gap={3} align="start">
        <Text variant="lede">A page that waits beneath.</Text>
        <Button onClick={() => setOpen(true)}>Ask</Button>
      </Stack>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose() {},
    title: 'Kill the story?',
    close: 'Close',
    children: (
      <Stack gap={2}>
        <Text>It has been set already. The compositor would like a reason.</Text>
        <TextField id="reason" name="reason" label="Reason" />
        <Button tone="pencil" wide>
          Kill it
        </Button>
      </Stack>
    ),
  },
  argTypes: { children: { control: false }, head: { control: false } },
  // On a page of documentation it lies over a window of its own.
  parameters: { ...guarded, docs: { story: { inline: false, height: '560px' } } },
  render: args => <Page {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithHead: Story = { args: { head: <Text variant="label">The copy desk</Text> } };

const closing = (state: 'hover' | 'focus'): Story => ({
  ...WithHead,
  play: () => {
    screen.getByRole('button', { name: 'Close' }).dataset.force = state;
  },
});
export const CloseHovered: Story = closing('hover');
export const CloseFocused: Story = closing('focus');

export const KeepsFocus: Story = {
  tags: ['no-visual'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
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
    await expect(ask).toHaveFocus();
  },
};

/** A press beside it closes it; one in it, or on what scrolls it, does not. */
export const PressedBeside: Story = {
  tags: ['no-visual'],
  args: { children: <Text>{'The matter goes on beyond the fold. '.repeat(80)}</Text> },
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog');
    const scrim = dialog.parentElement!;
    await expect(scrim).toHaveStyle({ pointerEvents: 'auto' });
    await expect(document.elementFromPoint(4, innerHeight / 2)).toBe(scrim);
    const press = (target: Element, clientX: number) =>
      userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX, clientY: 4 } });
    await press(dialog, 40);
    // A press on a scrollbar is no click: the next one, wherever it is, closes nothing either.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: scrim, coords: { clientX: scrim.clientWidth, clientY: 4 } },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await userEvent.click(screen.getByText(/beyond the fold/));
    await expect(dialog).toBeVisible();
    await press(scrim, 4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Longest: Story = {
  args: {
    title: 'Pneumonoultramicroscopicsilicovolcanoconiosis in the composing room',
    children: <Text>{'The matter goes on beyond the fold, and over the page. '.repeat(40)}</Text>,
  },
};
