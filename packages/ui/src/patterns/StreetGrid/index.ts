export type { StreetPlan } from './plan.ts';
export { StreetGrid, type StreetGridProps } from './StreetGrid.tsx';
