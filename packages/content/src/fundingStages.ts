import type { FundingStage } from './types.ts';

/** The typical amounts of funding rounds in dollars (specification, section 9). The component `FundingStages` draws them to scale in an article. `to: null` has no upper limit. */
export const fundingStages: readonly FundingStage[] = [
  { name: 'Pre-seed', from: 50_000, to: 500_000, label: '$50K–$500K' },
  { name: 'Seed', from: 500_000, to: 2_000_000, label: '$500K–$2M' },
  { name: 'Series A', from: 2_000_000, to: 15_000_000, label: '$2M–$15M' },
  { name: 'Series B+', from: 15_000_000, to: null, label: '$15M+' },
];
