// Loads the report about where a press release was published (its placements). A tier is a monthly package. An outlet is a newspaper or
// another newsroom.
import type { StoredPlacement, StoredPlacementReport } from '@fit-to-print/backend/contracts/order';
import {
  minimumOf,
  type PlacementCounts,
  placementReport as copy,
  placementReportNote,
  placementVerdict,
  reportCaption,
  tallyLegend,
} from '@fit-to-print/content/placementReport';
import { type TierId, tiers } from '@fit-to-print/content/tiers';
import type { Placement } from '@fit-to-print/ui/patterns/PlacementReport';
import type { Report } from '@fit-to-print/ui/templates/ReportTemplate';
import { backendUrl, publishableKey } from './backend.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

/** The longest time that the request for a report may take, retries included. */
const timeoutMs = 15_000;

/** A page on which a release was published, as a report shows it. `answer` is the HTTP status of the last check. */
export const toPlacement = (page: StoredPlacement): Placement => ({
  address: page.address,
  outlet: page.outlet,
  firstSeen: page.first_seen_at?.slice(0, 10) ?? null,
  answer: page.answer,
  link:
    page.checked_at === null
      ? null
      : page.state === 'gone'
        ? 'gone'
        : (page.state === 'online' && page.link_kind) || 'unknown',
});

function countPlacements(pages: readonly StoredPlacement[]): PlacementCounts {
  const count = (state: StoredPlacement['state']) => pages.filter(page => page.state === state).length;
  const [online, gone] = [count('online'), count('gone')];
  return { online, gone, unknown: pages.length - online - gone };
}

/**
 * The texts and figures of a report about the pages on which a release was published.
 * @param isComplete True if the studio has recorded all of these pages.
 */
export function toReport(
  order: { tier: TierId; number: number; placements: readonly StoredPlacement[] },
  isComplete: boolean,
) {
  const tier = tiers.find(({ id }) => id === order.tier)!;
  const counts = countPlacements(order.placements);
  const isChecked = counts.online + counts.gone > 0;
  return {
    ...copy,
    note: placementReportNote,
    caption: reportCaption(order.number, tier, order.placements.length),
    verdict: placementVerdict(tier, counts, isComplete),
    tally: isChecked ? { online: counts.online, minimum: minimumOf(tier), legend: tallyLegend } : undefined,
    placements: order.placements.map(toPlacement),
  };
}

/** The report with this key; null if no report has it. Rejects if the server does not respond. */
export async function loadReport(key: string, signal: AbortSignal): Promise<Report | null> {
  // Keys are UUIDs. The database rejects any other text with an error.
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)) return null;
  const response = await fetchWithRetry(`${backendUrl}/rest/v1/rpc/placement_report`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ p_key: key }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`placement_report answered ${response.status}.`);
  const stored = (await response.json()) as StoredPlacementReport | null;
  return stored && { ...toReport(stored, stored.state === 'reported'), title: stored.title };
}

/** A report as rows of text: the column headings, then a row for each page on which the release was published. */
export const reportRows = ({ columns, links, missing, placements }: Report): string[][] => [
  [columns.outlet, columns.address, columns.firstSeen, columns.answer, columns.link],
  ...placements.map(({ outlet, address, firstSeen, answer, link }) => {
    const unknown = (cell: 'firstSeen' | 'answer') => (link === null ? missing.row : missing[cell]);
    return [
      outlet,
      address,
      firstSeen ?? unknown('firstSeen'),
      answer === null ? unknown('answer') : String(answer),
      link === null ? missing.row : links[link],
    ];
  }),
];
