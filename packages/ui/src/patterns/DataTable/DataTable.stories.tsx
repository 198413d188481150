import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { DataTable, type DataTableColumn, type DataTableHandle, type DataTableProps } from './DataTable.tsx';

interface Wire {
  id: string;
  slug: string;
  lead: string;
  desk: string;
  filed: string;
}

const desks = ['City', 'State', 'Foreign', 'Sports'];
const wire = (index: number): Wire => ({
  id: `wire-${index}`,
  slug: `Brewery fire, take ${index + 1}`,
  lead: 'Smoke over the Third Ward was seen from Racine before the first engine left its house.',
  desk: desks[index % desks.length]!,
  filed: `${String(index % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
});
const wires = (count: number) => Array.from({ length: count }, (_, index) => wire(index));

const columns: readonly DataTableColumn<Wire>[] = [
  {
    id: 'slug',
    head: 'Slug',
    width: 'rest',
    cell: ({ slug, lead }) => (
      <>
        <Text as="span" variant="small">
          {slug}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {' '}
          {lead}
        </Text>
      </>
    ),
  },
  { id: 'desk', head: 'Desk', width: 'short', cell: ({ desk }) => <Badge>{desk}</Badge> },
  { id: 'by', head: 'By', from: 'medium', cell: () => 'Staff' },
  { id: 'filed', head: 'Filed', width: 'short', from: 'wide', cell: ({ filed }) => filed },
];

const onOpen = fn();
const onEnd = fn();

const wiresOfTheDay = {
  caption: 'Wires of the day',
  columns,
  lines: wires(12),
  idOf: ({ id }) => id,
  total: 12,
  onOpen,
} satisfies DataTableProps<Wire>;

const Table = (props: Partial<DataTableProps<Wire>>) => (
  <DataTable {...wiresOfTheDay} total={(props.lines ?? wiresOfTheDay.lines).length} {...props} />
);

const meta = {
  title: 'Patterns/DataTable',
  component: DataTable<Wire>,
  args: wiresOfTheDay,
  argTypes: { columns: { control: false }, lines: { control: false }, children: { control: false } },
  render: args => <Table {...args} total={args.lines.length} />,
  beforeEach() {
    onOpen.mockClear();
    onEnd.mockClear();
  },
  decorators: [
    Story => (
      <Box page paddingBlock={3}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DataTable<Wire>>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = (number: number) => new RegExp(`take ${number}(?!\\d)`);

export const Playground: Story = {
  args: { open: 'wire-2' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Wires of the day' });
    await expect(table).toHaveAttribute('aria-rowcount', '13');
    await expect(canvas.getByRole('button', { name: name(3) })).toHaveAttribute('aria-current', 'true');
  },
};

/** The pointer takes the line, wherever on it. */
export const Pointed: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('State')[0]!);
    await expect(onOpen).toHaveBeenCalledWith(wire(1));
    await userEvent.click(canvas.getByRole('button', { name: name(1) }));
    await expect(onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Ten thousand lines, of which a few dozen are drawn; from the first to the last, and back to where Tab left. */
export const TenThousand: Story = {
  args: { lines: wires(10_000), open: null },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: name(1) })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}j');
    await waitFor(() => expect(canvas.getByRole('button', { name: name(3) })).toHaveFocus());
    await userEvent.keyboard('k{Home}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: name(3) })).not.toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: name(10_000) })).toHaveFocus());
    const last = canvas.getByRole('row', { name: name(10_000) });
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith(wire(9999));
    // Scrolled away by the wheel, it still has the focus.
    canvas.getByRole('table').parentElement!.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('button', { name: name(1) })).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: name(10_000) })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: name(1) })).toHaveFocus());
  },
};

/** What is not loaded yet is asked for in time. */
export const InPages: Story = {
  tags: ['no-visual'],
  render: function InPages() {
    const [lines, setLines] = useState(() => wires(50));
    return (
      <Table
        lines={lines}
        total={150}
        onEnd={() => {
          onEnd();
          setLines(wires(lines.length + 50));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: name(150) })).toHaveFocus();
    });
    await expect(onEnd).toHaveBeenCalledTimes(2);
  },
};

/** Whoever holds the table sends the reader back to the line they came from. */
export const GivenBack: Story = {
  tags: ['no-visual'],
  render: function GivenBack() {
    const table = useRef<DataTableHandle>(null);
    return (
      <>
        <Button onClick={() => table.current?.focus('wire-7')}>Back to the log</Button>
        <Table ref={table} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the log' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: name(8) })).toHaveFocus());
  },
};

/** A layout and what observes it, done. */
const laidOut = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

/** Put away and brought back, as on a narrow sheet while one of its lines is open, it is where it was. */
export const PutAway: Story = {
  args: { lines: wires(200) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const view = canvas.getByRole('table').parentElement!;
    for (const offset of [0, 400]) {
      view.scrollTop = offset;
      await laidOut();
      view.hidden = true;
      await laidOut();
      view.hidden = false;
      await laidOut();
      await expect(view.scrollTop).toBe(offset);
    }
    await expect(canvas.getByRole('button', { name: name(8) })).toBeVisible();
  },
};

/** What takes the place of the lines is read from its beginning. */
export const Replaced: Story = {
  tags: ['no-visual'],
  render: function Replaced() {
    const [asked, setAsked] = useState(0);
    const [lines, setLines] = useState(() => wires(500));
    return (
      <>
        <Button onClick={() => setAsked(asked + 1)}>Ask</Button>
        <Button
          onClick={() => {
            setLines(wires(400));
            setAsked(0);
          }}
        >
          Answer
        </Button>
        <Table lines={lines} busy={asked > 0} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('table').parentElement!;
    canvas.getByRole('button', { name: name(1) }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: name(500) })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(view.scrollTop).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(view.scrollTop).toBe(0));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: name(1) })).toHaveFocus();
  },
};

/** Whoever opens one line after the other from outside finds them in the table, and Tab leads to the last. */
export const Followed: Story = {
  tags: ['no-visual'],
  render: function Followed() {
    const [at, setAt] = useState(0);
    return (
      <>
        <Button onClick={() => setAt(at + 40)}>Forty on</Button>
        <Table lines={wires(500)} open={`wire-${at}`} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const number of [41, 81]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Forty on' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: name(number), current: true })).toBeVisible(),
      );
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: name(81) })).toHaveFocus();
  },
};

/** An empty table that was asked to take the focus does not take it later, from whoever has it then. */
export const FilledLater: Story = {
  tags: ['no-visual'],
  render: function FilledLater() {
    const table = useRef<DataTableHandle>(null);
    const [count, setCount] = useState(0);
    return (
      <>
        <Button onClick={() => table.current?.focus()}>To the log</Button>
        <Button onClick={() => setCount(3)}>Fill</Button>
        <Table ref={table} lines={wires(count)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To the log' }));
    const fill = canvas.getByRole('button', { name: 'Fill' });
    await userEvent.click(fill);
    await expect(await canvas.findByRole('button', { name: name(1) })).toBeVisible();
    await expect(fill).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { lines: [], children: <Text>Nothing came over the wire.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing came over the wire.')).toBeVisible();
  },
};

export const One: Story = { args: { lines: wires(1) } };

/** One is pointed at, the next has the focus. */
export const States: Story = {
  args: { lines: wires(3) },
  play: ({ canvas }) => {
    canvas.getByRole('row', { name: name(1) }).dataset.force = 'hover';
    canvas.getByRole('button', { name: name(2) }).dataset.force = 'focus';
  },
};

const longest = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
export const Longest: Story = {
  args: {
    lines: wires(3).map(line => ({
      ...line,
      slug: longest,
      lead: `${longest} ${line.lead} ${longest}`,
      desk: 'Counterrevolutions',
    })),
  },
};

/** On the narrowest sheet only what is needed is left of a line. */
export const Narrow: Story = {
  decorators: [
    Story => (
      // Stories are printed by no server: the policy has nothing against it.
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
