// Stories of `Inbox`, the staff's list of received messages, applications and sales.
import { admin } from '@fit-to-print/content/admin';
import { toastCopy } from '@fit-to-print/content/messages';
import { Button } from '@fit-to-print/ui/components/Button';
import { ToastProvider } from '@fit-to-print/ui/components/Toast';
import { Box } from '@fit-to-print/ui/primitives/Box';
import { forceState } from '@fit-to-print/ui/theme/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import type { FailedMail, InboxApi } from './api.ts';
import { Inbox, type InboxProps } from './Inbox.tsx';
import { contexts, sampleItems, noFilter } from './inbox.fixtures.ts';
import { type Filter, inboxMachine, type InboxItem, type StatusCounts, statuses } from './inbox.machine.ts';
import { application, lead, sale } from './entry.fixtures.ts';
import { emptyFollowUp, type Entry, type EntryKey } from './entry.machine.ts';

/** A backend in memory that searches, counts and saves like the real one. */
function createApi(initialItems: readonly InboxItem[], pageLength = 100) {
  let items = [...initialItems];
  const find = ({ search, kind, status }: Filter) =>
    items.filter(
      item =>
        search
          .toLowerCase()
          .split(/\s+/)
          .every(word => `${item.name} ${item.company} ${item.excerpt}`.toLowerCase().includes(word)) &&
        (kind === null || item.kind === kind) &&
        (status === null ? item.followUp.status !== 'spam' : item.followUp.status === status),
    );
  const entryOf = ({ id }: EntryKey): Entry | null => {
    const item = items.find(each => each.id === id);
    if (!item) return null;
    const { kind, name, place, receivedAt, followUp } = item;
    return {
      ...(kind === 'lead' ? lead : application),
      id,
      name,
      place,
      receivedAt,
      followUp: { note: '', ...followUp },
    };
  };
  return {
    load: fn<InboxApi['load']>(async filter => {
      const matchingItems = find(filter);
      const counts = Object.fromEntries(
        statuses.map(status => [status, find({ ...filter, status }).length]),
      ) as StatusCounts;
      return {
        items: matchingItems.slice(0, pageLength),
        hasMore: matchingItems.length > pageLength,
        counts,
      };
    }),
    loadMore: fn<InboxApi['loadMore']>(async (filter, after) => {
      const matchingItems = find(filter);
      const start = matchingItems.findIndex(({ id }) => id === after.id) + 1;
      const end = start + pageLength;
      return { items: matchingItems.slice(start, end), hasMore: matchingItems.length > end };
    }),
    loadEntry: fn<InboxApi['loadEntry']>(async key => entryOf(key)),
    save: fn<InboxApi['save']>(async (key, followUp, revision) => {
      items = items.map(item => (item.id === key.id ? { ...item, followUp } : item));
      const changedAt = '2026-11-20T15:00:00.000Z';
      return {
        saved: true,
        entry: { ...entryOf(key)!, followUp, revision: revision + 1, changedAt },
      };
    }),
    exportCsv: fn<InboxApi['exportCsv']>(async () => {}),
    loadStaff: fn<InboxApi['loadStaff']>(async () => ['ada@newsroom.example', 'june@newsroom.example']),
    loadFailedMails: fn<InboxApi['loadFailedMails']>(async () => []),
    resendMail: fn<InboxApi['resendMail']>(async () => {}),
  } satisfies InboxApi;
}

let api: ReturnType<typeof createApi>;

/** Stores the filter and the open entry in state. The page of the site stores them in its address. */
function InboxWithState(props: Partial<InboxProps>) {
  const [filter, setFilter] = useState<Filter>(props.filter ?? noFilter);
  const [openKey, setOpenKey] = useState<EntryKey | null>(props.openKey ?? null);
  return (
    <Inbox
      copy={admin.inbox}
      {...props}
      api={api}
      filter={filter}
      onFilterChange={setFilter}
      openKey={openKey}
      onOpen={setOpenKey}
    />
  );
}

function RemovableInbox(props: Partial<InboxProps>) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <InboxWithState {...props} />}
      <Button onClick={() => setIsShown(false)}>Leave</Button>
    </>
  );
}

/** A story that starts in a state of the list. A render function, because Storybook cannot serialize a snapshot in args. */
const startsIn = (value: StateValueFrom<typeof inboxMachine>) => {
  const snapshot = inboxMachine.resolveState({ value, context: contexts[value] });
  return { render: (args: Partial<InboxProps>) => <InboxWithState {...args} initialSnapshot={snapshot} /> };
};
const never = () => new Promise<never>(() => {});
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted.')));
  });
