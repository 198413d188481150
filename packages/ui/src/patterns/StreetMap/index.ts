export { mapFile } from './mapFile.ts';
export { compass, frames, plateOf, type StreetPlan } from './plan.ts';
export { StreetMap, type StreetMapProps } from './StreetMap.tsx';
