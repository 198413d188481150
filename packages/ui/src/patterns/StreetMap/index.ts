export { mapFile } from './mapFile.ts';
export { compass, frames, plateOf, type StreetPlan } from './plan.ts';
export { PlateDetail, type PlateDetailProps, StreetMap, type StreetMapProps } from './StreetMap.tsx';
