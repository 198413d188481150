// Stories of `SignalReport`, what browsers reported about the site.
import { admin } from '@fit-to-print/content/admin';
import { Box } from '@fit-to-print/ui/primitives/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignalReport, type SignalReportProps, type SignalRow } from './SignalReport.tsx';

const rows: readonly SignalRow[] = [
  {
    kind: 'error',
    name: 'TypeError',
    page: '/application',
    detail: 'x is not a function app.js:1:2048',
    hits: 12,
    lastDay: '2026-11-21',
  },
  {
    kind: 'violation',
    name: 'script-src-elem',
    page: '/',
    detail: 'https://extension.example',
    hits: 3,
    lastDay: '2026-11-20',
  },
  { kind: 'vital', name: 'LCP', page: '/pricing', detail: 'good', hits: 240, lastDay: '2026-11-22' },
  { kind: 'vital', name: 'LCP', page: '/pricing', detail: 'poor', hits: 2, lastDay: '2026-11-19' },
];
const load = fn<SignalReportProps['load']>();

const meta = {
  title: 'Admin/Flows/SignalReport',
  component: SignalReport,
  args: { copy: admin.signals, load },
  beforeEach() {
    load.mockReset().mockResolvedValue(rows);
  },
  decorators: [
    Story => (
      <Box as="main" pageWidth paddingBlock={3}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SignalReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastWeek: Story = {
  tags: ['both-editions'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: admin.signals.show }));
    const table = await canvas.findByRole('table', { name: admin.signals.caption });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(rows.length);
    // The clicked button has disappeared. A screen reader does not read the whole table aloud.
    await expect(canvas.getByRole('region', { name: admin.signals.title })).toHaveFocus();
    await expect(table.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText('x is not a function app.js:1:2048')).toBeVisible();
  },
};

export const NothingReported: Story = {
  tags: ['one-width'],
  play: async ({ canvas, userEvent }) => {
    load.mockResolvedValue([]);
    await userEvent.click(canvas.getByRole('button', { name: admin.signals.show }));
    await expect(await canvas.findByText(admin.signals.none)).toBeVisible();
  },
};

/** A second attempt succeeds. */
export const FailsAtFirst: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    load.mockRejectedValueOnce(new Error('Offline.'));
    await userEvent.click(canvas.getByRole('button', { name: admin.signals.show }));
    await expect(await canvas.findByText(admin.signals.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: admin.signals.retry }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';

export const Longest: Story = {
  beforeEach() {
    const page = `/insights/${longWord.repeat(3)}`;
    load.mockResolvedValue([
      {
        kind: 'error',
        name: longWord.repeat(2),
        page,
        detail: longWord.repeat(8),
        hits: 1_048_576,
        lastDay: '2026-11-21',
      },
      { kind: 'vital', name: 'LCP', page: '/', detail: 'poor', hits: 1, lastDay: '2026-11-22' },
    ]);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: admin.signals.show }));
    await expect(await canvas.findByText(longWord.repeat(8))).toBeVisible();
  },
};
