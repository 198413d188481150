// `SourceReport`: which pages and campaigns brought messages and sales.
export {
  type SourcePeriod,
  SourceReport,
  type SourceReportCopy,
  type SourceReportProps,
  type SourceRow,
} from './SourceReport.tsx';
