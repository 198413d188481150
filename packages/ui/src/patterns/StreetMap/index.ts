export { mapFile } from './mapFile.ts';
export { frames, type StreetPlan } from './plan.ts';
export { StreetMap, type StreetMapProps } from './StreetMap.tsx';
