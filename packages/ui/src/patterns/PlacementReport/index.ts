// `PlacementReport`: where a release was published: each page as it was last checked, and whether the minimum is met.
// A pattern is a section of a page, made of components.
export {
  linkKinds,
  type LinkKind,
  type Placement,
  PlacementReport,
  type PlacementReportProps,
} from './PlacementReport.tsx';
