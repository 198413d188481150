import type { Attribution } from '../contracts/attribution.ts';

/** Where somebody came from, as the outbox carries it: columns of the row. */
export type AttributionRow = Record<
  Exclude<keyof Attribution, 'landingPage'> | 'landing_page',
  string | null
>;

/** As facts of a mail to the studio, in the order in which they are looked for. */
export const attributionFacts = (row: AttributionRow): [label: string, value: string | null][] => [
  ['Source', row.utm_source],
  ['Medium', row.utm_medium],
  ['Campaign', row.utm_campaign],
  ['Term', row.utm_term],
  ['Content', row.utm_content],
  ['Referrer', row.referrer],
  ['Landing page', row.landing_page],
];
