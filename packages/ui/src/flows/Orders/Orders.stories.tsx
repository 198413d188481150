// Stories of `Orders`. A tier is a monthly package.
import { orders as copy } from '@fit-to-print/content/orders';
import { toastCopy } from '@fit-to-print/content/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { contexts, orders } from './order.fixtures.ts';
import type { OrderDraft } from './order.machine.ts';
import type { Order } from './order.ts';
import { Orders, type OrdersProps } from './Orders.tsx';

const save = fn<OrdersProps['save']>();
const send = fn<OrdersProps['send']>();
/** A request that does not end. */
const never = () => new Promise<never>(() => {});

const meta = {
  title: 'Flows/Orders',
  component: Orders,
  args: { copy, orders: [orders.paid], save, send },
  argTypes: { copy: { control: false }, drafts: { control: false }, initial: { control: false } },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box as="main" pageWidth paddingBlock={4}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
  beforeEach: () => {
    save.mockReset().mockResolvedValue({ accepted: true, order: orders.brief });
    send.mockReset().mockResolvedValue({ accepted: true, order: orders.writing });
  },
} satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Returns the machine state that a story starts in. */
const inState = (value: keyof typeof contexts) => ({ value, context: contexts[value] });
const event = ({ canvas }: Context) => canvas.getByRole('textbox', { name: copy.brief.fields.event.label });
const submitBrief = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: copy.brief.submit }));

/** True if the browser would ask before it closes the page. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Playground: Story = { tags: ['no-visual'] };

// States of an order --------------------------------------------------------------------------------------------------

/** The buyer has paid, and has not begun. */
export const Paid: Story = {
  tags: ['both-editions'],
  play: async context => {
    await expect(context.canvas.getByText(copy.next.paid)).toBeVisible();
    await expect(event(context)).toBeRequired();
    await expect(context.canvas.getByText('Your brief')).toHaveAttribute('aria-current', 'step');
  },
};

/** The studio writes the text. */
export const Writing: Story = {
  args: { orders: [orders.writing] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.next.writing)).toBeVisible();
    await expect(canvas.getByText(orders.writing.brief.event)).toHaveAttribute('dir', 'auto');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A version waits for the buyer. */
export const Proof: Story = {
  tags: ['both-editions'],
  args: { orders: [orders.proof] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Version 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.proof.approve })).toBeVisible();
  },
};

/** Shows the words that were deleted and inserted since the version before. */
export const Compared: Story = {
  args: { orders: [orders.proof] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.proof.compare(1) }));
    await waitFor(() => expect(canvas.getByText('fourteen')).toBeVisible());
    await expect(canvas.getByText('fourteen')).toHaveTextContent('Inserted: fourteen');
    await expect(canvas.getByText('eleven')).toHaveTextContent('Deleted: eleven');
  },
};

/** The studio works on the changes that the buyer asked for. */
export const Changes: Story = {
  args: { orders: [orders.changes] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are fourteen people by now.')).toBeVisible();
    await expect(canvas.getByText(copy.wholeText)).toBeVisible();
  },
};

/** The buyer has approved the text. */
export const Approved: Story = { tags: ['one-width'], args: { orders: [orders.approved] } };
/** The text was sent to the newsrooms. */
export const Filed: Story = { tags: ['no-visual'], args: { orders: [orders.filed] } };

/** The placement report lists the pages on which the text was published. */
export const Reported: Story = {
  tags: ['both-editions'],
  args: { orders: [orders.reported] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(orders.reported.report!.verdict)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.report.open })).toHaveAttribute(
      'href',
      orders.reported.report!.href,
    );
  },
};

/** The studio canceled the order, and says why. */
export const Canceled: Story = {
  tags: ['one-width'],
  args: { orders: [orders.canceled] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You asked us to stop/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: copy.stepsLabel })).toBeNull();
  },
};

/** The buyer has no order. */
export const None: Story = { tags: ['one-width'], args: { orders: [] } };

export const Several: Story = {
  args: {
    orders: [orders.proof, { ...orders.reported, id: '2', number: 1017, tier: 'Authority', releases: 2 }],
  },
};

