// Stories of `OrderQueue`, the orders of press releases, for the staff.
import { adminOrders as copy } from '@fit-to-print/content/adminOrders';
import { toastCopy } from '@fit-to-print/content/messages';
import { ToastProvider } from '@fit-to-print/ui/components/Toast';
import { Box } from '@fit-to-print/ui/primitives/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { items, orders } from './order.fixtures.ts';
import type { OrderQueueApi } from './api.ts';
import { OrderQueue } from './OrderQueue.tsx';

const load = fn<OrderQueueApi['load']>();
const loadMore = fn<OrderQueueApi['loadMore']>();
const loadOrder = fn<OrderQueueApi['loadOrder']>();
const act = fn<OrderQueueApi['act']>();
const onOpen = fn<(id: string | null) => void>();
const counts = { studio: 3, buyer: 1, nobody: 1 };

const meta = {
  title: 'Admin/Flows/OrderQueue',
  component: OrderQueue,
  args: { copy, api: { load, loadMore, loadOrder, act }, openId: null, onOpen },
  argTypes: { copy: { control: false }, api: { control: false } },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box as="main" pageWidth paddingBlock={4}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
  beforeEach() {
    load.mockReset().mockImplementation(({ waitsFor }) =>
      Promise.resolve({
        items: items.filter(item => waitsFor === null || item.waitsFor === waitsFor),
        hasMore: false,
        counts,
      }),
    );
    loadMore.mockReset().mockResolvedValue({ items: [], hasMore: false });
    loadOrder.mockReset().mockResolvedValue(orders.writing);
    act.mockReset().mockResolvedValue({ accepted: true, order: orders.proof });
    onOpen.mockReset();
  },
} satisfies Meta<typeof OrderQueue>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openId = orders.writing.id;
const panel = async ({ canvas }: Context) => within(await canvas.findByRole('region', { name: /^1042 ada/ }));

/** Orders that wait for the studio are first. */
export const List: Story = {
  tags: ['both-editions'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1042 ada/ }));
    await expect(onOpen.mock.calls).toEqual([[openId]]);
    await userEvent.click(canvas.getByRole('radio', { name: /\bUs\b/ }));
    await waitFor(() => expect(load.mock.lastCall![0].waitsFor).toBe('studio'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^1045 ada/ })).toBeNull());
  },
};

export const Writing: Story = {
  tags: ['both-editions'],
  args: { openId },
  play: async context => {
    const order = await panel(context);
    await context.userEvent.click(order.getByRole('button', { name: copy.order.proof.submit }));
    const text = order.getByRole('textbox', { name: copy.order.proof.label });
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription(/Paste or write the text/);
    await expect(act).not.toHaveBeenCalled();
  },
};

export const SendsProof: Story = {
  tags: ['no-visual'],
  args: { openId },
  play: async context => {
    const order = await panel(context);
    await context.userEvent.type(order.getByRole('textbox', { name: copy.order.proof.label }), 'MILWAUKEE');
    await context.userEvent.click(order.getByRole('button', { name: copy.order.proof.submit }));
    await expect(act.mock.calls[0]![1]).toEqual({ kind: 'sendProof', text: 'MILWAUKEE', expectedVersion: 0 });
    await waitFor(() => expect(context.canvas.getByText(copy.done.sendProof)).toBeVisible());
    await expect(order.getByText(copy.next.proof)).toBeVisible();
    await expect(load).toHaveBeenCalledTimes(2);
  },
};

const half = 'MILWAUKEE — Half a text';
const otherOrder = { ...orders.approved, id: items[2]!.id, number: 1044 };
const opens: Partial<Story> = {
  args: { openId },
  render: function OpensOrders(args) {
    const [open, setOpen] = useState(args.openId);
    return <OrderQueue {...args} openId={open} onOpen={setOpen} />;
  },
  beforeEach: () =>
    void loadOrder.mockImplementation(id => Promise.resolve(id === openId ? orders.writing : otherOrder)),
};
const findText = async (context: Context) =>
  (await panel(context)).findByRole('textbox', { name: copy.order.proof.label });