const networkError = new Error('The network failed.');
const fail = () => Promise.reject(networkError);

const meta = {
  title: 'Admin/Flows/Inbox',
  component: Inbox,
  args: {
    copy: admin.inbox,
    api: createApi([]),
    filter: noFilter,
    openKey: null,
    onFilterChange() {},
    onOpen() {},
  },
  argTypes: { copy: { control: false }, api: { control: false }, initialSnapshot: { control: false } },
  render: args => <InboxWithState {...args} />,
  // Each story on the documentation page gets its own frame, because `api` is a module variable.
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  beforeEach() {
    api = createApi(sampleItems(40));
  },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box as="main" pageWidth paddingBlock={3}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const theo = { kind: 'lead', id: 'item-1' } as const;
const ada = { kind: 'application', id: 'item-0' } as const;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '40 All' })).toBeChecked();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  },
};

// The list ----------------------------------------------------------------------------------------------------------------

/** Spam has its own list and count, and is in no other count. */
export const Spam: Story = {
  tags: ['no-visual'],
  beforeEach() {
    const [first, ...rest] = sampleItems(3);
    api = createApi([{ ...first!, followUp: { ...first!.followUp, status: 'spam' } }, ...rest]);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: '2 All' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: /Ada Lindqvist/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '1 Spam' }));
    await expect(await canvas.findByRole('button', { name: /Ada Lindqvist/ })).toBeVisible();
  },
};

/** An entry that waits for longer than a working day is marked, in the list and in the panel. In smaller windows the panel covers the list. */
export const Overdue: Story = {
  tags: ['one-width', 'from-large'],
  args: { openKey: theo },
  beforeEach() {
    const [first, second, ...rest] = sampleItems(5);
    const firstAnswer = { after: '2 business days', isGiven: false, isOverdue: true };
    api = createApi([first!, { ...second!, firstAnswer }, ...rest]);
    const { loadEntry } = api;
    const load = loadEntry.getMockImplementation()!;
    loadEntry.mockImplementation(async (...args) => {
      const entry = await load(...args);
      return entry && { ...entry, firstAnswer };
    });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Overdue, waiting for its first answer: 2 business days.'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Theo Marsh.*overdue/ })).toBeVisible();
  },
};

/** The other entries from the same email address, and the choice of an owner among the staff. */
export const OwnerAndOthers: Story = {
  tags: ['no-visual'],
  args: { openKey: ada },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('More from this address: 2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lead, Won' })).toHaveAttribute(
      'href',
      '#open=lead.item-9',
    );
    const owner = canvas.getByRole('combobox', { name: 'Owner' });
    await waitFor(() => expect(owner).toHaveValue('june@newsroom.example'));
    await userEvent.selectOptions(owner, 'ada@newsroom.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.save.mock.lastCall![1]).toMatchObject({ owner: 'ada@newsroom.example' }));
  },
};

/** One element of each kind hovered or focused. */
export const States: Story = {
  tags: ['one-width'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('row', { name: /Ada Lindqvist/ });
    forceState(first!, 'hover');
    forceState(canvas.getAllByRole('button', { name: /Theo Marsh/ })[0]!, 'focus');
    forceState(canvas.getByRole('radio', { name: /Won$/ }).closest('label')!, 'hover');
    forceState(canvas.getByRole('radio', { name: /Rejected$/ }).closest('label')!, 'focus');
    forceState(canvas.getByRole('searchbox'), 'hover');
    forceState(canvas.getByRole('button', { name: 'Export CSV' }), 'hover', 'focus');
  },
};

