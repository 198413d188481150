// `FundingStages`: the stages of funding, drawn as a ladder beside a ruler.
export { FundingStages, type FundingStagesProps } from './FundingStages.tsx';
export type { FundingStage } from './scale.ts';