/** The keys work before any element has the focus, and do nothing in a text field. */
export const ByKeyboardFromAnywhere: Story = {
  ...opens,
  tags: ['no-visual'],
  args: { openId: null },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^1042 ada/ });
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('jk/');
    await expect(search).toHaveValue('jk/');
    // The search for these letters would replace the rows.
    await userEvent.clear(search);
    await canvas.findByRole('button', { name: /^1042 ada/ });
    search.blur();
    await userEvent.keyboard('j');
    await expect(document.activeElement?.closest('tr')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    // In a narrow window, the open order hides the list.
    await canvas.findByRole('heading', { level: 2, name: /1042/ });
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('j');
    await canvas.findByRole('heading', { level: 2, name: /1044/ });
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('k');
    await canvas.findByRole('heading', { level: 2, name: /1042/ });
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: copy.order.close })).toBeNull());
  },
};

/** The list marks an order with typed text that was not sent. */
export const DraftInTheList: Story = {
  ...opens,
  tags: ['no-visual', 'from-large'],
  play: async context => {
    await context.userEvent.type(await findText(context), half);
    await expect(context.canvas.getByRole('button', { name: /^1042 ada.*unsaved/ })).toBeVisible();
    await context.userEvent.clear(await findText(context));
    await expect(context.canvas.queryByRole('button', { name: /unsaved/ })).toBeNull();
  },
};

/** Typed text is kept when its order is closed, and when another order is opened. */
export const DraftRestored: Story = {
  ...opens,
  tags: ['no-visual', 'from-large'],
  play: async context => {
    const { canvas, userEvent } = context;
    await userEvent.type(await findText(context), half);
    await userEvent.click((await panel(context)).getByRole('button', { name: copy.order.close }));
    await expect(canvas.queryByRole('textbox', { name: copy.order.proof.label })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^1042 ada/ }));
    await expect(await findText(context)).toHaveValue(half);
    await userEvent.click(canvas.getByRole('button', { name: /^1044 ada/ }));
    await canvas.findByRole('region', { name: /^1044 ada/ });
    await userEvent.click(canvas.getByRole('button', { name: /^1042 ada/ }));
    await expect(await findText(context)).toHaveValue(half);
    await userEvent.click(canvas.getByRole('button', { name: copy.order.proof.submit }));
    await waitFor(() => expect(canvas.getByText(copy.done.sendProof)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /unsaved/ })).toBeNull();
  },
};

/** Somebody else has sent a version first: the typed text stays on the page until it is discarded. */
export const DraftAfterARejection: Story = {
  ...opens,
  tags: ['no-visual'],
  play: async context => {
    act.mockResolvedValue({ accepted: false, message: copy.rejections.wrong_state, order: orders.proof });
    const order = await panel(context);
    await context.userEvent.type(await findText(context), half);
    await context.userEvent.click(order.getByRole('button', { name: copy.order.proof.submit }));
    await expect(await order.findByRole('alert')).toHaveTextContent(copy.rejections.wrong_state);
    const leftover = order.getByText(half);
    await expect(leftover).toBeVisible();
    await expect(leftover).toHaveAttribute('dir', 'auto');
    await context.userEvent.click(order.getByRole('button', { name: copy.order.leftover.discard }));
    await expect(leftover).not.toBeInTheDocument();
  },
};

export const Changes: Story = {
  tags: ['one-width'],
  args: { openId },
  beforeEach: () => void loadOrder.mockResolvedValue(orders.changes),
  play: async context => {
    const order = await panel(context);
    await expect(order.getByText('It is the tenth.')).toBeVisible();
    await expect(order.getByRole('textbox', { name: copy.order.proof.label })).toHaveValue(
      orders.changes.proofs[0]!.text,
    );
  },
};

export const Approved: Story = {
  tags: ['no-visual'],
  args: { openId },
  beforeEach: () => void loadOrder.mockResolvedValue(orders.approved),
  play: async context => {
    const order = await panel(context);
    await context.userEvent.click(order.getByRole('button', { name: copy.order.file.submit }));
    await expect(act.mock.calls[0]![1]).toEqual({ kind: 'file' });
  },
};

export const Filed: Story = {
  tags: ['one-width'],
  args: { openId },
  beforeEach() {
    loadOrder.mockResolvedValue(orders.placed);
    act.mockResolvedValue({ accepted: false, message: copy.rejections.invalid, order: null });
  },
  play: async context => {
    const order = await panel(context);
    await expect(order.getByRole('button', { name: copy.order.report.submit })).toBeVisible();
    const field = order.getByRole('textbox', { name: copy.order.addPlacements.label });
    await context.userEvent.type(field, 'https://a.example{Enter}not an address');
    await context.userEvent.click(order.getByRole('button', { name: copy.order.addPlacements.submit }));
    await expect(act.mock.calls[0]![1]).toEqual({
      kind: 'addPlacements',
      addresses: ['https://a.example', 'not', 'an', 'address'],
    });
    await expect(await order.findByRole('alert')).toHaveTextContent(copy.rejections.invalid);
    await expect(field).toHaveValue('https://a.example\nnot an address');
  },
};