export const Loading: Story = {
  tags: ['one-width'],
  ...startsIn('loading'),
  beforeEach() {
    api.load.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading more…')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['one-width'],
  beforeEach() {
    api.load.mockImplementationOnce(fail);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded.')).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
  },
};

/** Scrolls to the message at the end of the list, and waits until the scrolling has ended and the message stays in its place: the list measures its rows in the next frame, and moves them. */
async function scrollToEnd(message: HTMLElement) {
  await waitFor(async () => {
    const before = message.getBoundingClientRect();
    const scrollEnd = new Promise(resolve => {
      document.addEventListener('scrollend', resolve, { capture: true, once: true });
    });
    message.scrollIntoView();
    const { left, top, width, height } = message.getBoundingClientRect();
    if (top !== before.top) await scrollEnd;
    await new Promise(resolve => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    // The rows that have come into the list may need further fonts.
    await document.fonts.ready;
    await expect(message.getBoundingClientRect().top).toBe(top);
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(message);
  });
}

export const LoadingMore: Story = {
  ...startsIn('loadingMore'),
  tags: ['one-width'],
  beforeEach() {
    api.loadMore.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await scrollToEnd(canvas.getByText('Loading more…'));
  },
};

export const LoadMoreFailed: Story = {
  ...startsIn('loadMoreFailed'),
  tags: ['one-width'],
  play: async ({ canvas }) => {
    await scrollToEnd(canvas.getByText('The rest could not be loaded.'));
  },
};

export const LoadMoreRetried: Story = {
  ...LoadMoreFailed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('The rest could not be loaded.')).not.toBeInTheDocument());
  },
};

export const NothingYet: Story = {
  tags: ['one-width'],
  beforeEach() {
    api = createApi([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no messages or applications yet.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['one-width'],
  args: { filter: { search: 'turbine', kind: null, status: 'won' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entry matches.')).toBeVisible();
  },
};

export const FilterCleared: Story = {
  ...NothingFound,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all entries' }));
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  },
};

export const Searched: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'cello mail');
    await expect(await canvas.findByRole('radio', { name: '8 All' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: /Noor Haddad/ })).not.toBeInTheDocument();
    // The search does not send a request for each letter.
    await expect(api.load.mock.calls.length).toBeLessThan(5);
    await userEvent.click(canvas.getByRole('radio', { name: /Won/ }));
    await waitFor(() =>
      expect(api.load).toHaveBeenLastCalledWith(
        { search: 'cello mail', kind: null, status: 'won' },
        expect.anything(),
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Applications' }));
    await expect(await canvas.findByText('No entry matches.')).toBeVisible();
  },
};

export const TenThousand: Story = {
  tags: ['no-visual'],
  beforeEach() {
    api = createApi(sampleItems(10_000), 200);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: '10,000 All' })).toBeChecked();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const first = canvas.getAllByRole('button', { name: /Ada Lindqvist/ })[0]!;
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(api.loadMore).toHaveBeenCalled());
  },
};

/** Stepping from entry to entry loads more of the list. */
export const StepsPastTheFirstPage: Story = {
  args: { openKey: { kind: 'lead', id: 'item-198' } },
  tags: ['no-visual'],
  beforeEach() {
    api = createApi(sampleItems(300), 200);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Next' });
    for (const id of ['item-199', 'item-200', 'item-201']) {
      await userEvent.keyboard('j');
      await waitFor(() =>
        expect(api.loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ id }), expect.anything()),
      );
    }
  },
};

// The open entry -----------------------------------------------------------------------------------------------------

export const Opened: Story = {
  args: { openKey: ada },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ada Lindqvist' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ada@hopyard.example' })).toHaveAttribute(
      'href',
      'mailto:ada@hopyard.example',
    );
  },
};

export const OpenedLead: Story = {
  args: { openKey: theo },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The boxes are the clever part/)).toBeVisible();
    await expect(canvas.getByText('/creative-studio-austin')).toBeVisible();
  },
};

const hebrew = {
  name: 'נועה חדד',
  company: 'מפת הברזיות',
  excerpt: 'אנחנו מתקנים צ׳לו בדואר.',
  text: 'אנחנו מתקנים צ׳לו בדואר, ואף אחד לא כתב על זה.',
  nextStep: 'להתקשר מחר',
};
/** Text from right to left has its direction, also after a place that is written from left to right. */
export const RightToLeft: Story = {
  tags: ['no-visual', 'from-large'],
  args: { openKey: theo },
  beforeEach() {
    const [first, second, ...rest] = sampleItems(5);
    const { name, company, excerpt, nextStep } = hebrew;
    const followUp = { ...second!.followUp, nextStep };
    api = createApi([first!, { ...second!, name, company, excerpt, followUp }, ...rest]);
    api.loadEntry.mockResolvedValue({
      ...lead,
      name,
      texts: [{ label: 'Message', text: hebrew.text }],
      details: [{ label: 'Company', value: company }],
    });
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: hebrew.name }));
    const row = within(canvas.getByRole('row', { name: new RegExp(hebrew.name) }));
    for (const element of [
      panel.getByText(hebrew.name),
      panel.getByText(hebrew.company),
      panel.getByText(hebrew.text),
      row.getByText(hebrew.name),
      row.getByText(hebrew.excerpt),
      ...row.getAllByText(new RegExp(hebrew.nextStep)),
      row.getAllByText(new RegExp(hebrew.company))[0]!,
    ])
      await expect(getComputedStyle(element).direction, element.textContent).toBe('rtl');
    await expect(getComputedStyle(panel.getByText(/^Austin/)).direction).toBe('ltr');
  },
};

