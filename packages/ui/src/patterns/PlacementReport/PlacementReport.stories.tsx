// Stories of `PlacementReport`.
import { placementReport, placementReportNote } from '@fit-to-print/content/placementReport';
import { sampleReport } from '@fit-to-print/content/props/prAuthority';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { PlacementReport } from './PlacementReport.tsx';

const { report: sample } = sampleReport;
const placements = sample.placements.slice(0, 4);

const meta = {
  title: 'Patterns/PlacementReport',
  component: PlacementReport,
  args: sample,
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PlacementReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sample report, which is labelled and has no links. */
export const Playground: Story = {
  tags: ['both-editions'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(sample.sampleLabel!)).toBeVisible();
    // Strokes, and no solid bars.
    const [stroke] = canvasElement.querySelectorAll('path');
    await expect(getComputedStyle(stroke!)).toHaveProperty(
      'strokeDasharray',
      expect.stringMatching(/^0.36px, 0.5px/),
    );
    // The pages beyond the minimum have their number, in the short and in the long rows.
    await expect(canvas.getAllByText('+3')).toHaveLength(2);
    // Small windows hide the heads, and name each value instead.
    const table = canvas.getByRole('table', { name: sample.caption });
    await expect(
      within(table)
        .getAllByRole('columnheader', { hidden: true })
        .map(head => head.textContent),
    ).toEqual(['Outlet', 'Address', 'First seen', 'Status', 'Link']);
    const gone = within(table).getByRole('row', { name: /404/ });
    await expect(within(gone).getByText('Gone')).toBeVisible();
    await expect(gone).toHaveTextContent('/news/hopyard-tenth-farm');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A real order: each address is a link. */
export const Delivered: Story = {
  render: () => (
    <PlacementReport
      {...placementReport}
      caption="Order 1042, Growth"
      verdict="252 pages are online. Growth promises 250+. Delivered."
      tally={{ ...sample.tally!, online: 252 }}
      placements={placements}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(placements.length);
    await expect(canvas.getByRole('link', { name: '/news/hopyard (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://sample-weekly.example/news/hopyard',
    );
  },
};

/** Fewer pages than promised: the strokes of missing pages are pale. */
export const Short: Story = {
  render: () => (
    <PlacementReport
      {...placementReport}
      caption="Order 1042, Growth"
      verdict="231 pages are online. Growth promises 250+. 19 are missing, and the guarantee applies."
      tally={{ ...sample.tally!, online: 231 }}
      placements={placements}
    />
  ),
};

/** The pages are recorded, and not checked yet. */
export const Unchecked: Story = {
  tags: ['one-width'],
  render: () => (
    <PlacementReport
      {...placementReport}
      caption="Order 1042, Growth"
      verdict="We are checking each page. The verdict follows."
      placements={placements.map(page => ({ ...page, firstSeen: null, answer: null, link: null }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Not checked yet/)).toHaveLength(placements.length * 3);
  },
};

/** The report names what a check could not find out, and never shows it as absent. */
export const Unknown: Story = {
  tags: ['one-width'],
  render: () => (
    <PlacementReport
      {...placementReport}
      caption="Order 1042, Growth"
      verdict="240 pages are online so far, and 12 could not be read. Growth promises 250+."
      note={placementReportNote}
      placements={[
        { ...placements[0]!, link: 'none' },
        { ...placements[1]!, firstSeen: null, answer: 403, link: 'unknown' },
        { ...placements[2]!, firstSeen: null, answer: null, link: 'gone' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/sample-courier/).getByText('No link')).toBeVisible();
    await expect(row(/sample-weekly/).getByText('Not known')).toBeVisible();
    await expect(row(/sample-lakeshore/).getByText('No answer')).toBeVisible();
    await expect(row(/sample-lakeshore/).getByText('Not seen')).toBeVisible();
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    caption: `${longWord} `.repeat(3),
    verdict: `${longWord} `.repeat(4),
    tally: { online: 1, minimum: 450, legend: longWord.repeat(3) },
    sampleLabel: longWord.repeat(2),
    placements: [
      {
        ...placements[0]!,
        outlet: `${longWord}.example`,
        address: `https://${longWord}.example/${longWord.repeat(6)}`,
      },
    ],
  },
};