// States of the form --------------------------------------------------------------------------------------------------

/** The typed brief is being saved. */
export const Saving: Story = {
  tags: ['no-visual'],
  beforeEach: () => void save.mockImplementation(never),
  play: async context => {
    await context.userEvent.type(event(context), 'We');
    await expect(context.canvas.getByText(copy.brief.saving.unsaved)).toBeVisible();
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect(save.mock.calls[0]![1]).toMatchObject({ event: 'We' });
    await expect(context.canvas.getByText(copy.brief.saving.saving)).toBeVisible();
    // Screen readers announce only the end of a save.
    await expect(context.canvas.getByRole('form').querySelector('output')).toBeEmptyDOMElement();
  },
};

/** The form saves the brief some time after the last change. */
const expectSaved = ({ canvas }: Context) =>
  waitFor(() => expect(canvas.getByText(copy.brief.saving.saved)).toBeVisible(), { timeout: 10_000 });

export const Saved: Story = { tags: ['no-visual'], args: { initial: inState('saved') } };

export const SaveFailed: Story = {
  tags: ['one-width'],
  args: { initial: inState('saveFailed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.brief.saving.failed)).toBeVisible();
    await expect(canvas.getByRole('form').querySelector('output')).toHaveTextContent(
      copy.brief.saving.failed,
    );
  },
};

/** The order with a brief that was changed in another tab. */
const changedElsewhere: Order = {
  ...orders.brief,
  brief: { ...orders.brief.brief, event: 'We signed our eleventh farm.', when: 'In June' },
  briefRevision: 1,
};
const conflict = ({ canvas }: Context) => canvas.findByRole('group', { name: copy.brief.conflict.title });

/** The brief was changed in another tab, so it is not saved before the buyer has chosen one of both. */
export const Conflict: Story = {
  tags: ['both-editions'],
  args: { initial: { value: 'conflict', context: { ...contexts.conflict, order: changedElsewhere } } },
  play: async context => {
    await expect(context.canvas.getByText(copy.brief.saving.conflict)).toBeVisible();
    await expect(event(context)).toHaveValue(contexts.conflict.brief.event);
    await expect(await conflict(context)).toHaveTextContent(contexts.conflict.brief.event);
    await expect(await conflict(context)).toHaveTextContent('We signed our eleventh farm.');
    await expect(context.canvas.queryByRole('button', { name: copy.brief.submit })).toBeNull();
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
  },
};

/** The buyer replaces the typed brief by the one that was saved elsewhere. */
export const ConflictTakesSaved: Story = {
  tags: ['no-visual'],
  beforeEach: () => void send.mockResolvedValue({ accepted: false, order: changedElsewhere }),
  play: async context => {
    await context.userEvent.type(event(context), 'We signed our tenth farm.');
    await submitBrief(context);
    await waitFor(async () => expect(await conflict(context)).toHaveFocus());
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: copy.brief.conflict.takeSaved }),
    );
    await expect(event(context)).toHaveValue('We signed our eleventh farm.');
    await expect(save).not.toHaveBeenCalled();
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  },
};

/** The buyer keeps the typed brief. */
export const ConflictKeepsTyped: Story = {
  tags: ['no-visual'],
  args: { initial: inState('conflict') },
  play: async context => {
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: copy.brief.conflict.keepTyped }),
    );
    await waitFor(() => expect(context.canvas.getByText(copy.brief.saving.saved)).toBeVisible());
    await expect(save.mock.calls[0]!.slice(1, 3)).toEqual([contexts.conflict.brief, 1]);
    await expect(event(context)).toHaveValue(contexts.conflict.brief.event);
  },
};

/** The order went on to its next state, so text that the buyer had typed cannot be sent anymore: it can be copied, and is dropped only on request. */
export const Leftover: Story = {
  args: {
    orders: [orders.canceled],
    drafts: new Map<string, OrderDraft>([
      [
        orders.canceled.id,
        {
          brief: { ...orders.canceled.brief, quotes: 'Grace, the agronomist' },
          revision: 0,
          comments: { version: 2, values: { whole: 'Shorter, please.' } },
        },
      ],
    ]),
  },
  // The card changes its drafts: each rendering of the story gets its own.
  render: args => <Orders {...args} drafts={new Map(args.drafts as Map<string, OrderDraft>)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grace, the agronomist')).toBeVisible();
    await expect(canvas.getByText('Shorter, please.')).toHaveAttribute('dir', 'auto');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
  },
};