/** A sale shows what was bought and by whom, and the buyer's other entries. Nothing was written, so there is no text and no source. */
export const OpenedSale: Story = {
  tags: ['one-width'],
  args: { openKey: { kind: 'sale', id: sale.id } },
  beforeEach() {
    const [first, second, third, ...rest] = sampleItems(5);
    const asSale = { kind: 'sale', name: sale.name, company: 'Growth', place: null, source: '' } as const;
    api = createApi([first!, second!, { ...third!, ...asSale, excerpt: 'With an account' }, ...rest]);
    api.loadEntry.mockResolvedValue(sale);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dec 20, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order, To write' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Follow-up' })).toBeVisible();
    await expect(canvas.queryByText('Where it came from')).toBeNull();
  },
};

export const EntryLoading: Story = {
  args: { openKey: theo },
  tags: ['one-width'],
  beforeEach() {
    api.loadEntry.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const EntryMissing: Story = {
  tags: ['one-width'],
  args: { openKey: { kind: 'lead', id: 'gone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This entry no longer exists.')).toBeVisible();
  },
};

export const EntryLoadFailed: Story = {
  args: { openKey: theo },
  beforeEach() {
    api.loadEntry.mockImplementationOnce(fail);
  },
  tags: ['one-width'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The entry could not be loaded.')).toBeVisible();
  },
};

export const EntryLoadRetried: Story = {
  ...EntryLoadFailed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Theo Marsh' })).toBeVisible();
  },
};

