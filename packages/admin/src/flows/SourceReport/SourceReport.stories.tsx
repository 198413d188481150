// Stories of `SourceReport`, which sites and campaigns brought messages and sales. An outlet is a newspaper or another newsroom.
import { admin } from '@fit-to-print/content/admin';
import { Box } from '@fit-to-print/ui/primitives/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SourceReport, type SourceReportProps, type SourceRow } from './SourceReport.tsx';

const row = (
  dimension: SourceRow['dimension'],
  value: string | null,
  leads: number,
  applications: number,
  sales: number,
): SourceRow => ({ dimension, value, leads, applications, sales });

const rows: readonly SourceRow[] = [
  row('campaign', '', 41, 9, 1),
  row('campaign', 'spring-founders', 16, 5, 2),
  row('campaign', 'podcast-42', 4, 1, 0),
  row('city', 'Milwaukee', 33, 6, 2),
  row('city', 'Austin', 17, 5, 1),
  row('city', '', 11, 4, 0),
  row('page', '/', 28, 3, 1),
  row('page', '/PR-Authority', 14, 7, 2),
  row('page', '/insights/what-a-press-release-costs-and-what-the-price-says-about-the-outlet', 12, 4, 0),
  row('page', null, 7, 1, 0),
];
const load = fn<SourceReportProps['load']>();
const save = fn<SourceReportProps['save']>();
const period = { from: '2026-10-25', to: '2026-11-23' };

const meta = {
  title: 'Admin/Flows/SourceReport',
  component: SourceReport,
  args: { copy: admin.sources, period, load, save },
  beforeEach() {
    save.mockReset();
    load.mockReset().mockResolvedValue(rows);
  },
  decorators: [
    Story => (
      <Box as="main" pageWidth paddingBlock={3}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SourceReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: admin.sources.dimensions.page.caption });
    await expect(within(table).getByRole('row', { name: '/PR-Authority 14 7 2' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: `${admin.sources.others} 7 1 0` })).toBeVisible();
    await expect(within(table).getByRole('row', { name: `${admin.sources.total} 61 15 3` })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: `${admin.sources.notGiven.campaign} 41 9 1` }),
    ).toBeVisible();
    await expect(load.mock.calls).toEqual([[period, expect.any(AbortSignal)]]);
  },
};

export const AnotherPeriod: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('table');
    const from = canvas.getByLabelText(admin.sources.from);
    await userEvent.clear(from);
    await userEvent.type(from, '2026-12-24');
    await userEvent.click(canvas.getByRole('button', { name: admin.sources.show }));
    // The entered first day was after the last day, so the two were swapped.
    const next = { from: '2026-11-23', to: '2026-12-24' };
    await waitFor(() => expect(load).toHaveBeenLastCalledWith(next, expect.any(AbortSignal)));
    await expect(await canvas.findByLabelText(admin.sources.from)).toHaveValue('2026-11-23');
    await userEvent.click(await canvas.findByRole('button', { name: admin.sources.downloadCsv }));
    await expect(save.mock.calls).toEqual([[rows, next]]);
  },
};

export const NothingInThePeriod: Story = {
  tags: ['one-width'],
  beforeEach() {
    load.mockResolvedValue([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(admin.sources.none))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: admin.sources.downloadCsv })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach() {
    load.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: admin.sources.loading })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A second attempt succeeds. */
export const FailsAtFirst: Story = {
  tags: ['no-visual'],
  beforeEach() {
    load.mockRejectedValueOnce(new Error('Offline.'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(admin.sources.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: admin.sources.retry }));
    await expect(await canvas.findAllByRole('table')).toHaveLength(3);
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';

export const Longest: Story = {
  beforeEach() {
    const numbers = [1_048_576, 999_999, 100_000] as const;
    load.mockResolvedValue([
      row('campaign', longWord.repeat(3), ...numbers),
      row('campaign', '', ...numbers),
      row('city', `${longWord} ${longWord}`, ...numbers),
      row('page', `/insights/${longWord.repeat(4)}`, ...numbers),
      row('page', null, ...numbers),
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: longWord.repeat(3) })).toBeVisible();
  },
};
