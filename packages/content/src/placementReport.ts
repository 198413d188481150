import { tiers } from './tiers.ts';
import type { PlacementReportProps } from '@fit-to-print/ui/patterns/PlacementReport';
import type { Sample } from './types.ts';

const sampleTier = tiers[1]!;

/** The words of each report. */
export const placementReport = {
  columns: {
    outlet: 'Outlet',
    address: 'Address',
    firstSeen: 'First seen',
    answer: 'Answer',
    link: 'Link',
  },
  links: { follow: 'Follow', sponsored: 'Sponsored', gone: 'Gone' },
  unchecked: 'Not checked yet',
} as const satisfies Partial<PlacementReportProps>;

/** Pages of the sample that are online, and that are gone. Gone pages do not count. */
const online = 253;
const gone = 3;

const rows = [
  ['sample-courier.example', '/business/hopyard-tenth-farm', '2026-10-06', 200, 'sponsored'],
  ['sample-weekly.example', '/news/hopyard', '2026-10-06', 200, 'follow'],
  ['sample-lakeshore.example', '/news/hopyard-tenth-farm', '2026-10-07', 404, 'gone'],
  ['sample-observer.example', '/business/hopyard', '2026-10-07', 200, 'follow'],
] as const;

/** The report of an invented order: every site in it is invented, too. */
export const samplePlacementReport = {
  kind: 'sample',
  sampleLabel: 'Sample, not a real order',
  caption: `Sample order, ${sampleTier.name}: ${rows.length} of ${online + gone} pages`,
  verdict: `${online} pages are online. ${sampleTier.name} promises ${sampleTier.figures.outlets}. Delivered.`,
  tally: {
    online,
    minimum: Number.parseInt(sampleTier.figures.outlets, 10),
    legend: 'One stroke, one page. Blue: beyond the minimum.',
  },
  placements: rows.map(([outlet, path, firstSeen, answer, link]) => ({
    outlet,
    address: `https://${outlet}${path}`,
    firstSeen,
    answer,
    link,
  })),
} satisfies Sample & Partial<PlacementReportProps>;
