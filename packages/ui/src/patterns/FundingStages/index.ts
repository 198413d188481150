export { FundingStages, type FundingStagesProps } from './FundingStages.tsx';
export type { FundingStage } from './scale.ts';
