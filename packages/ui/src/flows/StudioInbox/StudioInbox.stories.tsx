import { slipCopy } from '@fit-to-print/content/messages';
import { studio } from '@fit-to-print/site/pages/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { application, lead } from './entry.fixtures.ts';
import type { Entry, EntryRef } from './entry.machine.ts';
import { contexts, everything, lines } from './inbox.fixtures.ts';
import {
  type Filter,
  type InboxLine,
  inboxMachine,
  statuses,
  type Tally,
  type Work,
} from './inbox.machine.ts';
import { type StudioCalls, StudioInbox, type StudioInboxProps } from './StudioInbox.tsx';

const { desk } = studio.data;

/** A backend in memory, which finds, counts and keeps as the real one does. */
function backend(all: readonly InboxLine[], page = 100) {
  let kept = [...all];
  const find = ({ search, kind, status }: Filter) =>
    kept.filter(
      line =>
        search
          .toLowerCase()
          .split(/\s+/)
          .every(word => `${line.name} ${line.company} ${line.excerpt}`.toLowerCase().includes(word)) &&
        (kind === null || line.kind === kind) &&
        (status === null || line.work.status === status),
    );
  const entryOf = ({ id }: EntryRef): Entry | null => {
    const line = kept.find(one => one.id === id);
    if (!line) return null;
    const { kind, name, place, receivedAt } = line;
    return {
      ...(kind === 'lead' ? lead : application),
      id,
      name,
      place,
      receivedAt,
      work: { note: '', ...line.work },
    };
  };
  return {
    load: fn(async (filter: Filter) => {
      const found = find(filter);
      const counted = find({ ...filter, status: null });
      const tally = Object.fromEntries(
        statuses.map(status => [status, counted.filter(({ work }) => work.status === status).length]),
      ) as Tally;
      return { lines: found.slice(0, page), more: found.length > page, tally };
    }),
    loadMore: fn(async (filter: Filter, after: InboxLine) => {
      const rest = find(filter);
      const from = rest.findIndex(({ id }) => id === after.id) + 1;
      return { lines: rest.slice(from, from + page), more: rest.length > from + page };
    }),
    loadEntry: fn(async (ref: EntryRef) => entryOf(ref)),
    save: fn(async (ref: EntryRef, work: Work, revision: number) => {
      kept = kept.map(line => (line.id === ref.id ? { ...line, work } : line));
      const entry = { ...entryOf(ref)!, work, revision: revision + 1, workedAt: '2026-11-20T15:00:00.000Z' };
      return { saved: true, entry };
    }),
    exportCsv: fn(async () => {}),
    deadMail: fn(async () => [] as Awaited<ReturnType<StudioCalls['deadMail']>>),
    revive: fn(async () => {}),
  } satisfies StudioCalls;
}

let calls: ReturnType<typeof backend>;

/** As the page holds it: the filter and what is open are its own. */
function Desk(props: Partial<StudioInboxProps>) {
  const [filter, setFilter] = useState<Filter>(props.filter ?? everything);
  const [open, setOpen] = useState<EntryRef | null>(props.open ?? null);
  return (
    <StudioInbox
      copy={desk}
      {...props}
      calls={calls}
      filter={filter}
      onFilter={setFilter}
      open={open}
      onOpen={setOpen}
    />
  );
}

/** As above, until its reader goes. */
function DeskToLeave(props: Partial<StudioInboxProps>) {
  const [there, setThere] = useState(true);
  return (
    <>
      {there && <Desk {...props} />}
      <Button onClick={() => setThere(false)}>Leave</Button>
    </>
  );
}

/** A story that starts in a state of the list. As a render function: Storybook cannot serialize a snapshot among its args. */
const at = (value: StateValueFrom<typeof inboxMachine>) => {
  const snapshot = inboxMachine.resolveState({ value, context: contexts[value] });
  return { render: (args: Partial<StudioInboxProps>) => <Desk {...args} initialSnapshot={snapshot} /> };
};
const never = () => new Promise<never>(() => {});
/** Answers nothing until it is given up. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Given up.')));
  });
const broken = () => Promise.reject(new Error('The line is down.'));

const meta = {
  title: 'Flows/StudioInbox',
  component: StudioInbox,
  args: { copy: desk, calls: backend([]), filter: everything, open: null, onFilter() {}, onOpen() {} },
  argTypes: { copy: { control: false }, calls: { control: false }, initialSnapshot: { control: false } },
  render: args => <Desk {...args} />,
  // A backend for each.
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  beforeEach() {
    calls = backend(lines(40));
  },
  decorators: [
    Story => (
      <ToastProvider copy={slipCopy}>
        <Box as="main" page paddingBlock={3}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof StudioInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const theo = { kind: 'lead', id: 'line-1' } as const;
const ada = { kind: 'application', id: 'line-0' } as const;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '40 On file' })).toBeChecked();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  },
};

// States of the list ------------------------------------------------------------------------------------------------------

/** Pointed at, and with the focus. */
export const States: Story = {
  tags: ['one-width'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('row', { name: /Ada Lindqvist/ });
    first!.dataset.force = 'hover';
    canvas.getAllByRole('button', { name: /Theo Marsh/ })[0]!.dataset.force = 'focus';
    canvas.getByRole('radio', { name: /Won$/ }).closest('label')!.dataset.force = 'hover';
    canvas.getByRole('radio', { name: /Spiked$/ }).closest('label')!.dataset.force = 'focus';
    canvas.getByRole('searchbox').dataset.force = 'hover';
    canvas.getByRole('button', { name: 'Export CSV' }).dataset.force = 'hover focus';
  },
};