/** The buyer drops the text that cannot be sent anymore. */
export const LeftoverDiscarded: Story = {
  ...Leftover,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.leftover.discard }));
    await expect(canvas.queryByText('Shorter, please.')).toBeNull();
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  },
};

export const Invalid: Story = {
  play: async context => {
    await submitBrief(context);
    await waitFor(() => expect(event(context)).toHaveFocus());
    await expect(event(context)).toBeInvalid();
    await expect(context.canvas.getByText(copy.validation.event)).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
  },
};

/** The page asks if the buyer approves the text. */
export const Confirming: Story = {
  tags: ['one-width'],
  args: { orders: [orders.proof] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.proof.approve }));
    await expect(canvas.getByRole('group', { name: 'Approve version 2?' })).toHaveFocus();
    // One level below the heading of the order.
    for (const name of [copy.proof.version(2), 'Approve version 2?'])
      await expect(canvas.getByRole('heading', { level: 4, name })).toBeVisible();
  },
};

/** The confirmation sends the approval with the hash of the text. */
export const ConfirmingSends: Story = {
  tags: ['no-visual'],
  args: { initial: inState('confirming') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve version 2' }));
    await expect(send.mock.calls[0]![1]).toEqual({ kind: 'approval', version: 2, hash: 'b2'.repeat(32) });
  },
};

export const Sending: Story = {
  tags: ['no-visual'],
  args: { initial: inState('sending') },
  beforeEach: () => void send.mockImplementation(never),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.proof.pending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  args: { initial: inState('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.proof.approve })).toBeVisible();
  },
};

// Messages ------------------------------------------------------------------------------------------------------------

export const ToastBriefSent: Story = {
  name: 'Message: brief sent',
  tags: ['no-visual'],
  play: async context => {
    await context.userEvent.type(event(context), 'We signed our tenth farm.');
    await submitBrief(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent(copy.messages.brief.title),
    );
    await expect(send.mock.calls[0]![1]).toMatchObject({
      kind: 'brief',
      brief: { event: 'We signed our tenth farm.' },
    });
    await expect(context.canvas.getByText(copy.next.writing)).toHaveFocus();
  },
};

export const ToastChangesSent: Story = {
  name: 'Message: changes sent',
  tags: ['no-visual'],
  args: { orders: [orders.proof] },
  beforeEach: () => void send.mockResolvedValue({ accepted: true, order: orders.changes }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.proof.requestChanges }));
    const whole = canvas.getByRole('textbox', { name: copy.proof.whole.label });
    await waitFor(() => expect(whole).toHaveFocus());
    await expect(whole).toHaveAccessibleDescription(`${copy.validation.changes} optional`);
    await userEvent.click(canvas.getByRole('button', { name: copy.proof.changeParagraph(2) }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: copy.proof.comment(2) }),
      'We are fifteen people.',
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.proof.requestChanges }));
    await waitFor(() => expect(canvas.getByText(copy.messages.changes.title)).toBeVisible());
    await expect(send.mock.calls[0]![1]).toEqual({
      kind: 'changes',
      version: 2,
      changes: [
        {
          passage:
            'The company was founded in 2024 in a former malt house on the Menomonee. It employs fourteen people.',
          comment: 'We are fifteen people.',
        },
      ],
    });
  },
};

export const ToastApproved: Story = {
  name: 'Message: approved',
  tags: ['no-visual'],
  args: { orders: [orders.proof] },
  beforeEach: () => void send.mockResolvedValue({ accepted: true, order: orders.approved }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.proof.approve }));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve version 2' }));
    await waitFor(() => expect(canvas.getByText(copy.messages.approval.title)).toBeVisible());
    await expect(canvas.getByText(copy.next.approved)).toHaveFocus();
  },
};

