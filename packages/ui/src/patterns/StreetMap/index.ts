export { mapFile } from './mapFile.ts';
export { compass, frames, cityFrameOf, type StreetPlan } from './plan.ts';
export { MapDetail, type MapDetailProps, StreetMap, type StreetMapProps } from './StreetMap.tsx';