export const Loading: Story = {
  ...at('loading'),
  beforeEach() {
    calls.load.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading more…')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach() {
    calls.load.mockImplementationOnce(broken);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded.')).toBeVisible();
  },
};

export const FailedAndTriedAgain: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
  },
};

export const LoadingMore: Story = {
  ...at('loadingMore'),
  tags: ['one-width'],
  beforeEach() {
    calls.loadMore.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    const state = canvas.getByText('Loading more…');
    state.scrollIntoView();
    await expect(state).toBeVisible();
  },
};

export const MoreFailed: Story = {
  ...at('moreFailed'),
  tags: ['one-width'],
  play: async ({ canvas }) => {
    const state = canvas.getByText('The rest could not be loaded.');
    state.scrollIntoView();
    await expect(state).toBeVisible();
  },
};

export const MoreTriedAgain: Story = {
  ...MoreFailed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('The rest could not be loaded.')).not.toBeInTheDocument());
  },
};

export const NothingYet: Story = {
  beforeEach() {
    calls = backend([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has come in yet.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { filter: { search: 'turbine', kind: null, status: 'won' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on file fits that.')).toBeVisible();
  },
};

export const ShowsEverything: Story = {
  ...NothingFound,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show everything' }));
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  },
};

export const Searched: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'cello mail');
    await expect(await canvas.findByRole('radio', { name: '8 On file' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: /Noor Haddad/ })).not.toBeInTheDocument();
    // Letter by letter, but not letter by letter.
    await expect(calls.load.mock.calls.length).toBeLessThan(5);
    await userEvent.click(canvas.getByRole('radio', { name: /Won/ }));
    await waitFor(() =>
      expect(calls.load).toHaveBeenLastCalledWith(
        { search: 'cello mail', kind: null, status: 'won' },
        expect.anything(),
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Applications' }));
    await expect(await canvas.findByText('Nothing on file fits that.')).toBeVisible();
  },
};

export const TenThousand: Story = {
  tags: ['no-visual'],
  beforeEach() {
    calls = backend(lines(10_000), 200);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: '10,000 On file' })).toBeChecked();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const first = canvas.getAllByRole('button', { name: /Ada Lindqvist/ })[0]!;
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(calls.loadMore).toHaveBeenCalled());
  },
};

/** From entry to entry the list comes to an end only where there is one. */
export const StepsBeyond: Story = {
  args: { open: { kind: 'lead', id: 'line-198' } },
  tags: ['no-visual'],
  beforeEach() {
    calls = backend(lines(300), 200);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Next' });
    for (const id of ['line-199', 'line-200', 'line-201']) {
      await userEvent.keyboard('j');
      await waitFor(() =>
        expect(calls.loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ id }), expect.anything()),
      );
    }
  },
};

// States of an entry ------------------------------------------------------------------------------------------------------

export const Opened: Story = {
  args: { open: ada },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ada Lindqvist' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ada@hopyard.example' })).toHaveAttribute(
      'href',
      'mailto:ada@hopyard.example',
    );
  },
};

export const OpenedLead: Story = {
  args: { open: theo },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The boxes are the clever part/)).toBeVisible();
    await expect(canvas.getByText('/creative-studio-austin')).toBeVisible();
  },
};

export const EntryLoading: Story = {
  args: { open: theo },
  tags: ['one-width'],
  beforeEach() {
    calls.loadEntry.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const EntryMissing: Story = {
  args: { open: { kind: 'lead', id: 'gone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is not on file any more.')).toBeVisible();
  },
};

export const EntryFailed: Story = {
  args: { open: theo },
  beforeEach() {
    calls.loadEntry.mockImplementationOnce(broken);
  },
  tags: ['one-width'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It could not be loaded.')).toBeVisible();
  },
};

export const EntryTriedAgain: Story = {
  ...EntryFailed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Theo Marsh' })).toBeVisible();
  },
};