export const ToastNewReportLink: Story = {
  name: 'Message: the report has a new address',
  tags: ['no-visual'],
  args: { orders: [orders.reported] },
  beforeEach: () =>
    void send.mockResolvedValue({
      accepted: true,
      order: { ...orders.reported, report: { ...orders.reported.report!, href: '/report#new' } },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.report.renew }));
    await waitFor(() => expect(canvas.getByText(copy.messages.newReportLink.title)).toBeVisible());
    await expect(send.mock.calls[0]![1]).toEqual({ kind: 'newReportLink' });
    await expect(canvas.getByRole('link', { name: copy.report.open })).toHaveAttribute('href', '/report#new');
  },
};

export const ToastReportLinkNotRenewed: Story = {
  name: 'Message: the report has its old address',
  tags: ['no-visual'],
  args: { orders: [orders.reported] },
  beforeEach: () => void send.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.report.renew }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(copy.messages.failed.newReportLink.description),
    );
    await expect(canvas.getByRole('button', { name: copy.report.renew })).toBeEnabled();
  },
};

export const ToastFailed: Story = {
  tags: ['one-width'],
  name: 'Message: not sent',
  beforeEach: () =>
    void send.mockResolvedValue({
      accepted: false,
      message: copy.rejections.wrong_state,
      reference: '3f9a0c1e',
    }),
  play: async context => {
    await context.userEvent.type(event(context), 'We signed our tenth farm.');
    await submitBrief(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(copy.messages.failed.brief.title),
    );
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Reference 3f9a0c1e');
    await expect(event(context)).toHaveValue('We signed our tenth farm.');
    // The picture shows that state, however long it takes.
    await expectSaved(context);
  },
};

// Behavior ------------------------------------------------------------------------------------------------------------

/** The buyer cancels the confirmation, and nothing is sent. */
export const KeepsReading: Story = {
  tags: ['no-visual'],
  args: { initial: inState('confirming') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.proof.confirm.cancel }));
    await expect(canvas.queryByRole('group', { name: 'Approve version 2?' })).toBeNull();
    await expect(send).not.toHaveBeenCalled();
  },
};

const comment = ({ canvas }: Context) => canvas.findByRole('textbox', { name: copy.proof.comment(2) });
const typeComment = async (context: Context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: copy.proof.changeParagraph(2) }));
  await userEvent.type(await comment(context), 'We are fifteen.');
};

const countShown = ({ canvas }: Context, text: string) =>
  canvas.findByText(text, { selector: '[aria-hidden=true] > *' });

/** Long texts in the brief: how many characters each has left. */
export const FewCharactersLeft: Story = {
  tags: ['one-width'],
  args: {
    orders: [
      {
        ...orders.paid,
        brief: {
          ...orders.paid.brief,
          event: 'a'.repeat(3960),
          when: 'b'.repeat(450),
          quotes: 'c'.repeat(1799),
        },
      },
    ],
  },
  play: async context => {
    await expect(await countShown(context, '40 characters left')).toBeVisible();
    await expect(await countShown(context, '50 characters left')).toBeVisible();
    await expect(context.canvas.queryByText('201 characters left')).toBeNull();
    const quotes = context.canvas.getByRole('textbox', { name: copy.brief.fields.quotes.label });
    await context.userEvent.type(quotes, 'c');
    await expect(await countShown(context, '200 characters left')).toBeVisible();
    // The picture shows that state, however long it takes.
    await expectSaved(context);
  },
};

/** A long change, and a long text about the whole version. */
export const FewCharactersLeftForChanges: Story = {
  tags: ['no-visual'],
  args: { orders: [orders.proof] },
  play: async context => {
    await typeComment(context);
    await context.userEvent.clear(await comment(context));
    await context.userEvent.click(await comment(context));
    await context.userEvent.paste('a'.repeat(1990));
    await expect(await countShown(context, '10 characters left')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('textbox', { name: copy.proof.whole.label }));
    await context.userEvent.paste('a'.repeat(1899));
    await expect(await countShown(context, '101 characters left')).toBeVisible();
  },
};