const fillInAndSave = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await canvas.findByRole('form', { name: 'Follow-up' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Waiting' }));
  await userEvent.click(canvas.getByRole('textbox', { name: 'Next step' }));
  await userEvent.paste('Write to Theo');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
  await userEvent.paste('Asked for photographs.');
  await userEvent.click(canvas.getByRole('button', { name: /^Sav/ }));
};

export const Saved: Story = {
  tags: ['one-width'],
  args: { openKey: theo },
  play: async ({ canvas, userEvent }) => {
    await fillInAndSave({ canvas, userEvent });
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
    await expect(api.save).toHaveBeenCalledWith(
      theo,
      {
        status: 'waiting',
        nextStep: 'Write to Theo',
        nextStepDate: '',
        note: 'Asked for photographs.',
        owner: '',
      },
      0,
      expect.anything(),
    );
  },
};

/** The list shows the new status immediately. */
export const SavedInTheList: Story = {
  ...Saved,
  tags: ['no-visual', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    await fillInAndSave({ canvas, userEvent });
    await expect(await canvas.findByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeVisible();
  },
};

/** The typed text stays in the form. */
export const SaveFailed: Story = {
  tags: ['one-width'],
  args: { openKey: theo },
  beforeEach() {
    api.save.mockImplementationOnce(fail);
  },
  play: async ({ canvas, userEvent }) => {
    await fillInAndSave({ canvas, userEvent });
    await expect(
      await canvas.findByText('Your changes could not be saved. They are still here: try again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked for photographs.');
  },
};

export const SaveRetried: Story = {
  ...SaveFailed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await fillInAndSave({ canvas, userEvent });
    await canvas.findByText(/^Your changes could not be saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
  },
};

const conflict: InboxApi['save'] = async () => ({
  saved: false,
  entry: {
    ...lead,
    followUp: { ...emptyFollowUp, status: 'won', note: 'Signed this morning.' },
    revision: 4,
    changedAt: '2026-11-20T14:58:00.000Z',
  },
});

/** Someone else saved first: the user sees both versions and chooses one. */
export const Conflict: Story = {
  tags: ['one-width'],
  args: { openKey: theo },
  beforeEach() {
    api.save.mockImplementationOnce(conflict);
  },
  play: async ({ canvas, userEvent }) => {
    await fillInAndSave({ canvas, userEvent });
    await expect(
      await canvas.findByText('Someone else saved this entry while you were writing.'),
    ).toBeVisible();
    await expect(canvas.getByText('Signed this morning.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked for photographs.');
  },
};

export const ConflictKeepsMine: Story = {
  ...Conflict,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await fillInAndSave({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save mine instead' }));
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
    await expect(api.save).toHaveBeenLastCalledWith(
      theo,
      expect.objectContaining({ note: 'Asked for photographs.' }),
      4,
      expect.anything(),
    );
  },
};

export const ConflictTakesTheirs: Story = {
  ...Conflict,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await fillInAndSave({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Use theirs' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Signed this morning.');
    // The clicked button has disappeared; the focus moves to the panel, so that shortcuts work.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Theo Marsh' })).toHaveFocus());
    await expect(
      canvas.queryByText('Someone else saved this entry while you were writing.'),
    ).not.toBeInTheDocument();
  },
};

/** The list marks an entry with an unsaved draft. */
export const DraftInTheList: Story = {
  args: { openKey: theo },
  tags: ['one-width', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Theo Marsh.*unsaved/ })).toBeVisible();
  },
};

export const DraftRestored: Story = {
  args: { openKey: theo },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
  },
};

/** A save continues after the entry is closed; opening it again waits for the save. */
export const ClosedWhileSaving: Story = {
  args: { openKey: theo },
  tags: ['no-visual', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    const save = api.save.getMockImplementation()!;
    const network = Promise.withResolvers<void>();
    api.save.mockImplementationOnce(async (...args) => {
      await network.promise;
      return save(...args);
    });
    await fillInAndSave({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    const findDraft = () => canvas.queryByRole('button', { name: /Theo Marsh.*unsaved/ });
    await expect(findDraft()).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    network.resolve();
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    await expect(note).toHaveValue('Asked for photographs.');
    await expect(findDraft()).toBeNull();
    await expect(canvas.getByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeInTheDocument();
  },
};

/** If the save fails after the entry is closed, a toast reports it and the draft stays. */
export const SaveFailedAfterClosing: Story = {
  args: { openKey: theo },
  tags: ['no-visual', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    const response = Promise.withResolvers<never>();
    api.save.mockImplementationOnce(() => response.promise);
    await fillInAndSave({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeInTheDocument();
    response.reject(networkError);
    await expect(await canvas.findByText(/^Your changes could not be saved/)).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Theo Marsh.*unsaved/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Asked for photographs.');
  },
};

// Keyboard, failed mail, export -------------------------------------------------------------------------------------------

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Theo Marsh.*repair/, current: undefined })).focus();
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveFocus();
    // Shortcuts do nothing in a text field.
    await userEvent.keyboard('jk/');
    await expect(search).toHaveValue('jk/');
    await userEvent.clear(search);
    const noor = await canvas.findAllByRole('button', { name: /Noor Haddad/ });
    noor[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Noor Haddad' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('heading', { name: 'Theo Marsh' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('heading', { name: 'Theo Marsh' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Theo Marsh/ })[0]).toHaveFocus());
  },
};

/** The keys work before any element has the focus, and while the focus is outside the inbox. */
export const ByKeyboardFromAnywhere: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Theo Marsh.*repair/, current: undefined });
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveAccessibleName(/\w/);
    await expect(document.activeElement?.closest('[role=row], tr')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Close' });
    (document.activeElement as HTMLElement).blur();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

const failedMails: readonly FailedMail[] = [
  {
    id: '7',
    channel: 'mail',
    kind: 'contact-confirmation',
    entry: theo,
    error: 'The provider answered 422: the address does not exist.',
    failedAt: '2026-11-20T14:00:00.000Z',
  },
  {
    id: '8',
    channel: 'mail',
    kind: 'application-notification',
    entry: null,
    error: 'Timed out.',
    failedAt: '2026-11-19T08:00:00.000Z',
  },
  {
    id: '9',
    channel: 'webhook',
    kind: 'lead-created',
    entry: theo,
    error: 'The webhook answered 410.',
    failedAt: '2026-11-18T08:00:00.000Z',
  },
];

export const FailedMails: Story = {
  tags: ['one-width'],
  beforeEach() {
    api.loadFailedMails.mockResolvedValue(failedMails);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: /^What could not be delivered/ }),
    ).toHaveTextContent(/the address does not exist[\s\S]*Event: a new message, to the webhook/);
  },
};