const write = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
) => {
  const slip = await canvas.findByRole('form', { name: 'The desk’s slip' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Waiting' }));
  await userEvent.click(canvas.getByRole('textbox', { name: 'Next step' }));
  await userEvent.paste('Write to Theo');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
  await userEvent.paste('Asked for photographs.');
  await userEvent.click(canvas.getByRole('button', { name: /^Sav/ }));
  return slip;
};

export const Saved: Story = {
  args: { open: theo },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
    await expect(calls.save).toHaveBeenCalledWith(
      theo,
      { status: 'waiting', nextStep: 'Write to Theo', nextStepOn: '', note: 'Asked for photographs.' },
      0,
      expect.anything(),
    );
  },
};

/** What is saved stands in the list beside it at once. */
export const SavedInTheList: Story = {
  ...Saved,
  tags: ['no-visual', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeVisible();
  },
};

/** It does not stay there when saving fails, but in the form. */
export const Unsaved: Story = {
  args: { open: theo },
  beforeEach() {
    calls.save.mockImplementationOnce(broken);
  },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(
      await canvas.findByText('It could not be saved. What you wrote is still here: try again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked for photographs.');
  },
};

export const SavedAfterAll: Story = {
  ...Unsaved,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await canvas.findByText(/^It could not be saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
  },
};

const conflict = async () => ({
  saved: false,
  entry: {
    ...lead,
    work: { status: 'won' as const, note: 'Signed this morning.', nextStep: '', nextStepOn: '' },
    revision: 4,
    workedAt: '2026-11-20T14:58:00.000Z',
  },
});

/** Somebody else was quicker: neither loses a word unless this reader says so. */
export const Conflict: Story = {
  args: { open: theo },
  beforeEach() {
    calls.save.mockImplementationOnce(conflict);
  },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByText('Somebody saved this while you wrote.')).toBeVisible();
    await expect(canvas.getByText('Signed this morning.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked for photographs.');
  },
};

export const ConflictMine: Story = {
  ...Conflict,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save mine over it' }));
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
    await expect(calls.save).toHaveBeenLastCalledWith(
      theo,
      expect.objectContaining({ note: 'Asked for photographs.' }),
      4,
      expect.anything(),
    );
  },
};

export const ConflictTheirs: Story = {
  ...Conflict,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Signed this morning.');
    // What was pressed is gone: the focus stays with the entry, and so do the keys.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Theo Marsh' })).toHaveFocus());
    await expect(canvas.queryByText('Somebody saved this while you wrote.')).not.toBeInTheDocument();
  },
};

/** What was written and not saved waits until its entry is opened again. */
export const LeftUnsaved: Story = {
  args: { open: theo },
  tags: ['one-width', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Theo Marsh.*unsaved/ })).toBeVisible();
  },
};

export const FoundUnsaved: Story = {
  args: { open: theo },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
  },
};

/** Who saves and goes on at once has saved. */
export const LeftSaving: Story = {
  args: { open: theo },
  tags: ['no-visual', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    const save = calls.save.getMockImplementation()!;
    const line = Promise.withResolvers<void>();
    calls.save.mockImplementationOnce(async (...given) => {
      await line.promise;
      return save(...given);
    });
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    const unsaved = () => canvas.queryByRole('button', { name: /Theo Marsh.*unsaved/ });
    await expect(unsaved()).toBeInTheDocument();
    // Opened again before the answer, it waits for that.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    line.resolve();
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    await expect(note).toHaveValue('Asked for photographs.');
    await expect(unsaved()).toBeNull();
    await expect(canvas.getByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeInTheDocument();
  },
};

/** What could not be saved is said, and waits, after the reader has gone on. */
export const LeftUnsavable: Story = {
  args: { open: theo },
  tags: ['no-visual', 'from-large'],
  play: async ({ canvas, userEvent }) => {
    const line = Promise.withResolvers<never>();
    calls.save.mockImplementationOnce(() => line.promise);
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeInTheDocument();
    line.reject(new Error('The line is down.'));
    await expect(await canvas.findByText(/^It could not be saved/)).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Theo Marsh.*Waiting/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Theo Marsh.*unsaved/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Asked for photographs.');
  },
};

// By keyboard, and the rest -----------------------------------------------------------------------------------------------

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Theo Marsh.*repair/, current: undefined })).focus();
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(search).toHaveFocus();
    // In a field a letter is a letter.
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

const dead = [
  {
    id: '7',
    kind: 'contact-confirmation',
    about: theo,
    error: 'The provider answered 422: the address does not exist.',
    diedAt: '2026-11-20T14:00:00.000Z',
  },
  {
    id: '8',
    kind: 'application-notification',
    about: null,
    error: 'Timed out.',
    diedAt: '2026-11-19T08:00:00.000Z',
  },
];

