// The texts of the placement report (the table of web pages that published a customer's press release). An outlet is a news site or newspaper.
import { brand } from './brand.ts';
import { type Tier, tiers } from './tiers.ts';
import type { Placement, PlacementReportProps } from '@fit-to-print/ui/patterns/PlacementReport';
import type { Placeholder } from './types.ts';

/** The package (tier) of the sample report: Growth. */
const sampleTier = tiers[1]!;

/** The texts of a placement report: the table of the web pages on which a customer's press release was published. */
export const placementReport = {
  columns: {
    outlet: 'Outlet',
    address: 'Address',
    firstSeen: 'First seen',
    answer: 'Status',
    link: 'Link',
  },
  links: { follow: 'Follow', sponsored: 'Sponsored', none: 'No link', unknown: 'Not known', gone: 'Gone' },
  missing: { row: 'Not checked yet', firstSeen: 'Not seen', answer: 'No answer' },
} as const satisfies Partial<PlacementReportProps>;

/** The text below the table of a real report. */
export const placementReportNote =
  'We look at each page every day for 90 days. “Sponsored”: the link is marked as paid, so search engines should not count it. “Not known”: the site blocks our check, or your brief has no link. Status 200: the page is online. “Gone”: the page was deleted, or did not answer three times.';

const penColor = brand.penColor[0]!.toUpperCase() + brand.penColor.slice(1);
/** The text that explains the tally marks: a stroke for each page that is online. */
export const tallyLegend = `One stroke, one page. ${penColor}: beyond the minimum.`;

/** The name of a real report's table. */
export const reportCaption = (number: number, tier: Tier, placements: number): string =>
  `Order ${number}, ${tier.name}: ${placements} ${placements === 1 ? 'page' : 'pages'}`;

/** The numbers of placements by the result of their checks. */
export interface PlacementCounts {
  /** The number of pages that are online. */
  readonly online: number;
  /** The number of pages that are no longer there. */
  readonly gone: number;
  /** Pages that are not checked yet, or cannot be. */
  readonly unknown: number;
}

/** Returns the words of a number of pages: `12 pages are online`. */
const pagesAre = (count: number, state = '') => `${count} ${count === 1 ? 'page is' : 'pages are'} ${state}`;

/** The number of outlets that a tier promises at least: 250 if its figure is `250+`. */
export const minimumOf = (tier: Tier): number => Number.parseInt(tier.figures.outlets, 10);

/**
 * Compares the pages of a report with the minimum of its tier, in a few sentences. They say that pages are missing only if the studio has
 * recorded all pages (`isComplete`), and the minimum would not be reached even if every page that could not be read were online.
 */
export function placementVerdict(
  tier: Tier,
  { online, gone, unknown }: PlacementCounts,
  isComplete: boolean,
): string {
  if (online + gone === 0)
    return `We are checking ${unknown} ${unknown === 1 ? 'page' : 'pages'}. The result is here in a few minutes.`;
  const missing = minimumOf(tier) - online - unknown;
  const isDelivered = online >= minimumOf(tier);
  const found = pagesAre(online, isComplete || isDelivered ? 'online' : 'online so far');
  const open = unknown > 0 && !isDelivered ? `, and ${unknown} could not be read` : '';
  const promise = `${tier.name} promises ${tier.figures.outlets}.`;
  if (isDelivered) return `${found}. ${promise} Delivered.`;
  if (!isComplete || missing <= 0) return `${found}${open}. ${promise}`;
  return `${found}${open}. ${promise} ${pagesAre(missing, 'missing')}: the guarantee applies, and we refund you or publish again.`;
}

/** The numbers of pages of the sample report that are online, and that are gone. Gone pages do not count towards the minimum. */
const online = 253;
const gone = 3;

/** Some pages of the sample: newsroom, path, first day online, HTTP status, and kind of link. */
const rows = [
  ['sample-courier.example', '/business/hopyard-tenth-farm', '2026-10-06', 200, 'sponsored'],
  ['sample-weekly.example', '/news/hopyard', '2026-10-06', 200, 'sponsored'],
  ['sample-lakeshore.example', '/news/hopyard-tenth-farm', '2026-10-07', 404, 'gone'],
] as const;

/** The report of an invented order, in which every site is invented, too. `/PR-Authority` shows it as a sample. */
export const samplePlacementReport = {
  isPlaceholder: true,
  sampleLabel: 'Sample, not a real order',
  caption: `Sample order, ${sampleTier.name}: ${rows.length} of ${online + gone} pages`,
  verdict: `${online} pages are online. ${sampleTier.name} promises ${sampleTier.figures.outlets}. Delivered.`,
  tally: {
    online,
    minimum: minimumOf(sampleTier),
    legend: tallyLegend,
  },
  note: 'Status 200: online. “Gone”: deleted, not counted. “Sponsored”: marked as paid.',
  placements: rows.map(([outlet, path, firstSeen, answer, link]) => ({
    outlet,
    address: `https://${outlet}${path}`,
    firstSeen,
    answer,
    link,
  })),
} satisfies Placeholder & Partial<PlacementReportProps>;

/**
 * The result of the last check of a page, in a few words: `Online, link: Follow` or `Gone (404)`. `answer` is its HTTP status; null if it did not
 * answer. `link` says how the page links to the customer; null if it was never checked.
 */
export function placementStatus({ answer, link }: Pick<Placement, 'answer' | 'link'>): string {
  const { links, missing } = placementReport;
  if (link === null) return missing.row;
  const isOnline = answer !== null && answer >= 200 && answer < 300;
  if (isOnline && link !== 'gone') return `Online, link: ${links[link]}`;
  return `${links[link]} (${answer ?? missing.answer})`;
}
