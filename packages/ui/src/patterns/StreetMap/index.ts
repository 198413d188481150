// `StreetMap`: a drawn map of a city's streets.
// A pattern is a section of a page, made of components.
export { cityView } from './cityView.ts';
export type { ViewPoint } from './cityScene.ts';
export { mapFile } from './mapFile.ts';
export { compass, frames, cityFrameOf, type StreetPlan } from './plan.ts';
export { StreetMap, type StreetMapProps } from './StreetMap.tsx';
export { darkMap } from './StreetMap.css.ts';
