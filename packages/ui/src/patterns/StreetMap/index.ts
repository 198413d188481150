export type { StreetPlan } from './plan.ts';
export { StreetMap, type StreetMapProps } from './StreetMap.tsx';