/** The browser asks before it closes a page with a comment that was not sent. */
export const CommentsAreUnsaved: Story = {
  tags: ['no-visual'],
  args: { orders: [orders.proof] },
  beforeEach: () => void send.mockResolvedValue({ accepted: true, order: orders.changes }),
  play: async context => {
    await expect(asksBeforeClosing()).toBe(false);
    await typeComment(context);
    await expect(asksBeforeClosing()).toBe(true);
    await context.userEvent.clear(await comment(context));
    await expect(asksBeforeClosing()).toBe(false);
    await context.userEvent.type(await comment(context), 'We are fifteen.');
    await context.userEvent.click(context.canvas.getByRole('button', { name: copy.proof.requestChanges }));
    await waitFor(() => expect(context.canvas.getByText(copy.messages.changes.title)).toBeVisible());
    await expect(asksBeforeClosing()).toBe(false);
  },
};

/** Comments are kept while another page is shown. */
export const CommentsRestored: Story = {
  tags: ['no-visual'],
  args: { orders: [orders.proof] },
  render: function LeavesThePage(args) {
    const [isShown, setIsShown] = useState(true);
    const [drafts] = useState(() => new Map<string, OrderDraft>());
    return (
      <>
        <Button onClick={() => setIsShown(!isShown)}>Another page</Button>
        {isShown && <Orders {...args} drafts={drafts} />}
      </>
    );
  },
  play: async context => {
    await typeComment(context);
    const leave = context.canvas.getByRole('button', { name: 'Another page' });
    await context.userEvent.click(leave);
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
    await context.userEvent.click(leave);
    await expect(await comment(context)).toHaveValue('We are fifteen.');
  },
};

/** Comments on a version that was replaced become a comment on the whole new version. */
export const CommentsOnAnOldVersion: Story = {
  tags: ['no-visual'],
  args: {
    orders: [orders.proof],
    drafts: new Map<string, OrderDraft>([
      [
        orders.proof.id,
        {
          brief: null,
          revision: 0,
          comments: { version: 1, values: { 'paragraph-1': 'Fifteen.', whole: 'Shorter.' } },
        },
      ],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: copy.proof.whole.label })).toHaveValue(
      'Fifteen.\n\nShorter.',
    );
    await expect(canvas.queryByRole('textbox', { name: copy.proof.comment(2) })).toBeNull();
  },
};

/** Every field and text of the buyer has the direction of its script, here from right to left. */
export const RightToLeft: Story = {
  tags: ['no-visual'],
  args: {
    orders: [
      { ...orders.paid, id: '1', brief: { ...orders.paid.brief, event: 'חתמנו על חוזה' } },
      { ...orders.writing, id: '2', brief: { ...orders.writing.brief, event: 'فتحنا مصنعا' } },
      { ...orders.proof, id: '3', proofs: [{ ...orders.proof.proofs[1]!, text: 'מילווקי היום' }] },
      {
        ...orders.changes,
        id: '4',
        changes: [{ version: 1, passage: 'פסקה ראשונה', comment: 'קצר יותר' }],
      },
      {
        ...orders.approved,
        id: '5',
        proofs: [{ ...orders.approved.proofs[1]!, text: 'النص المعتمد' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const texts = ['فتحنا مصنعا', 'מילווקי היום', 'פסקה ראשונה', 'קצר יותר', 'النص المعتمد'];
    const directions = texts.map(text => getComputedStyle(canvas.getByText(text)).direction);
    await expect(directions).toEqual(texts.map(() => 'rtl'));
    await expect(canvas.getByDisplayValue('חתמנו על חוזה')).toHaveStyle({ direction: 'rtl' });
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';
export const Longest: Story = {
  args: {
    orders: [
      {
        ...orders.proof,
        tier: longWord,
        brief: {
          ...orders.proof.brief,
          event: `${longWord}${longWord}`,
          links: `https://${longWord.repeat(4)}.example`,
        },
        proofs: [{ ...orders.proof.proofs[1]!, text: `${longWord.repeat(5)}\n\n${longWord}` }],
      },
    ],
  },
};
