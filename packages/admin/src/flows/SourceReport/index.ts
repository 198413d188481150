export {
  type SourcePeriod,
  SourceReport,
  type SourceReportCopy,
  type SourceReportProps,
  type SourceRow,
} from './SourceReport.tsx';
