export {
  linkKinds,
  type LinkKind,
  type Placement,
  PlacementReport,
  type PlacementReportProps,
} from './PlacementReport.tsx';
