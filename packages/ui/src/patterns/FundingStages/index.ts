// `FundingStages`: the stages of funding, drawn as a ladder beside a ruler.
// A pattern is a section of a page, made of components.
export { FundingStages, type FundingStagesProps } from './FundingStages.tsx';
export { FundingStageMark } from './FundingStageMark.tsx';
export type { FundingStage } from './scale.ts';