export const DeadMail: Story = {
  beforeEach() {
    calls.deadMail.mockResolvedValue(dead);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Mail that could not be delivered' }),
    ).toHaveTextContent('the address does not exist');
  },
};

export const DeadMailRevived: Story = {
  ...DeadMail,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    calls.revive.mockRejectedValueOnce(new Error('The line is down.'));
    const [first] = await canvas.findAllByRole('button', { name: 'Send again' });
    await userEvent.click(first!);
    await expect(await canvas.findByText('It stays where it is')).toBeVisible();
    await userEvent.click(first!);
    await expect(await canvas.findByText('Back in the queue')).toBeVisible();
    await expect(calls.revive).toHaveBeenLastCalledWith('7', expect.any(AbortSignal));
    await waitFor(() => expect(canvas.getByRole('region', { name: desk.title })).toHaveFocus());
    await expect(canvas.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
  },
};

/** Whether there is any is asked again with the list, and by itself. */
export const DeadMailUnknown: Story = {
  tags: ['no-visual'],
  beforeEach() {
    const load = calls.load.getMockImplementation()!;
    calls.load.mockImplementationOnce(broken).mockImplementationOnce(async (...given) => {
      // As from a network, in a later task: answered at once, the list would never be seen loading.
      await new Promise(resolve => {
        setTimeout(resolve);
      });
      return load(...given);
    });
    calls.deadMail.mockImplementationOnce(broken).mockImplementationOnce(broken).mockResolvedValue(dead);
  },
  play: async ({ canvas, userEvent }) => {
    const unknown = 'Whether any mail could not be delivered is not known.';
    await expect(await canvas.findByText(unknown)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Theo Marsh/ })).toBeVisible();
    await waitFor(() => expect(calls.deadMail).toHaveBeenCalledTimes(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }));
    const title = 'Mail that could not be delivered';
    await expect(await canvas.findByRole('region', { name: title })).toBeVisible();
    await expect(canvas.queryByText(unknown)).not.toBeInTheDocument();
  },
};

/** A queue that never answers is given up after a while, and every mail can be tried again. */
export const DeadMailHanging: Story = {
  ...DeadMail,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Send again' });
    calls.revive.mockImplementationOnce(((_id: string, signal: AbortSignal) => hanging(signal)) as never);
    const time = new AbortController();
    const timeout = spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
    await userEvent.click(first!);
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeVisible();
    await expect(timeout).toHaveBeenLastCalledWith(15_000);
    time.abort();
    await expect(await canvas.findByText('It stays where it is')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Send again' }))
      await expect(button).toBeEnabled();
    timeout.mockRestore();
  },
};

/** Whoever leaves the desk gives up what is being exported. */
export const ExportedAndLeft: Story = {
  tags: ['no-visual'],
  render: args => <DeskToLeave {...args} />,
  play: async ({ canvas, userEvent }) => {
    let given: AbortSignal | undefined;
    calls.exportCsv.mockImplementation(((...[, , signal]: Parameters<StudioCalls['exportCsv']>) => {
      given = signal;
      return hanging(signal);
    }) as never);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(given?.aborted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(given?.aborted).toBe(true));
    await expect(canvas.queryByText('Nothing was exported')).not.toBeInTheDocument();
  },
};

export const Exported: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const answer = Promise.withResolvers<void>();
    calls.exportCsv.mockImplementation(((_filter: Filter, progress: (count: number) => void) => {
      progress(1500);
      return answer.promise;
    }) as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(canvas.getByRole('button', { name: 'Exporting… 1,500' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer.reject(new Error('The line is down.'));
    await expect(await canvas.findByText('Nothing was exported')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

const longest = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
export const Longest: Story = {
  args: { open: { kind: 'application', id: 'long-0' } },
  beforeEach() {
    calls = backend(
      lines(3).map((line, index) => ({
        ...line,
        id: `long-${index}`,
        name: `${longest} ${longest}`,
        company: longest,
        place: longest,
        excerpt: `${longest} ${line.excerpt}`,
        via: longest,
        work: { ...line.work, nextStep: `${longest} ${longest}`, nextStepOn: '2026-12-31' },
      })),
    );
    calls.loadEntry.mockResolvedValue({
      ...application,
      id: 'long-0',
      name: longest,
      place: longest,
      facts: application.facts.map(fact => ({ ...fact, value: `${longest}@${longest}` })),
      texts: application.texts.map(({ label, text }) => ({
        label,
        text: `${text} ${longest}${longest}\n\n${text}`,
      })),
      attribution: lead.attribution.map(fact => ({ ...fact, value: `${longest}/${longest}` })),
    });
  },
};
