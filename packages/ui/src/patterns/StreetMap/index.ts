// `StreetMap`: a drawn map of a city's streets.
export { mapFile } from './mapFile.ts';
export { compass, frames, frameOf, type StreetPlan } from './plan.ts';
export { StreetMap, StreetMapDetail, type StreetMapDetailProps, type StreetMapProps } from './StreetMap.tsx';
