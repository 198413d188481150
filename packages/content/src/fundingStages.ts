import type { FundingStage } from './types.ts';

/** Typical raises (specification, section 9). The ladder is drawn to scale from them. */
export const fundingStages: readonly FundingStage[] = [
  { name: 'Pre-seed', from: 50_000, to: 500_000, label: '$50K–$500K' },
  { name: 'Seed', from: 500_000, to: 2_000_000, label: '$500K–$2M' },
  { name: 'Series A', from: 2_000_000, to: 15_000_000, label: '$2M–$15M' },
  { name: 'Series B+', from: 15_000_000, to: null, label: '$15M+' },
];
