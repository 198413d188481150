/** The table of facts in a mail to the staff. */
import type { AttributionField } from '../contracts/attribution.ts';
import type { Block } from './render.ts';

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

/** A row of a mail's table: a label and what is known. */
export type Fact = [label: string, value: string | null, href?: string];

/**
 * The given facts, then the time and the attribution of the submission: where its sender came from. Facts without a value are left out.
 */
export function factsBlock(facts: readonly Fact[], row: AttributionRow & { created_at: string }): Block {
  const columns = Object.keys(labels) as (keyof AttributionRow)[];
  const all: Fact[] = [
    ...facts,
    ['Received', `${row.created_at.slice(0, 16).replace('T', ' ')} UTC`],
    ...columns.map((column): Fact => [labels[column], row[column]]),
  ];
  return { kind: 'facts', facts: all.filter((fact): fact is [string, string, string?] => Boolean(fact[1])) };
}