/** An order that waits for the buyer can only be canceled. */
export const Cancels: Story = {
  tags: ['no-visual'],
  args: { openId },
  beforeEach() {
    loadOrder.mockResolvedValue(orders.proof);
    act.mockResolvedValue({ accepted: true, order: orders.canceled });
  },
  play: async context => {
    const order = await panel(context);
    await context.userEvent.click(order.getByText(copy.order.cancel.summary, { selector: 'summary' }));
    const reason = order.getByRole('textbox', { name: copy.order.cancel.label });
    // The field can be focused as soon as the disclosure has begun to open.
    await waitFor(async () => {
      reason.focus();
      await expect(reason).toHaveFocus();
    });
    await context.userEvent.keyboard('Asked to.');
    await context.userEvent.click(order.getByRole('button', { name: copy.order.cancel.submit }));
    await expect(act.mock.calls[0]![1]).toEqual({ kind: 'cancel', reason: 'Asked to.' });
    await expect(await order.findByText('The buyer asked us to stop.')).toBeVisible();
  },
};

export const ActionFails: Story = {
  tags: ['no-visual'],
  args: { openId },
  beforeEach() {
    loadOrder.mockResolvedValue(orders.approved);
    act.mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async context => {
    const order = await panel(context);
    await context.userEvent.click(order.getByRole('button', { name: copy.order.file.submit }));
    await expect(await order.findByRole('alert')).toHaveTextContent(copy.order.actionFailed);
    await expect(order.getByRole('button', { name: copy.order.file.submit })).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ['no-visual'],
  args: { openId },
  beforeEach: () => void loadOrder.mockResolvedValue(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.order.missing)).toBeVisible();
  },
};

export const OrderLoadFails: Story = {
  tags: ['no-visual'],
  args: { openId },
  beforeEach: () => void loadOrder.mockRejectedValueOnce(new TypeError('Failed to fetch')),
  play: async context => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: copy.order.retry }));
    await expect((await panel(context)).getByText(copy.next.writing)).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['one-width'],
  beforeEach: () =>
    void load.mockResolvedValue({ items: [], hasMore: false, counts: { studio: 0, buyer: 0, nobody: 0 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.list.nothingYet)).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^1042 ada/ });
    load.mockResolvedValue({ items: [], hasMore: false, counts: { studio: 0, buyer: 0, nobody: 0 } });
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra');
    await expect(await canvas.findByText(copy.list.nothingFound)).toBeVisible();
    await expect(load.mock.lastCall![0].search).toBe('zebra');
  },
};

export const LoadFails: Story = {
  tags: ['no-visual'],
  beforeEach: () => void load.mockRejectedValueOnce(new TypeError('Failed to fetch')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(copy.list.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.list.retry }));
    await expect(await canvas.findByRole('button', { name: /^1042 ada/ })).toBeVisible();
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';

/** In the list and in the open order, every text is longer than its column. */
export const Longest: Story = {
  args: { openId },
  beforeEach() {
    const email = `${longWord.repeat(2)}@hopyard.example`;
    const tier = longWord;
    load.mockResolvedValue({
      items: items.map(item => ({
        ...item,
        number: item.number * 1_000_000,
        email,
        tier,
        excerpt: `${longWord.repeat(3)} ${item.excerpt}`,
      })),
      hasMore: true,
      counts: { studio: 1_048_576, buyer: 999_999, nobody: 100_000 },
    });
    const { placed } = orders;
    loadOrder.mockResolvedValue({
      ...placed,
      number: placed.number * 1_000_000,
      email,
      tier,
      brief: {
        ...placed.brief,
        event: longWord.repeat(5),
        quotes: longWord.repeat(2),
        links: `https://${longWord.repeat(4)}.example`,
      },
      changes: [{ version: 1, passage: longWord.repeat(3), comment: longWord.repeat(3) }],
      placements: [{ address: `https://${longWord.repeat(4)}.example`, status: longWord }],
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longWord.repeat(5))).toBeVisible();
  },
};
