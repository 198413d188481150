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

/** Pages of the sample that are online, and that are gone. */
const online = 253;
const gone = 3;

const rows = [
  ['sample-courier.example', '/business/hopyard-tenth-farm', '2026-10-06', 200, 'sponsored'],
  ['sample-weekly.example', '/news/hopyard', '2026-10-06', 200, 'follow'],
  ['sample-ledger.example', '/press/hopyard-tenth-farm', '2026-10-06', 200, 'sponsored'],
  ['sample-lakeshore.example', '/story/hopyard-tenth-farm', '2026-10-07', 404, 'gone'],
  ['sample-observer.example', '/business/hopyard', '2026-10-09', 200, 'follow'],
] as const;

/** The report of an invented order: every site in it is invented, too. */
export const samplePlacementReport = {
  kind: 'sample',
  sampleLabel: 'Sample: invented order, invented sites',
  caption: `Sample order, ${sampleTier.name}: where it was published`,
  verdict: `${online} pages are online. ${sampleTier.name} promises ${sampleTier.figures.outlets}. Delivered.`,
  tally: {
    online,
    minimum: Number.parseInt(sampleTier.figures.outlets, 10),
    legend: 'One stroke, one page online. Blue: beyond the minimum.',
  },
  placements: rows.map(([outlet, path, firstSeen, answer, link]) => ({
    outlet,
    address: `https://${outlet}${path}`,
    firstSeen,
    answer,
    link,
  })),
  rest: `and ${online + gone - rows.length} more, each with its address. ${gone} of all ${online + gone} are gone, and do not count.`,
} satisfies Sample & Partial<PlacementReportProps>;
