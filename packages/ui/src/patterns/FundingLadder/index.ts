export { FundingLadder, type FundingLadderProps } from './FundingLadder.tsx';
export type { Rung } from './scale.ts';
