// Stories of the page /report (`ReportTemplate`) with its real content. An outlet is a newspaper or another newsroom.
import { placementReport, placementReportNote, tallyLegend } from '@fit-to-print/content/placementReport';
import { type Report, ReportTemplate } from '@fit-to-print/ui/templates/ReportTemplate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkLaterHeadlines } from '../checkLaterHeadlines.fixtures.tsx';
import report from './data.ts';

const meta = {
  title: 'Templates/ReportTemplate',
  component: ReportTemplate,
  args: { data: report.data, onRetry: fn(), onDownload: fn() },
} satisfies Meta<typeof ReportTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A web page on which a press release was published. `answer` is its HTTP status at the last check. */
const page = (outlet: string, path: string) => ({
  outlet,
  address: `https://${outlet}${path}`,
  firstSeen: '2026-12-02',
  answer: 200,
});
/** The report of an order with enough pages online: a tier of `250+` promises at least 250. */
const delivered: Report = {
  ...placementReport,
  title: 'Hopyard signs its tenth farm',
  caption: 'Order 1042, Growth: 253 pages',
  verdict: '252 pages are online. Growth promises 250+. Delivered.',
  tally: { online: 252, minimum: 250, legend: tallyLegend },
  note: placementReportNote,
  placements: [
    { ...page('sample-courier.example', '/business/hopyard-tenth-farm'), link: 'sponsored' },
    { ...page('sample-weekly.example', '/news/hopyard'), link: 'follow' },
    { ...page('sample-lakeshore.example', '/news/hopyard-tenth-farm'), answer: 404, link: 'gone' },
  ],
};

export const Delivered: Story = {
  tags: ['both-editions'],
  args: { report: delivered },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Hopyard signs its tenth farm' })).toBeVisible();
    await expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  tags: ['one-width'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Where it ran.' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the report…');
  },
};

/** No report has this address: it was mistyped, or replaced. */
export const Missing: Story = {
  args: { report: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Where is it?' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('There is no report at this address.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Write to the studio' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};

/** The drawing is beside the texts, and both end where the window ends. */
export const MissingOnLargeWindows: Story = {
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'large' } },
  args: { report: 'missing' },
  play: async ({ canvas, canvasElement }) => {
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const about = bottomOf(canvas.getByText(report.data.intro));
    const drawing = bottomOf(canvasElement.querySelector('svg[viewBox="92 0 366 320"]')!);
    await expect(Math.abs(about - drawing), 'the texts end with the drawing').toBeLessThan(8);
    await expect(drawing, 'no bare ground below').toBeGreaterThan(window.innerHeight - 80);
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    await expect(
      sizeOf(canvas.getByText(/^Ask the person/)),
      'the advice is larger than the sentence about reports',
    ).toBeGreaterThan(sizeOf(canvas.getByText(report.data.intro)));
  },
};

/** The build fits the headline of a page without a report, which is not prerendered. */
export const FittedHeadline: Story = {
  tags: ['no-visual'],
  play: checkLaterHeadlines(<ReportTemplate data={report.data} report="missing" />, report.laterHeadlines),
};

export const Failed: Story = {
  tags: ['one-width'],
  args: { report: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    report: {
      ...delivered,
      title: word.repeat(2),
      verdict: `${word} `.repeat(3),
      note: `${word} `.repeat(6),
      placements: [{ ...page(`${word}.example`, `/${word.repeat(3)}`), link: 'unknown' }],
    },
  },
};