export const FailedMailResent: Story = {
  ...FailedMails,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    api.resendMail.mockRejectedValueOnce(networkError);
    const [first] = await canvas.findAllByRole('button', { name: 'Send again' });
    await userEvent.click(first!);
    await expect(await canvas.findByText('It was not queued')).toBeVisible();
    await userEvent.click(first!);
    await expect(await canvas.findByText('Queued again')).toBeVisible();
    await expect(api.resendMail).toHaveBeenLastCalledWith('7', expect.any(AbortSignal));
    await waitFor(() => expect(canvas.getByRole('region', { name: admin.inbox.title })).toHaveFocus());
    await expect(canvas.getAllByRole('button', { name: 'Send again' })).toHaveLength(2);
  },
};

/** The failed mails are loaded again with the list, or with the button “Check again”. */
export const FailedMailsLoadFailed: Story = {
  tags: ['no-visual'],
  beforeEach() {
    const load = api.load.getMockImplementation()!;
    api.load.mockImplementationOnce(fail).mockImplementationOnce(async (...args) => {
      // Responds in a later task, as a network does: otherwise React never renders the loading state.
      await new Promise(resolve => {
        setTimeout(resolve);
      });
      return load(...args);
    });
    api.loadFailedMails
      .mockImplementationOnce(fail)
      .mockImplementationOnce(fail)
      .mockResolvedValue(failedMails);
  },
  play: async ({ canvas, userEvent }) => {
    const message = 'We can’t check for what was not delivered right now.';
    await expect(await canvas.findByText(message)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
    await waitFor(() => expect(api.loadFailedMails).toHaveBeenCalledTimes(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    const title = /^What could not be delivered/;
    await expect(await canvas.findByRole('region', { name: title })).toBeVisible();
    await expect(canvas.queryByText(message)).not.toBeInTheDocument();
  },
};

/** Resending fails after 15 s without a response; every mail can then be sent again. */
export const ResendTimedOut: Story = {
  ...FailedMails,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Send again' });
    api.resendMail.mockImplementationOnce((_id, signal) => untilAborted(signal));
    const controller = new AbortController();
    const timeout = spyOn(AbortSignal, 'timeout').mockReturnValueOnce(controller.signal);
    await userEvent.click(first!);
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeVisible();
    await expect(timeout).toHaveBeenLastCalledWith(15_000);
    controller.abort();
    await expect(await canvas.findByText('It was not queued')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Send again' }))
      await expect(button).toBeEnabled();
    timeout.mockRestore();
  },
};

/** Leaving the inbox cancels the export. */
export const ExportCancelled: Story = {
  tags: ['no-visual'],
  render: args => <RemovableInbox {...args} />,
  play: async ({ canvas, userEvent }) => {
    let exportSignal: AbortSignal | undefined;
    api.exportCsv.mockImplementation((_filter, _onProgress, signal) => {
      exportSignal = signal;
      return untilAborted(signal);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(exportSignal?.aborted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(exportSignal?.aborted).toBe(true));
    await expect(canvas.queryByText('Export failed')).not.toBeInTheDocument();
  },
};

export const ExportFailed: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const response = Promise.withResolvers<void>();
    api.exportCsv.mockImplementation((_filter, onProgress) => {
      onProgress(1500);
      return response.promise;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(canvas.getByRole('button', { name: 'Exporting… 1,500' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.reject(networkError);
    await expect(await canvas.findByText('Export failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

const longest = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
export const Longest: Story = {
  args: { openKey: { kind: 'application', id: 'long-0' } },
  beforeEach() {
    api = createApi(
      sampleItems(3).map((item, index) => ({
        ...item,
        id: `long-${index}`,
        name: `${longest} ${longest}`,
        company: longest,
        place: longest,
        excerpt: `${longest} ${item.excerpt}`,
        source: longest,
        followUp: {
          ...item.followUp,
          nextStep: `${longest} ${longest}`,
          nextStepDate: '2026-12-31',
        },
      })),
    );
    api.loadEntry.mockResolvedValue({
      ...application,
      id: 'long-0',
      name: longest,
      place: longest,
      details: application.details.map(detail => ({ ...detail, value: `${longest}@${longest}` })),
      texts: application.texts.map(({ label, text }) => ({
        label,
        text: `${text} ${longest}${longest}\n\n${text}`,
      })),
      attribution: lead.attribution.map(detail => ({ ...detail, value: `${longest}/${longest}` })),
    });
  },
};
