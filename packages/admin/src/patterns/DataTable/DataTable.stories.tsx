// Stories of `DataTable`, a long table that renders only the visible rows.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@fit-to-print/ui/components/Badge';
import { Button } from '@fit-to-print/ui/components/Button';
import { Box } from '@fit-to-print/ui/primitives/Box';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { forceState } from '@fit-to-print/ui/theme/states';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DataTable, type DataTableColumn, type DataTableHandle, type DataTableProps } from './DataTable.tsx';

interface NewsItem {
  id: string;
  title: string;
  summary: string;
  section: string;
  time: string;
}

const sections = ['City', 'State', 'Foreign', 'Sports'];
const newsItem = (index: number): NewsItem => ({
  id: `item-${index}`,
  title: `Brewery fire, take ${index + 1}`,
  summary: 'Smoke over the Third Ward was seen from Racine before the first engine left its house.',
  section: sections[index % sections.length]!,
  time: `${String(index % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
});
const newsItems = (count: number) => Array.from({ length: count }, (_, index) => newsItem(index));

const columns: readonly DataTableColumn<NewsItem>[] = [
  {
    id: 'title',
    header: 'Slug',
    width: 'fill',
    cell: ({ title, summary }) => (
      <>
        <Text as="span" variant="small">
          {title}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {' '}
          {summary}
        </Text>
      </>
    ),
  },
  { id: 'section', header: 'Desk', width: 'short', cell: ({ section }) => <Badge>{section}</Badge> },
  { id: 'by', header: 'By', visibleFrom: 'medium', cell: () => 'Staff' },
  { id: 'time', header: 'Filed', width: 'short', visibleFrom: 'wide', cell: ({ time }) => time },
];

const onOpen = fn();
const onEndReached = fn();

const defaultProps = {
  caption: 'Wires of the day',
  columns,
  rows: newsItems(12),
  total: 12,
  onOpen,
} satisfies DataTableProps<NewsItem>;

const Table = (props: Partial<DataTableProps<NewsItem>>) => (
  <DataTable {...defaultProps} total={(props.rows ?? defaultProps.rows).length} {...props} />
);

const meta = {
  title: 'Admin/Patterns/DataTable',
  component: DataTable<NewsItem>,
  args: defaultProps,
  argTypes: { columns: { control: false }, rows: { control: false }, children: { control: false } },
  render: args => <Table {...args} total={args.rows.length} />,
  beforeEach() {
    onOpen.mockClear();
    onEndReached.mockClear();
  },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={3}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DataTable<NewsItem>>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (number: number) => new RegExp(`take ${number}(?!\\d)`);

export const Playground: Story = {
  args: { openId: 'item-2' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Wires of the day' });
    await expect(table).toHaveAttribute('aria-rowcount', '13');
    await expect(canvas.getByRole('button', { name: nameOf(3) })).toHaveAttribute('aria-current', 'true');
  },
};

/** A click anywhere on a row opens it. */
export const Clicked: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('State')[0]!);
    await expect(onOpen).toHaveBeenCalledWith(newsItem(1));
    await userEvent.click(canvas.getByRole('button', { name: nameOf(1) }));
    await expect(onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Renders a few dozen of ten thousand rows; the keyboard reaches the first and the last row. */
export const TenThousandRows: Story = {
  args: { rows: newsItems(10_000), openId: null },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const first = await canvas.findByRole('button', { name: nameOf(1) });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}j');
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(3) })).toHaveFocus());
    await userEvent.keyboard('k{Home}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(3) })).not.toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(10_000) })).toHaveFocus());
    const last = canvas.getByRole('row', { name: nameOf(10_000) });
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith(newsItem(9999));
    // A row that is scrolled out of view keeps the focus. The table may still be scrolling to the last row: until its rows are
    // measured, it corrects its position and undoes this scroll.
    await waitFor(async () => {
      canvas.getByRole('table').parentElement!.scrollTo(0, 0);
      await expect(canvas.getByRole('button', { name: nameOf(1) })).toBeInTheDocument();
    });
    await expect(canvas.getByRole('button', { name: nameOf(10_000) })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(1) })).toHaveFocus());
  },
};

/** Requests the next rows before the end is in view. */
export const LoadsMoreAtTheEnd: Story = {
  tags: ['no-visual'],
  render: function LoadsMoreAtTheEnd() {
    const [rows, setRows] = useState(() => newsItems(50));
    return (
      <Table
        rows={rows}
        total={150}
        onEndReached={() => {
          onEndReached();
          setRows(newsItems(rows.length + 50));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: nameOf(150) })).toHaveFocus();
    });
    await expect(onEndReached).toHaveBeenCalledTimes(2);
  },
};

/** `focus(id)` of the handle moves the focus to that row. */
export const FocusedByHandle: Story = {
  tags: ['no-visual'],
  render: function FocusedByHandle() {
    const table = useRef<DataTableHandle>(null);
    return (
      <>
        <Button onClick={() => table.current?.focus('item-7')}>Back to the log</Button>
        <Table ref={table} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the log' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(8) })).toHaveFocus());
  },
};

/** Waits for a layout and its resize observers. */
const nextLayout = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

/** The table keeps its scroll position while it is hidden, as on a narrow screen while a row is open. */
export const HiddenAndShown: Story = {
  args: { rows: newsItems(200) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const viewport = canvas.getByRole('table').parentElement!;
    for (const offset of [0, 400]) {
      viewport.scrollTop = offset;
      await nextLayout();
      viewport.hidden = true;
      await nextLayout();
      viewport.hidden = false;
      await nextLayout();
      await expect(viewport.scrollTop).toBe(offset);
    }
    // The rows of a new scroll position are rendered in a later frame.
    await expect(await canvas.findByRole('button', { name: nameOf(8) })).toBeVisible();
  },
};

/** Scrolls to the top when other rows have replaced the first ones. */
export const Replaced: Story = {
  tags: ['no-visual'],
  render: function Replaced() {
    const [isBusy, setIsBusy] = useState(false);
    const [rows, setRows] = useState(() => newsItems(500));
    return (
      <>
        <Button onClick={() => setIsBusy(true)}>Request</Button>
        <Button
          onClick={() => {
            setRows(newsItems(400));
            setIsBusy(false);
          }}
        >
          Respond
        </Button>
        <Table rows={rows} busy={isBusy} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const viewport = canvas.getByRole('table').parentElement!;
    canvas.getByRole('button', { name: nameOf(1) }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(500) })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Request' }));
    await expect(viewport.scrollTop).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await waitFor(() => expect(viewport.scrollTop).toBe(0));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: nameOf(1) })).toHaveFocus();
  },
};

/** A row that is opened from outside is scrolled into view and becomes the tab stop. */
export const OpenedFromOutside: Story = {
  tags: ['no-visual'],
  render: function OpenedFromOutside() {
    const [openIndex, setOpenIndex] = useState(0);
    return (
      <>
        <Button onClick={() => setOpenIndex(openIndex + 40)}>Skip forty</Button>
        <Table rows={newsItems(500)} openId={`item-${openIndex}`} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const number of [41, 81]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Skip forty' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: nameOf(number), current: true })).toBeVisible(),
      );
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: nameOf(81) })).toHaveFocus();
  },
};

/** `focus()` on an empty table does not move the focus later, when rows arrive. */
export const FilledAfterFocus: Story = {
  tags: ['no-visual'],
  render: function FilledAfterFocus() {
    const table = useRef<DataTableHandle>(null);
    const [count, setCount] = useState(0);
    return (
      <>
        <Button onClick={() => table.current?.focus()}>To the log</Button>
        <Button onClick={() => setCount(3)}>Fill</Button>
        <Table ref={table} rows={newsItems(count)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To the log' }));
    const fill = canvas.getByRole('button', { name: 'Fill' });
    await userEvent.click(fill);
    await expect(await canvas.findByRole('button', { name: nameOf(1) })).toBeVisible();
    await expect(fill).toHaveFocus();
  },
};

export const Busy: Story = {
  tags: ['one-width'],
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  tags: ['one-width'],
  args: { rows: [], children: <Text>Nothing came over the wire.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing came over the wire.')).toBeVisible();
  },
};

export const One: Story = {
  tags: ['one-width'],
  args: { rows: newsItems(1) },
};

/** The first row is hovered, the second focused. */
export const States: Story = {
  args: { rows: newsItems(3) },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('row', { name: nameOf(1) }), 'hover');
    forceState(canvas.getByRole('button', { name: nameOf(2) }), 'focus');
  },
};

const longest = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
export const Longest: Story = {
  args: {
    rows: newsItems(3).map(item => ({
      ...item,
      title: longest,
      summary: `${longest} ${item.summary} ${longest}`,
      section: 'Counterrevolutions',
    })),
  },
};

/** On the narrowest screen a row shows only the first columns. */
export const Narrow: Story = {
  decorators: [
    Story => (
      // No content security policy applies here, so the inline style is allowed.
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
