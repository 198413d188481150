import type { AttributionField } from '../contracts/attribution.ts';

/** The columns of attribution. */
export type AttributionRow = Record<Exclude<AttributionField, 'landingPage'> | 'landing_page', string | null>;

const labels: Record<keyof AttributionRow, string> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
  referrer: 'Referrer',
  landing_page: 'Landing page',
};

/** Facts of a mail to the staff. */
export const attributionFacts = (row: AttributionRow): [label: string, value: string | null][] =>
  (Object.keys(labels) as (keyof AttributionRow)[]).map(column => [labels[column], row[column]]);
